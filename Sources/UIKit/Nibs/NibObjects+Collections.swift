extension NibObjects {
  func decodeCollection(_ collection: UICollectionView, _ element: NibElement) {
    decodeScrollView(collection, element)
    if let allows = element.bool("allowsSelection") { collection.allowsSelection = allows }
    if let several = element.bool("allowsMultipleSelection") { collection.allowsMultipleSelection = several }
    if let prefetches = element.bool("prefetchingEnabled") { collection.isPrefetchingEnabled = prefetches }
    if let layout = element.value("collectionViewLayout") {
      collection.collectionViewLayout = makeLayout(layout)
    }
    if let view = element.value("backgroundView") { collection.backgroundView = makeView(view) }
    for cell in element.list("cells") where cell.name == "collectionViewCell" {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      collection.makers[ReuseKey(kind: UICollectionView.cellKind, identifier: identifier)] = prototype(cell)
      collection.prototypes.insert(identifier)
    }
    registerPrototype("sectionHeaderView", UICollectionView.elementKindSectionHeader, of: collection, element)
    registerPrototype("sectionFooterView", UICollectionView.elementKindSectionFooter, of: collection, element)
  }

  private func registerPrototype(
    _ key: String,
    _ kind: String,
    of collection: UICollectionView,
    _ element: NibElement
  ) {
    guard let view = element.value(key), let identifier = view["reuseIdentifier"] else { return }
    collection.makers[ReuseKey(kind: kind, identifier: identifier)] = prototype(view)
  }

  /// What makes a prototype's view anew from the document.
  private func prototype(_ element: NibElement) -> (CGRect) -> UICollectionReusableView? {
    { [document, scene = self] _ in
      let objects = NibObjects(document: document, around: scene)
      let view = objects.makeView(element)
      objects.connect()
      return view as? UICollectionReusableView
    }
  }

  // MARK: Layouts

  private func makeLayout(_ element: NibElement) -> UICollectionViewLayout {
    let isFlow = element.name == "collectionViewFlowLayout"
    let standard = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    return make(standard, element) { type in
      (type as? UICollectionViewLayout.Type)?.init(coder: NibCoder(element, self))
    }
  }

  func decodeFlowLayout(_ layout: UICollectionViewFlowLayout, _ element: NibElement) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
    if let size = element.size("itemSize") { layout.itemSize = size }
    if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
    if element.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    switch element["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = element.insets("sectionInset") { layout.sectionInset = inset }
    if let pins = element.bool("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = element.bool("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = pins
    }
  }
}
