/// Arranges items in lines, with an optional header and footer for each section.
///
/// The delegate may give each item and each section sizes of its own: `UICollectionViewDelegateFlowLayout`. How items share a line is in
/// `FlowGeometry`. Source: Apple, UICollectionViewFlowLayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private final var geometry = FlowGeometry(isVertical: true, breadth: 0, sections: [])
  /// The sizes that cells have asked for, with estimated sizes.
  private final var knownSizes: [IndexPath: CGSize] = [:]
  /// Whether only elements that follow the bounds are invalid, so that `prepare()` keeps the places of items.
  private final var keepsGeometry = false

  /// Creates a layout that scrolls vertically.
  public override init() { super.init() }

  /// Restores a layout from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(self, as: UICollectionViewFlowLayout.self)
  }

  // MARK: Sizes

  /// The axis along which the content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of items unless the delegate returns it: 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size that items have before they are displayed and their cells are asked for their own: zero, the default, for none.
  ///
  /// With `automaticSize` UIKit chooses the estimate.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The area within which the insets of sections are: the content's insets, by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// An estimated size for cells that decide their own size.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The distance between lines, in points: 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between the items of a line, in points: 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The distances of a section's items from its header, its footer and the sides, in points: zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which only the length along the scrolling axis matters; zero, the default, for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the length along the scrolling axis matters; zero, the default, for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the edge while their section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the edge while their section is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Computing

  /// Reads the sizes and arranges all items.
  open override func prepare() {
    super.prepare()
    if !keepsGeometry { geometry = makeGeometry() }
    keepsGeometry = false
  }

  /// Invalidates the layout; without delegate metrics and attributes in the context items keep their places.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keptGeometry = keepsGeometry || collectionView?.isLayoutReady == true
    if context.invalidateEverything { knownSizes = [:] }
    for (element, size) in context.preferredSizes where element.category == .cell {
      knownSizes[element.path] = sensible(size)
    }
    super.invalidateLayout(with: context)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    keepsGeometry =
      keptGeometry && !flow.invalidateFlowLayoutDelegateMetrics && !flow.invalidateFlowLayoutAttributes
      && !flow.invalidateEverything && !flow.invalidateDataSourceCounts && context.preferredSizes.isEmpty
  }

  /// Invalidates the layout with all sizes and places.
  open override func invalidateLayout() {
    super.invalidateLayout()
    knownSizes = [:]
    keepsGeometry = false
  }

  /// Whether a cell asks for another size, if sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.selfSized.isEmpty && preferredAttributes.size != originalAttributes.size
  }

  override func forgetSizes(besides moves: (IndexPath) -> IndexPath?, _ section: (Int) -> Int?) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in knownSizes { if let new = moves(path) { moved[new] = size } }
    knownSizes = moved
  }

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The size of the content: along the scrolling axis that of all sections, across it that of the collection view within its insets.
  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: breadth, height: geometry.length) : CGSize(width: geometry.length, height: breadth)
  }

  /// Returns the attributes of the items, headers and footers that intersect a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var attributes: [UICollectionViewLayoutAttributes] = []
    let area = directed(rect)
    for section in geometry.sections(in: area) {
      for kind in UICollectionViewFlowLayout.kinds {
        let path = IndexPath(item: 0, section: section)
        guard let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          header.frame.intersects(rect)
        else { continue }
        attributes.append(header)
      }
      for item in geometry.items(of: section, in: area) {
        guard let item = layoutAttributesForItem(at: IndexPath(item: item, section: section)),
          item.frame.intersects(rect)
        else { continue }
        attributes.append(item)
      }
    }
    return attributes
  }

  /// Returns the attributes of an item; nil for one that doesn't exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard geometry.contains(indexPath) else { return nil }
    let attributes = makeAttributes(CollectionElement(category: .cell, kind: nil, path: indexPath))
    attributes.frame = directed(geometry.frame(of: indexPath))
    if estimatesSizes { attributes.selfSized = [.width, .height] }
    return attributes
  }

  /// Returns the attributes of a section's header or footer; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let section = geometry.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      (isHeader ? section.header : section.footer) > 0
    else { return nil }
    let element = CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)
    let attributes = makeAttributes(element)
    var frame =
      isHeader
      ? geometry.headerFrame(indexPath.section, breadth: breadth)
      : geometry.footerFrame(indexPath.section, breadth: breadth)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      frame = pinned(frame, section, isHeader: isHeader)
      attributes.zIndex = UICollectionViewFlowLayout.pinnedIndex
    }
    attributes.frame = directed(frame)
    return attributes
  }

  /// Whether the bounds have another size across the scrolling axis, or a header or footer is pinned to them.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return newBounds != old }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }
}

// MARK: - Reading the sizes

extension UICollectionViewFlowLayout {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// The index of pinned headers, which are in front of items; Apple doesn't document it.
  private static let pinnedIndex = 10

  private final var isVertical: Bool { scrollDirection == .vertical }

  /// The width of the content.
  private final var width: CGFloat { isVertical ? breadth : geometry.length }

  /// A rectangle with left and right exchanged, where the interface is laid out from right to left.
  ///
  /// Source: StackOverflow 54087393 and openradar 25698641: lines are filled from the right, and the content offset begins at 0.
  private final func directed(_ rect: CGRect) -> CGRect { directed(rect, width: width) }

  /// The length of lines with the insets of sections: that of the collection view within its content's insets.
  private final var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.effectiveInset
    return isVertical
      ? max(0, collectionView.bounds.width - insets.left - insets.right)
      : max(0, collectionView.bounds.height - insets.top - insets.bottom)
  }

  /// Whether cells decide their sizes.
  private final var estimatesSizes: Bool { estimatedItemSize != .zero }

  /// The size of items without one of their own.
  private final var standardSize: CGSize {
    estimatesSizes && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
      ? sensible(estimatedItemSize) : sensible(itemSize)
  }

  private final func size(_ path: IndexPath, _ otherwise: CGSize) -> CGSize {
    estimatesSizes ? knownSizes[path] ?? otherwise : otherwise
  }

  private final func makeGeometry() -> FlowGeometry {
    guard let collectionView else { return FlowGeometry(isVertical: isVertical, breadth: 0, sections: []) }
    let counts = collectionView.counts
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var warns = false
    let sections = counts.indices.map { section in
      let contents = readSection(section, counts[section], collectionView, delegate)
      warns = warns || isTooWide(contents)
      return contents
    }
    if warns { warnOfSizes(collectionView) }
    return FlowGeometry(isVertical: isVertical, breadth: breadth, sections: sections)
  }

  private final func readSection(
    _ section: Int,
    _ count: Int,
    _ collectionView: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowGeometry.Contents {
    guard let delegate else {
      return FlowGeometry.Contents(
        sizes: knownSizes.isEmpty
          ? .uniform(count: count, size: standardSize)
          : FlowGeometry.Sizes((0..<count).map { size(IndexPath(item: $0, section: section), standardSize) }),
        inset: sectionInset + referenceInset,
        lineSpacing: minimumLineSpacing,
        itemSpacing: minimumInteritemSpacing,
        header: sensible(headerReferenceSize),
        footer: sensible(footerReferenceSize)
      )
    }
    return FlowGeometry.Contents(
      sizes: FlowGeometry.Sizes(
        (0..<count).map { item in
          let path = IndexPath(item: item, section: section)
          let own = delegate.collectionView(
            collectionView,
            layout: self,
            sizeForItemAt: collectionView.dataPath(of: path)
          )
          return size(path, estimatesSizes && own == itemSize ? standardSize : sensible(own))
        }
      ),
      inset: delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
        + referenceInset,
      lineSpacing: delegate.collectionView(
        collectionView,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ),
      itemSpacing: delegate.collectionView(
        collectionView,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ),
      header: sensible(
        delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      ),
      footer: sensible(
        delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      )
    )
  }

  /// The insets of the reference, as far as the content's insets don't include them.
  private final var referenceInset: UIEdgeInsets {
    guard let collectionView else { return .zero }
    let insets: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = collectionView.safeAreaInsets
    case .fromLayoutMargins: insets = collectionView.layoutMargins
    }
    let present = collectionView.effectiveInset
    return isVertical
      ? UIEdgeInsets(
        top: 0,
        left: max(0, insets.left - present.left),
        bottom: 0,
        right: max(0, insets.right - present.right)
      )
      : UIEdgeInsets(
        top: max(0, insets.top - present.top),
        left: 0,
        bottom: max(0, insets.bottom - present.bottom),
        right: 0
      )
  }

  /// The size with 0 in place of negative, infinite and not-a-number sides.
  private final func sensible(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0,
      height: size.height.isFinite ? max(0, size.height) : 0
    )
  }

  private final func isTooWide(_ contents: FlowGeometry.Contents) -> Bool {
    let inset = contents.inset
    let room = breadth - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    func exceeds(_ size: CGSize) -> Bool { (isVertical ? size.width : size.height) > room }
    switch contents.sizes {
    case .uniform(let count, let size): return count > 0 && exceeds(size)
    case .single(let sizes): return sizes.contains(where: exceeds)
    }
  }

  /// Logs UIKit's message about items that are larger than a line.
  ///
  /// Source: github.com/patchthecode/JTAppleCalendar/issues/823.
  private final func warnOfSizes(_ collectionView: UICollectionView) {
    let (size, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let console = collectionView.device.console
    console.log("The behavior of the UICollectionViewFlowLayout is not defined because:")
    console.log(
      "the item \(size) must be less than the \(size) of the UICollectionView minus the section insets \(sides) values, minus "
        + "the content insets \(sides) values."
    )
  }

  /// The frame at the edge of the visible area, while its section is there.
  private final func pinned(_ frame: CGRect, _ section: FlowGeometry.Section, isHeader: Bool) -> CGRect {
    let (low, high) = visiblePart(isVertical: isVertical, width: width)
    var frame = frame
    let length = isHeader ? section.header : section.footer
    let start =
      isHeader
      ? max(section.start, min(low, section.footerStart - length))
      : min(section.footerStart, max(high - length, section.start + section.header))
    if isVertical { frame.origin.y = start } else { frame.origin.x = start }
    return frame
  }
}

extension UICollectionView {
  /// The axes along which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically: lines are horizontal.
    case vertical = 0
    /// Horizontally: lines are vertical.
    case horizontal = 1
  }
}

extension UICollectionViewFlowLayout {
  /// The areas within which the insets of sections are.
  public enum SectionInsetReference: Int, Sendable {
    /// Within the content's insets.
    case fromContentInset = 0
    /// Within the safe area.
    case fromSafeArea = 1
    /// Within the layout margins.
    case fromLayoutMargins = 2
  }
}

/// Sizes and distances of items and sections, for a flow layout.
///
/// A collection view's delegate adopts it. Source: Apple, UICollectionViewDelegateFlowLayout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item: the layout's `itemSize` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The insets of a section's items: the layout's `sectionInset` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The distance between a section's lines: the layout's `minimumLineSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between the items of a line: the layout's `minimumInteritemSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, zero for none: the layout's `headerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer, zero for none: the layout's `footerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }

  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
