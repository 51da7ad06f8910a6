/// A layout that is described by items, groups and sections rather than computed by your code.
///
/// `GroupSolver` has the rules of groups, `SectionGeometry` those of sections. Source: Apple, UICollectionViewCompositionalLayout and
/// Implementing Modern Collection Views.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final var geometry = CompositionalGeometry()
  /// Whether the sections have to be asked for again.
  private final var needsSolution = true
  /// The elements that handlers of sections have seen, by section.
  final var visibleItems: [Int: [CollectionElement: LayoutVisibleItem]] = [:]
  /// Whether the layout is a list, whose background fills the collection view.
  final var isList = false

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    storedConfiguration = configuration.copied
    super.init()
  }

  /// Creates a layout whose sections a closure returns.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout whose sections a closure returns, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.copied
    super.init()
  }

  /// Returns nil: documents have no such layouts.
  public required init?(coder: NSCoder) { nil }

  /// The axis, the distance between sections and the views of the whole layout; a copy of what was set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied
      invalidateLayout()
    }
  }

  // MARK: Computing

  /// Asks for the sections and places their groups, unless only the scroll offset has changed.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = makeRoom(collectionView)
    guard needsSolution || room != geometry.room else { return }
    needsSolution = false
    solve(collectionView, room)
  }

  /// The size of all sections along the scrolling axis, and of the collection view within its insets across it.
  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  /// Returns the attributes of the elements that are visible in a rectangle; those of sections which scroll across the layout's axis are
  /// at places without that scroll offset.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let elements = elements(in: directed(rect))
    for attributes in elements { direct(attributes) }
    return elements
  }

  /// Returns the attributes of an item; nil for one without a place.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    direct(itemAttributes(indexPath))
  }

  /// Returns the attributes of a header, footer or anchored view; nil for one that doesn't exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { direct(supplementaryAttributes(elementKind, indexPath)) }

  /// Returns the attributes of a decoration; nil for one that doesn't exist.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { direct(decorationAttributes(elementKind, indexPath)) }

  // MARK: Invalidating

  /// Whether the size has changed, a view is pinned, or a section's handler follows the scroll offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds, newBounds != old else { return false }
    return newBounds.size != old.size || geometry.followsBounds
  }

  /// Invalidates the layout with all sizes that views have asked for.
  open override func invalidateLayout() {
    needsSolution = true
    geometry.forgetSizes()
    super.invalidateLayout()
  }

  /// Invalidates what the context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { geometry.forgetSizes() }
    if let paths = context.invalidatedItemIndexPaths { geometry.forgetSizes(of: paths) }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.invalidatedItemIndexPaths != nil
    {
      needsSolution = true
    }
    if !context.preferredSizes.isEmpty { geometry.measure(context.preferredSizes) }
    super.invalidateLayout(with: context)
  }

  /// Whether a view asks for another length along an axis that is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { asksForOtherSize(preferredAttributes, originalAttributes) }

  override func forgetSizes(besides moves: (IndexPath) -> IndexPath?, _ section: (Int) -> Int?) {
    geometry.moveSizes(moves, section)
    visibleItems = [:]
  }

  override var measuresInOrder: Bool { true }

  override func adjusted(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    callHandlers(shown)
  }

  override func rows(in rect: CGRect) -> [ScrollingRow] {
    geometry.sections(in: directed(rect)).compactMap { makeRow($0) }.filter { $0.frame.intersects(rect) }
  }

  override func row(_ section: Int) -> ScrollingRow? {
    geometry.section(section).flatMap { makeRow($0) }
  }

  override var beginsAtRight: Bool { !geometry.room.isVertical && placesFromRight }

  // MARK: Direction

  /// A rectangle with left and right exchanged, where the interface is laid out from right to left.
  private final func directed(_ rect: CGRect) -> CGRect { directed(rect, width: geometry.contentSize.width) }

  private final func makeRow(_ section: SectionGeometry) -> ScrollingRow? {
    ScrollingRow(section, frame: directed(section.row), isMirrored: placesFromRight && !section.runsDown)
  }

  /// Exchanges left and right in the content, or in that of the section's row, where the interface is laid out from right to left.
  @discardableResult
  private final func direct(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    guard let attributes, placesFromRight else { return attributes }
    if let section = attributes.rowSection.flatMap(geometry.section), let row = makeRow(section),
      row.isMirrored
    {
      let distance = attributes.frame.maxX - section.row.minX
      attributes.frame.origin.x = row.frame.minX + row.contentLength - distance
    } else {
      attributes.frame = directed(attributes.frame)
    }
    return attributes
  }

  private func solve(_ collectionView: UICollectionView, _ room: LayoutRoom) {
    let traits = collectionView.traitCollection
    let environment = LayoutEnvironment(LayoutContainer(room.size), traits)
    let counts = collectionView.counts
    let sections = counts.indices.map { section(at: $0, count: counts[$0], environment) }
    geometry.solve(
      sections,
      counts: counts,
      configuration: storedConfiguration,
      room: room,
      rooms: sections.map { sectionRoom($0, room, collectionView) },
      traits: traits,
      scale: collectionView.device.screen.scale
    )
    visibleItems = visibleItems.filter { counts.indices.contains($0.key) }
  }

  /// Source of the exception: crash reports, as in StackOverflow, "Invalid section definition. Please specify a valid section
  /// definition when content is to be rendered for a section."
  private func section(at index: Int, count: Int, _ environment: LayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    if let section = provider(index, environment) { return section }
    if count > 0 {
      UIKitException.raise(
        .internalInconsistencyException,
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
          + "This is a client error."
      )
    }
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    return NSCollectionLayoutSection(group: .custom(layoutSize: whole) { _ in [] })
  }
}

/// Returns the section with an index in an environment; nil for one without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// The axis, the distance between sections and the views of a whole compositional layout.
///
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration {
  /// Creates a configuration for a layout that scrolls vertically.
  public init() {}

  /// The axis along which the content scrolls; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0

  /// The headers, footers and other views at the sides of the whole layout, each of a kind of its own.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The area within which sections are, across the scrolling axis; automatic, which is the safe area, by default.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  fileprivate var copied: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

// MARK: - Rooms

extension UICollectionViewCompositionalLayout {
  /// The room of the layout: the collection view within its content's insets.
  fileprivate final func makeRoom(_ collectionView: UICollectionView) -> LayoutRoom {
    let (bounds, insets) = (collectionView.bounds, collectionView.effectiveInset)
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    let isVertical = configuration.scrollDirection == .vertical
    return LayoutRoom(
      isVertical: isVertical,
      size: size,
      origin: 0,
      breadth: isVertical ? size.width : size.height
    ).within(reference(configuration.contentInsetsReference, .safeArea, collectionView))
  }

  /// The room of a section with a reference of its own.
  fileprivate final func sectionRoom(
    _ section: NSCollectionLayoutSection,
    _ room: LayoutRoom,
    _ collectionView: UICollectionView
  ) -> LayoutRoom {
    if section.contentInsetsReference == .automatic { return room }
    let own = reference(section.contentInsetsReference, .none, collectionView)
    let common = reference(configuration.contentInsetsReference, .safeArea, collectionView)
    return room.within(own - common)
  }

  /// The insets of a reference, without those that the collection view's content has anyway.
  private final func reference(
    _ reference: UIContentInsetsReference,
    _ standard: UIContentInsetsReference,
    _ collectionView: UICollectionView
  ) -> UIEdgeInsets {
    var insets: UIEdgeInsets
    switch reference == .automatic ? standard : reference {
    case .automatic, .none: return .zero
    case .safeArea: insets = collectionView.safeAreaInsets
    case .layoutMargins: insets = collectionView.layoutMargins
    case .readableContent:
      let (width, frame) = (collectionView.bounds.width, collectionView.readableContentGuide.layoutFrame)
      insets = collectionView.layoutMargins
      if frame.width > 0, frame.width < width {
        insets.left = frame.minX - collectionView.bounds.minX
        insets.right = width - insets.left - frame.width
      }
    }
    let present = collectionView.effectiveInset
    insets.left = max(0, insets.left - present.left)
    insets.right = max(0, insets.right - present.right)
    insets.top = max(0, insets.top - present.top)
    insets.bottom = max(0, insets.bottom - present.bottom)
    if placesFromRight { (insets.left, insets.right) = (insets.right, insets.left) }
    return insets
  }
}

extension LayoutRoom {
  /// The room within insets across its axis.
  fileprivate func within(_ insets: UIEdgeInsets) -> LayoutRoom {
    var size = size
    if isVertical {
      size.width = max(0, size.width - insets.left - insets.right)
    } else {
      size.height = max(0, size.height - insets.top - insets.bottom)
    }
    let start = origin + (isVertical ? insets.left : insets.top)
    return LayoutRoom(isVertical: isVertical, size: size, origin: start, breadth: breadth)
  }
}

extension UIEdgeInsets {
  fileprivate static func - (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top - second.top,
      left: first.left - second.left,
      bottom: first.bottom - second.bottom,
      right: first.right - second.right
    )
  }
}
