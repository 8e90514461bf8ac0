import CatalogDiagnostics

/// Every rule there is.
package enum RuleRegistry {
  /// In the order of their ids. A test compares the list with the folder.
  package static let all: [any Rule.Type] = [
    ApostropheQuotesArgument.self,
    ArgumentName.self,
    ArgumentType.self,
    BlankTranslation.self,
    CommentCutsText.self,
    ConflictingSources.self,
    DestructiveWithoutCancel.self,
    DoubledApostrophe.self,
    DuplicateKey.self,
    DuplicateSelector.self,
    ExtraArgument.self,
    FileEncoding.self,
    FileSyntax.self,
    ForeignPlaceholder.self,
    HardCodedNumber.self,
    IdentifierCollision.self,
    ImpossiblePluralCategory.self,
    InvalidValue.self,
    InvisibleInSyntax.self,
    LiteralPound.self,
    LocaleTag.self,
    MarkupInText.self,
    MessageSyntax.self,
    MissingArgument.self,
    MissingLocaleFile.self,
    MissingOther.self,
    MissingPluralCategory.self,
    MissingTranslation.self,
    NoPluralData.self,
    ObsoleteTranslation.self,
    OneWithoutNumber.self,
    OrdinalMismatch.self,
    PartlyTranslatedAlert.self,
    SameLabel.self,
    SelectKeys.self,
    SelectOverBool.self,
    SeveralCancels.self,
    ShadowedCategory.self,
    StrayBrace.self,
    UnknownField.self,
    UnknownRule.self,
    UnknownSelector.self,
    UnreachableExact.self,
    UnsupportedFormat.self,
    UnterminatedQuote.self,
    UnusableKey.self,
    UnusedArgument.self,
    UnusedSuppression.self,
    ZeroCategoryAsZero.self,
  ]

  package static func rule(named name: String) -> (any Rule.Type)? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.id.name, $0) }) { first, _ in first }
}
