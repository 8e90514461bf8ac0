import CatalogModel
import MessageFormat

/// The one table of fields: reading, suggestions for mistyped names and the reference all follow it.
package enum CatalogFields {
  package static let all = catalog + translation + configuration + keys

  private static let catalog: [CatalogField] = [
    CatalogField(.sourceLocale, in: .definitions, .locale, "The locale of the texts in this file."),
    CatalogField(.alerts, in: .definitions, .mapping(of: "key → alert, or its title"), "The alerts, by key."),
    CatalogField(.title, in: .alert, .text, "What the alert says first. Every alert has one."),
    CatalogField(.message, in: .alert, .text, "What the alert says below its title."),
    CatalogField(
      .actions,
      in: .alert,
      .mapping(of: "id → action, or its label"),
      "The buttons in the order in which they are shown. Without any there is one standard `ok`."
    ),
    CatalogField(.fields, in: .alert, .mapping(of: "id → text field"), "The text fields, in their order."),
    CatalogField(
      .arguments,
      in: .alert,
      .mapping(of: "name → argument, or its type"),
      "The arguments of the texts. What is left out is inferred from the source texts."
    ),
    CatalogField(.preferredAction, in: .alert, .string, "The id of the default button."),
    CatalogField(
      .severity,
      in: .alert,
      .choice(AlertSeverity.allCases.map(\.rawValue)),
      "How grave the alert is; `automatic` where left out."
    ),
    CatalogField(
      .style,
      in: .alert,
      .choice(AlertStyle.allCases.map(\.rawValue)),
      "How the alert is presented; `alert` where left out."
    ),
    CatalogField(
      .error,
      in: .alert,
      .choice(TruthValue.allCases.map(\.rawValue)),
      "Whether the alert tells of an error: then the error enum `Failure` has a case for it; `false` where left out."
    ),
    CatalogField(.comment, in: .alert, .string, "For translators and for the documentation of the function."),
    CatalogField(
      .type,
      in: .argument,
      .choice(ArgumentTypeName.allCases.map(\.rawValue)),
      "The type; where left out, the source texts settle it, else it is `string`."
    ),
    CatalogField(.enum, in: .argument, .list(of: "name"), "Instead of a type: the values that a `select` tells apart."),
    CatalogField(.min, in: .argument, .integer, "The least value of an `int`; 0 where left out."),
    CatalogField(.max, in: .argument, .integer, "The greatest value of an `int`; 999999 where left out."),
    CatalogField(.example, in: .argument, .string, "A value for documentation and previews."),
    CatalogField(.enum, in: .argumentType, .list(of: "name"), "The values that a `select` tells apart."),
    CatalogField(.placeholder, in: .field, .text, "What an empty field shows."),
    CatalogField(.title, in: .field, .text, "What stands beside the field."),
    CatalogField(.initial, in: .field, .text, "What the field holds at first."),
    CatalogField(
      .kind,
      in: .field,
      .choice(FieldKind.allCases.map(\.rawValue)),
      "What is typed into it; `text` where left out."
    ),
    CatalogField(
      .label,
      in: .action,
      .text,
      "What the button says; left out, the standard term of each locale for its id."
    ),
    CatalogField(
      .role,
      in: .action,
      .choice(ActionRole.allCases.map(\.rawValue)),
      "What the button does; left out, `cancel` for the id `cancel` and `default` for others."
    ),
  ]

  private static let translation: [CatalogField] = [
    CatalogField(.locale, in: .translation, .locale, "The locale of the texts in this file, as its name says it too."),
    CatalogField(.alerts, in: .translation, .mapping(of: "key → alert, or its title"), "The alerts, by key."),
    CatalogField(.title, in: .translatedAlert, .text, "The title."),
    CatalogField(.message, in: .translatedAlert, .text, "The message."),
    CatalogField(.actions, in: .translatedAlert, .mapping(of: "id → label"), "The labels of the buttons."),
    CatalogField(.fields, in: .translatedAlert, .mapping(of: "id → text field"), "The texts of the text fields."),
    CatalogField(.placeholder, in: .translatedField, .text, "What an empty field shows."),
    CatalogField(.title, in: .translatedField, .text, "What stands beside the field."),
    CatalogField(.initial, in: .translatedField, .text, "What the field holds at first."),
    CatalogField(.label, in: .translatedAction, .text, "What the button says."),
  ]

  private static let configuration: [CatalogField] = [
    CatalogField(
      .sourceLocale,
      in: .configuration,
      .locale,
      "The locale of the source texts, where a catalog does not name it."
    ),
    CatalogField(.locales, in: .configuration, .list(of: "locale"), "The locales that must be complete."),
    CatalogField(
      .access,
      in: .configuration,
      .choice(AccessLevel.allCases.map(\.rawValue)),
      "The access level of the generated declarations; `public` where left out."
    ),
    CatalogField(
      .syntax,
      in: .configuration,
      .choice(MessageSyntax.allCases.map(\.rawValue)),
      "The syntax of the texts in strings files and String Catalogs; `printf` where left out."
    ),
    CatalogField(
      .keys,
      in: .configuration,
      .mapping(of: "part → its names"),
      "Which keys of the app’s own tables are alerts, such as those of `Localizable.strings`."
    ),
    CatalogField(
      .fallback,
      in: .configuration,
      .choice(FallbackUnit.allCases.map(\.rawValue)),
      "What falls back to another language when a text is missing: the whole `alert`, or the `text` alone."
    ),
    CatalogField(
      .pack,
      in: .configuration,
      .choice(PackForm.allCases.map(\.rawValue)),
      "Where the texts are at run time: `embedded` in the code, or in a `file` beside it."
    ),
    CatalogField(
      .isolation,
      in: .configuration,
      .choice(TextIsolation.allCases.map(\.rawValue)),
      "Whether strings put into a text are isolated (`bidi`), so that their direction does not disturb it; `none` where left out."
    ),
    CatalogField(
      .rules,
      in: .configuration,
      .mapping(of: "rule → `off`, `info`, `warning` or `error`"),
      "The severities of rules."
    ),
    CatalogField(
      .localeRules,
      in: .configuration,
      .mapping(of: "locale → rules"),
      "The severities of rules in one locale."
    ),
    CatalogField(
      .glossary,
      in: .configuration,
      .mapping(of: "term → locale → its translation"),
      "Terms and how each locale translates them."
    ),
    CatalogField(
      .doNotTranslate,
      in: .configuration,
      .list(of: "term"),
      "Terms that are the same in every locale."
    ),
  ]

  private static let keys: [CatalogField] = [
    CatalogField(
      .match,
      in: .keys,
      .list(of: "pattern"),
      "The keys meant, such as `Common.Alerts.*`; all where left out."
    ),
    CatalogField(
      .title,
      in: .keys,
      .list(of: "name"),
      "Last parts of titles; `title` and `alertTitle` where left out."
    ),
    CatalogField(
      .message,
      in: .keys,
      .list(of: "name"),
      "Last parts of messages; `message`, `description`, `body` and `text` where left out."
    ),
    CatalogField(
      .actions,
      in: .keys,
      .list(of: "name"),
      "Last parts of buttons; where left out, every other one with `match`, and else the usual ones such as `confirm`."
    ),
  ]
}
