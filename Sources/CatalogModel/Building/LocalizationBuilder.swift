import CatalogDiagnostics
import LocaleData
import MessageFormat

/// Places the texts of one locale in the slots of the alerts, and parses them.
struct LocalizationBuilder {
  private let builder: CatalogBuilder
  private let locale: LocaleID
  private var alerts: [LocalizedAlert?]
  private var location: SourceLocation?
  private var isPartial = false
  private var findings: [Finding] = []
  /// Finding what a key is meant to be takes comparing it with all others, so there are only so many comparisons.
  private var comparisonsLeft = 50_000
  private lazy var pluralRules = PluralRules.rules(for: locale, .cardinal)
  private lazy var hasZeroCategory = pluralRules.categories.contains(.zero)
  private lazy var integerCategories = Set(pluralRules.categories(in: 0...Int.max).categories)

  init(_ builder: CatalogBuilder, locale: LocaleID) {
    self.builder = builder
    self.locale = locale
    alerts = Array(repeating: nil, count: builder.plans.plans.count)
    if locale == builder.sourceLocale { location = builder.sourceLocation }
  }

  func result() -> BuiltLocalization {
    let localization = Localization(
      locale: locale,
      location: location ?? builder.sourceLocation,
      alerts: alerts,
      isPartial: isPartial
    )
    return BuiltLocalization(localization: localization, findings: findings)
  }

  mutating func add(_ source: TableSource) {
    if location == nil { location = source.table.location }
    if source.document.isPartial { isPartial = true }
    var next = 0
    for entry in source.table.alerts {
      if let index = builder.plans.index(of: entry.key, near: next) {
        add(entry, of: source.document, to: index)
        next = index + 1
      } else if isMeant(entry, in: source.document) {
        reportObsolete(entry, in: source.document)
      }
    }
  }

  /// Whether an entry of no alert was meant for one. Tables of a whole app have other keys too, unless patterns say which
  /// are meant; even then a message without a title is no alert's.
  private func isMeant(_ entry: AlertTexts, in document: CatalogDocument) -> Bool {
    guard document.keys?.isShared == true else { return true }
    guard let others = builder.definitions.otherKeys, !others.contains(entry.key) else { return false }
    return entry.texts.contains { $0.path == .title }
  }

  private mutating func add(_ entry: AlertTexts, of document: CatalogDocument, to index: Int) {
    let file = document.file
    let plan = builder.plans.plans[index]
    // Nothing given is nothing said.
    guard !entry.texts.isEmpty || entry.isPartial else { return }
    let keyLocation = SourceLocation(file: file, start: entry.keyRange.lowerBound, end: entry.keyRange.upperBound)
    var alert =
      alerts[index]
      ?? LocalizedAlert(keyLocation: keyLocation, texts: Array(repeating: nil, count: plan.slots.count))
    alerts[index] = nil
    if entry.isPartial { alert.isPartial = true }
    alert.annotations += entry.annotations
    var next = 0
    for text in entry.texts {
      guard let slot = plan.slot(text.path, near: next) else {
        reportObsolete(text, of: plan, in: file)
        continue
      }
      next = slot + 1
      if let other = alert.texts[slot], !text.replaces(other) {
        reportConflict(text, of: document, with: other, of: plan)
      } else {
        alert.texts[slot] = LocalizedText(message: message(text, of: document, alert: index, slot: slot))
      }
    }
    alerts[index] = alert
  }
}

// MARK: - Parsing

extension LocalizationBuilder {
  private mutating func message(_ text: SlotText, of document: CatalogDocument, alert: Int, slot: Int) -> Message {
    guard document.keys != nil else { return MessageParser.parse(text.text) }
    switch text.variations {
    case .none:
      guard builder.configuration.syntax != .icu else { return MessageParser.parse(text.text) }
      return PrintfParser.parse(text.text, context: context(alert, slot))
    case .variables(let variables):
      return PrintfParser.parse(text.text, variables: variables, context: context(alert, slot))
    case .forms(let forms, let variables):
      return PrintfParser.parse(forms: forms, variables: variables, context: context(alert, slot))
        ?? MessageParser.parse(text.text)
    }
  }

  private mutating func context(_ alert: Int, _ slot: Int) -> PrintfContext {
    let plan = builder.plans.plans[alert]
    var context =
      builder.printf?.context(alert: alert, slot: slot)
      ?? PrintfContext(names: plan.argumentNames(plan.paths[slot]))
    context.hasZeroCategory = hasZeroCategory
    context.integerCategories = integerCategories
    return context
  }
}

extension SlotText {
  /// A strings dictionary prevails over the strings file beside it, `Alerts.stringsdict` over `Alerts.strings`, and a
  /// language's own folder over `Base.lproj`, as in Apple's bundles.
  fileprivate func replaces(_ other: LocalizedText) -> Bool {
    other.source.file.path + "dict" == text.file.path || !text.file.isOfBase && other.source.file.isOfBase
  }
}

extension SourceFile {
  fileprivate var isOfBase: Bool { path.hasPrefix("Base.lproj/") || path.contains("/Base.lproj/") }
}

// MARK: - What does not fit

extension LocalizationBuilder {
  private func subject(_ alert: String, _ path: SlotPath? = nil) -> Finding.Subject {
    Finding.Subject(catalog: builder.name, alert: alert, field: path?.name, locale: locale.tag)
  }

  /// In a table of a whole app, an entry that is left over from another version does no harm.
  private mutating func reportObsolete(_ entry: AlertTexts, in document: CatalogDocument) {
    guard !builder.definitions.isPartial else { return }
    var suggestion: String?
    if comparisonsLeft >= builder.plans.plans.count {
      comparisonsLeft -= builder.plans.plans.count
      suggestion = Suggestions.closest(to: entry.key, among: builder.plans.keys)
    }
    let range = entry.keyRange
    let location = SourceLocation(file: document.file, start: range.lowerBound, end: range.upperBound)
    findings.append(
      Finding(
        .obsoleteTranslation,
        at: location,
        .noAlert(entry.key, suggestion),
        severity: document.keys?.isShared == true ? .warning : nil,
        subject: subject(entry.key)
      )
    )
  }

  private mutating func reportObsolete(_ text: SlotText, of plan: AlertPlan, in file: SourceFile) {
    guard !plan.definition.isPartial else { return }
    let location = SourceLocation(file: file, start: text.keyRange.lowerBound, end: text.keyRange.upperBound)
    let key = plan.definition.key
    findings.append(
      Finding(
        .obsoleteTranslation,
        at: location,
        .noText(text.path, key, plan.suggestion(for: text.path)),
        subject: subject(key, text.path),
        notes: [Finding.Note(.definedHere, at: plan.definition.keyLocation)]
      )
    )
  }

  /// Two places that give the same text do no harm.
  private mutating func reportConflict(
    _ text: SlotText,
    of document: CatalogDocument,
    with other: LocalizedText,
    of plan: AlertPlan
  ) {
    // A key that a table has twice is reported as such; a format says in other words what MessageFormat says.
    guard document.keys == nil || other.source.file !== document.file else { return }
    guard document.keys == nil || !document.file.isOfBase || other.source.file.isOfBase else { return }
    guard document.keys == nil || other.message.syntax == .printf || other.message.isConstant else { return }
    let isEqual = text.text.withBytes { bytes in
      other.source.withBytes { $0.count == bytes.count && $0.elementsEqual(bytes) }
    }
    guard !isEqual else { return }
    let key = plan.definition.key
    findings.append(
      Finding(
        .conflictingSources,
        at: text.text.contentLocation,
        .conflict(text.path, key, locale.tag),
        subject: subject(key, text.path),
        notes: [Finding.Note(.otherText, at: other.source.contentLocation)]
      )
    )
  }
}

extension AlertPlan {
  /// The action or field that is likely meant.
  fileprivate func suggestion(for path: SlotPath) -> String? {
    switch path {
    case .actionLabel(let id): Suggestions.closest(to: id, among: actions.lazy.map(\.id))
    case .fieldTitle(let id), .fieldPlaceholder(let id), .fieldInitial(let id):
      Suggestions.closest(to: id, among: fields.lazy.map(\.id))
    case .title, .message: nil
    }
  }
}

extension String {
  fileprivate static func noAlert(_ key: String, _ suggestion: String?) -> String {
    let advice = suggestion.map { "did you mean \(quoted($0))?" } ?? "remove it, or define it"
    return "no alert is called \(quoted(key)); \(advice)"
  }

  fileprivate static func noText(_ path: SlotPath, _ key: String, _ suggestion: String?) -> String {
    let advice = suggestion.map { "did you mean \(quoted($0))?" } ?? "remove it, or define it"
    return "the alert \(quoted(key)) has no \(quoted(path.name)); \(advice)"
  }

  fileprivate static func conflict(_ path: SlotPath, _ key: String, _ locale: String) -> String {
    "this is another text for \(quoted(path.name)) of \(quoted(key)) in \(locale) than is given before; keep one"
  }

  fileprivate static let definedHere = "the alert is defined here"
  fileprivate static let otherText = "the other text is here"
}
