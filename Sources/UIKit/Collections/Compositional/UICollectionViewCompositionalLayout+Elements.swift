extension UICollectionViewCompositionalLayout {
  /// The index of pinned views, which are in front of others.
  ///
  /// Source: developers' measurements.
  private static let pinnedIndex = 1_000_000_000

  /// The part of the layout's axis in which pinned views stay.
  private final var visibleRange: (low: CGFloat, high: CGFloat) {
    visiblePart(isVertical: geometry.room.isVertical, width: geometry.contentSize.width)
  }

  // MARK: In a rectangle

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes?) {
      if let attributes, attributes.frame.intersects(rect) { result.append(attributes) }
    }
    for section in geometry.sections(in: rect) {
      for index in section.definition.decorationItems.indices { add(decoration(index, section)) }
      for index in section.boundaryFrames.indices { add(boundaryView(index, section)) }
      addGroups(section, rect, to: &result)
    }
    for index in geometry.boundaryFrames.indices { add(layoutView(index)) }
    addListBackgrounds(rect, to: &result)
    return result
  }

  private final func addGroups(
    _ section: SectionGeometry,
    _ rect: CGRect,
    to result: inout [UICollectionViewLayoutAttributes]
  ) {
    let offset = section.isOrthogonal ? collectionView?.rowOffset(section.number) ?? 0 : 0
    let shift =
      !section.isOrthogonal
      ? CGVector.zero : section.runsDown ? CGVector(dx: 0, dy: -offset) : CGVector(dx: -offset, dy: 0)
    func isVisible(_ frame: CGRect) -> Bool { frame.offsetBy(dx: shift.dx, dy: shift.dy).intersects(rect) }
    for group in section.visibleGroups(in: rect, offset: offset) {
      let (origin, solution) = (section.origin(of: group), section.groups.solution(of: group))
      let first = section.groups.firstItem(of: group)
      for (index, item) in solution.items.enumerated() {
        var item = item
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        if isVisible(item.frame) { result.append(cell(item, first + index, section)) }
      }
      var numbers: [String: Int] = [:]
      for view in solution.supplementaries {
        let base = section.groups.supplementaryBase(view.kind, group: group)
        let number = base + numbers[view.kind, default: 0]
        numbers[view.kind, default: 0] += 1
        let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        if isVisible(frame) { result.append(anchoredView(view, frame, number, section)) }
      }
    }
  }

  // MARK: Of elements

  final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, let section = geometry.section(path.section), let item = section.item(path.item)
    else {
      return nil
    }
    return cell(item, path.item, section)
  }

  final func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path == CompositionalGeometry.layoutPath {
      let views = geometry.configuration.boundarySupplementaryItems
      let index = views.firstIndex { $0.elementKind == kind }
      return index.flatMap { geometry.boundaryFrames.indices.contains($0) ? layoutView($0) : nil }
    }
    guard path.count == 2, let section = geometry.section(path.section) else { return nil }
    let views = section.definition.boundarySupplementaryItems
    if path.item == 0, let index = views.firstIndex(where: { $0.elementKind == kind }), section.length > 0 {
      return boundaryView(index, section)
    }
    guard let (group, view) = section.groups.supplementary(kind, at: path.item) else { return nil }
    let origin = section.origin(of: group)
    return anchoredView(view, view.frame.offsetBy(dx: origin.x, dy: origin.y), path.item, section)
  }

  final func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, let section = geometry.section(path.section),
      section.definition.decorationItems.indices.contains(path.item),
      section.definition.decorationItems[path.item].elementKind == kind
    else { return nil }
    return decoration(path.item, section)
  }

  // MARK: Making attributes

  /// Cells of a section with decorations are in front of these.
  ///
  /// Source: developers' measurements.
  private final func cell(_ item: PlacedItem, _ number: Int, _ section: SectionGeometry)
    -> UICollectionViewLayoutAttributes
  {
    let path = IndexPath(item: number, section: section.number)
    let attributes = makeAttributes(CollectionElement(category: .cell, kind: nil, path: path))
    attributes.frame = item.frame
    attributes.zIndex = section.definition.decorationItems.isEmpty ? item.zIndex : item.zIndex + 1
    attributes.selfSized = item.selfSized
    attributes.rowSection = section.isOrthogonal ? section.number : nil
    attributes.listPlace = section.definition.list?.place(ofItem: number, section)
    return attributes
  }

  private final func anchoredView(
    _ view: PlacedSupplementary,
    _ frame: CGRect,
    _ number: Int,
    _ section: SectionGeometry
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: number, section: section.number)
    let element = CollectionElement(category: .supplementaryView, kind: view.kind, path: path)
    let attributes = makeAttributes(element)
    attributes.frame = frame
    attributes.zIndex = view.zIndex
    attributes.rowSection = section.isOrthogonal ? section.number : nil
    return attributes
  }

  private final func boundaryView(_ index: Int, _ section: SectionGeometry)
    -> UICollectionViewLayoutAttributes
  {
    let view = section.definition.boundarySupplementaryItems[index]
    let path = IndexPath(item: 0, section: section.number)
    let attributes = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: view.elementKind, path: path)
    )
    attributes.frame = section.boundaryFrame(index)
    attributes.listPlace = section.definition.list?.place(ofView: view.alignment)
    pin(view, attributes) { section.pinnedFrame(index, low: $0, high: $1) }
    return attributes
  }

  private final func layoutView(_ index: Int) -> UICollectionViewLayoutAttributes {
    let view = geometry.configuration.boundarySupplementaryItems[index]
    let attributes = makeAttributes(
      CollectionElement(
        category: .supplementaryView,
        kind: view.elementKind,
        path: CompositionalGeometry.layoutPath
      )
    )
    attributes.frame = geometry.boundaryFrame(index, low: -.infinity, high: .infinity)
    pin(view, attributes) { geometry.boundaryFrame(index, low: $0, high: $1) }
    return attributes
  }

  private final func pin(
    _ view: NSCollectionLayoutBoundarySupplementaryItem,
    _ attributes: UICollectionViewLayoutAttributes,
    _ frame: (CGFloat, CGFloat) -> CGRect
  ) {
    attributes.zIndex = view.zIndex
    attributes.selfSized = SelfSizedAxes(view.layoutSize)
    guard view.pinToVisibleBounds else { return }
    let (low, high) = visibleRange
    attributes.frame = frame(low, high)
    attributes.zIndex += UICollectionViewCompositionalLayout.pinnedIndex
  }

  private final func decoration(_ index: Int, _ section: SectionGeometry) -> UICollectionViewLayoutAttributes?
  {
    guard section.length > 0 else { return nil }
    let item = section.definition.decorationItems[index]
    let path = IndexPath(item: index, section: section.number)
    let attributes = makeAttributes(
      CollectionElement(category: .decorationView, kind: item.elementKind, path: path)
    )
    attributes.frame = section.decorationFrame(item)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Sizes of views

  final func asksForOtherSize(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    // Siblings with a uniform length may all be longer than a view asks for.
    let (new, old) = (preferred.size, geometry.knownSize(of: original.element) ?? original.size)
    return (original.selfSized.contains(.width) && abs(new.width - old.width) > 1e-3)
      || (original.selfSized.contains(.height) && abs(new.height - old.height) > 1e-3)
  }

  // MARK: Handlers

  /// Lets the handlers of sections change their visible elements.
  final func callHandlers(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView, geometry.sections.contains(where: hasHandler) else { return shown }
    var result = shown
    let ofSections = shown.indices.filter { shown[$0].indexPath != CompositionalGeometry.layoutPath }
    let bySection = Dictionary(grouping: ofSections) { shown[$0].indexPath.section }
    for section in geometry.sections where hasHandler(section) {
      guard let handler = section.definition.visibleItemsInvalidationHandler,
        let indexes = bySection[section.number]
      else {
        visibleItems[section.number] = nil
        continue
      }
      let old = visibleItems[section.number] ?? [:]
      var items: [CollectionElement: LayoutVisibleItem] = [:]
      let ordered = indexes.map { index in
        let attributes = shown[index]
        let item = old[attributes.element] ?? LayoutVisibleItem(attributes)
        item.move(to: attributes)
        items[attributes.element] = item
        return item
      }
      visibleItems[section.number] = items
      let environment = LayoutEnvironment(LayoutContainer(section.room.size), collectionView.traitCollection)
      handler(ordered, scrollOffset(section, collectionView), environment)
      for (index, item) in zip(indexes, ordered) { result[index] = item.attributes }
    }
    return result.filter { !$0.isHidden }
  }

  private final func hasHandler(_ section: SectionGeometry) -> Bool {
    section.definition.visibleItemsInvalidationHandler != nil
  }

  private final func scrollOffset(_ section: SectionGeometry, _ collectionView: UICollectionView) -> CGPoint {
    guard section.isOrthogonal else { return collectionView.contentOffset }
    return collectionView.contentOffset(ofRow: section.number)
  }
}
