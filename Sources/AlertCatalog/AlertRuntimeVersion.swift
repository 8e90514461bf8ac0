/// What generated code names so that it compiles only with a runtime that understands it.
///
/// A runtime that calls for other code declares `AlertRuntimeVersion2` instead.
public enum AlertRuntimeVersion1 {}
