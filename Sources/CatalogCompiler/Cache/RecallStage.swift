import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import LocaleData

/// Finds out which files of a catalog have to be read, because what depends on them is not known from earlier builds.
///
/// A locale depends on the definitions, the configuration, its own files, those of the source locale and those of the
/// locales that it falls back to, and on which locales there are. Catalogs that tables define are read as a whole.
struct RecallStage {
  let memory: BuildMemory
  let read: @Sendable (CatalogFile) -> ReadDocument

  /// The outline of a translation file that an earlier build has read, else the file.
  func document(_ file: CatalogFile, of catalog: CatalogFiles) -> ReadDocument {
    guard case .translation = file.name.role, let key = outlineKey(file, catalog),
      let raw = try? memory.snapshot.read(file.path), let reader = memory.cache.content(of: key),
      let outline = try? DocumentOutline(reader, path: file.path, raw: raw)
    else { return read(file) }
    return ReadDocument(document: outline.document, isOutline: true)
  }

  /// Reads what has to be read of a catalog: of its documents, one for each file, outlines are replaced where they do not
  /// do. `configurations` are the files of the configuration, as findings know them.
  ///
  /// - Returns: What is known; `nil` where nothing can be, so that all has been read.
  func recall(
    _ catalog: CatalogFiles,
    _ documents: inout [ReadDocument],
    _ configuration: CatalogConfiguration,
    _ configurations: [SourceFile]
  ) -> CatalogRecall? {
    guard let plan = RecallPlan(catalog, documents, configuration),
      var recall = keys(plan, catalog)
    else {
      readOutlines(documents.indices, of: catalog, &documents)
      return nil
    }
    let known = contents(recall)
    let needed = plan.needed(
      unchecked: known.filter { $0.value.record == nil }.map(\.key),
      uncompiled: known.filter { $0.value.part == nil }.map(\.key)
    )
    readOutlines(plan.documents(of: needed), of: catalog, &documents)
    for (locale, known) in known {
      let files = plan.dependencies(of: locale).compactMap { documents[$0].document?.file } + configurations
      recall.locales[locale]?.files = files
      recall.locales[locale]?.isAtHand = needed.contains(locale)
      recall.locales[locale]?.part = known.part
      guard let content = known.record else { continue }
      guard let record = try? LocalizationRecord(content, FindingCoding(files: files)) else {
        return forgotten(recall, catalog, &documents)
      }
      recall.locales[locale]?.record = record
    }
    note(documents, of: catalog, in: &recall)
    return recall
  }

  /// What was kept is not sound: everything is read and found out again.
  private func forgotten(
    _ recall: CatalogRecall,
    _ catalog: CatalogFiles,
    _ documents: inout [ReadDocument]
  ) -> CatalogRecall? {
    readOutlines(documents.indices, of: catalog, &documents)
    return nil
  }

  private func readOutlines(_ indices: some Sequence<Int>, of catalog: CatalogFiles, _ documents: inout [ReadDocument])
  {
    let outlines = indices.filter { documents[$0].isOutline }
    let whole = Parallel.map(outlines.map { catalog.files[$0] }, read)
    for (index, document) in zip(outlines, whole) { documents[index] = document }
  }

  /// Remembers which files were read, with their outlines for the next build.
  private func note(_ documents: [ReadDocument], of catalog: CatalogFiles, in recall: inout CatalogRecall) {
    for (file, read) in zip(catalog.files, documents) {
      guard let key = outlineKey(file, catalog) else { continue }
      recall.used.insert(key)
      guard !read.isOutline else { continue }
      recall.readPaths.append(file.path)
      guard case .translation = file.name.role, let document = read.document,
        let raw = try? memory.snapshot.read(file.path), let outline = DocumentOutline(document, raw: raw)
      else { continue }
      recall.keep(outline.content(raw: raw), as: key)
    }
  }
}

// MARK: - Keys

extension RecallStage {
  private func outlineKey(_ file: CatalogFile, _ catalog: CatalogFiles) -> ContentDigest? {
    key("outline", [file.path] + catalog.configurations) { writer in
      writer.text(file.name.catalog)
      writer.text(file.name.format.rawValue)
    }
  }

  /// A key of files, in the order in which they are given; `nil` where one cannot be read.
  private func key(_ kind: String, _ paths: [String], _ write: (inout CacheWriter) -> Void) -> ContentDigest? {
    var isWhole = true
    let key = memory.cache.key(kind) { writer in
      write(&writer)
      writer.list(paths) { path, writer in
        if !memory.write(path, to: &writer) { isWhole = false }
      }
    }
    return isWhole ? key : nil
  }

  private func keys(_ plan: RecallPlan, _ catalog: CatalogFiles) -> CatalogRecall? {
    let definitions = plan.dependencies(of: plan.locales[0]).map { catalog.files[$0].path } + catalog.configurations
    guard let definitions = key("definitions", definitions, { $0.flag(plan.hasTables) }) else { return nil }
    var recall = CatalogRecall(memory.cache, definitions: definitions)
    for locale in plan.locales {
      let paths = plan.dependencies(of: locale).map { catalog.files[$0].path } + catalog.configurations
      let keys = ["findings", "part"].compactMap { kind in
        key(kind, paths) { writer in
          writer.text(catalog.name)
          writer.text(locale.tag)
          writer.flag(plan.hasTables)
          writer.list(plan.locales) { $1.text($0.tag) }
        }
      }
      guard keys.count == 2 else { return nil }
      recall.locales[locale] = CatalogRecall.Locale(recordKey: keys[0], partKey: keys[1])
      recall.used.formUnion(keys)
    }
    return recall
  }

  private struct Content: Sendable {
    var record: CacheReader?
    var part: CacheReader?
  }

  /// What is kept of each locale.
  private func contents(_ recall: CatalogRecall) -> [LocaleID: Content] {
    let locales = recall.locales.sorted { $0.key < $1.key }
    let contents = Parallel.map(locales.map(\.value)) { locale in
      Content(record: memory.cache.content(of: locale.recordKey), part: memory.cache.content(of: locale.partKey))
    }
    return Dictionary(zip(locales.map(\.key), contents)) { first, _ in first }
  }
}
