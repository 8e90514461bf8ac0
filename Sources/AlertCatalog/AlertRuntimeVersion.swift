/// What generated code names so that it compiles only with a runtime that understands it and its texts.
///
/// The number is that of the pack format, `PackFormat.version`: code of an older or newer tool does not compile, where it
/// else would show nothing.
public enum AlertRuntimeVersion3 {}
