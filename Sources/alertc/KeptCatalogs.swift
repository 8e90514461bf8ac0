import CatalogModel

/// Catalogs that live as long as the process. To free very many texts one by one takes longer than to read them, and the
/// process ends as soon as they are no longer needed.
final class KeptCatalogs {
  private var catalogs: [Catalog] = []

  func keep(_ catalogs: [Catalog]) { self.catalogs = catalogs }
}
