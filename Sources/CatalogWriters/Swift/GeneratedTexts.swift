import AlertCatalog
package import CatalogModel
import LocaleData

/// Generates the file of a catalog's texts. It is apart from the functions, because it changes with every translation.
package enum GeneratedTexts {
  /// - Returns: `nil` where the catalog's name cannot be written in Swift.
  package static func file(of catalog: Catalog, pack: [UInt8], signature: UInt64) -> SwiftFile? {
    guard let namespace = SwiftIdentifier(type: catalog.name) else { return nil }
    let value = SwiftExpression.call(
      "CompiledCatalog",
      [
        SwiftCallArgument("name", .string(catalog.name)),
        SwiftCallArgument("signature", .code("0x" + String(signature, radix: 16))),
        SwiftCallArgument("pack", .longString(pack)),
      ]
    )
    return SwiftFile(
      header: SwiftGenerator.header(of: catalog) + [locales],
      imports: [SwiftImport("AlertCatalog")],
      declarations: [
        .type(
          SwiftType(
            .extension,
            namespace.code,
            members: [
              .alias(SwiftAlias("_Runtime", of: runtimeVersion, documentation: versionReason)),
              .variable(SwiftVariable(SwiftGenerator.catalogName, modifiers: ["static"], value: value)),
            ]
          )
        )
      ]
    )
  }

  /// Where plural rules, numbers, dates and lists in the pack come from.
  private static var locales: String {
    let versions = LocaleDataVersions.current
    return "Locale data: ICU \(versions.icu), CLDR \(versions.cldr)."
  }

  private static let runtimeVersion = "AlertRuntimeVersion\(PackFormat.version)"
  private static let versionReason = SwiftDocumentation([
    ["If this is an error, the package AlertCatalog has another version than the alertc that wrote the file:"],
    ["generate it again."],
  ])
}
