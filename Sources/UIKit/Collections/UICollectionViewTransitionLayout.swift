/// A layout between two others, for a transition that a gesture drives.
///
/// Source: Apple, UICollectionViewTransitionLayout.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  public final let currentLayout: UICollectionViewLayout

  /// The layout at the end.
  public final let nextLayout: UICollectionViewLayout

  private final var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil: documents have no such layouts.
  public required init?(coder: NSCoder) { nil }

  /// How far the transition is, from 0 to 1; `invalidateLayout()` must be called after a change.
  ///
  /// Values out of range are clamped, and not-a-number is ignored.
  open var transitionProgress: CGFloat = 0 {
    didSet { transitionProgress = transitionProgress.isNaN ? oldValue : min(1, max(0, transitionProgress)) }
  }

  /// Stores a value of your own for a key, which changes with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value of a key; 0 for one without a value.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = owner
      layout.prepare()
    }
  }

  /// The size between those of the layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the attributes of the elements that are in a rectangle of either layout.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var elements: Set<CollectionElement> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        elements.insert(attributes.element)
      }
    }
    return elements.sorted(by: <).compactMap { betweenAttributes($0) }
  }

  /// Returns the attributes of an item between those of the layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    betweenAttributes(CollectionElement(category: .cell, kind: nil, path: indexPath))
  }

  /// Returns the attributes of a supplementary view between those of the layouts; one that is in only one of them fades.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    betweenAttributes(CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

  private func betweenAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let start = old ?? new, let end = new ?? old else { return nil }
    let result = (transitionProgress < 0.5 ? start : end).snapshot
    result.rowSection = nil
    result.selfSized = []
    result.size = CGSize(
      width: between(start.size.width, end.size.width),
      height: between(start.size.height, end.size.height)
    )
    result.center = CGPoint(
      x: between(start.center.x, end.center.x),
      y: between(start.center.y, end.center.y)
    )
    result.alpha = between(old?.alpha ?? 0, new?.alpha ?? 0)
    return result
  }
}

extension UICollectionViewLayout {
  /// The attributes of an element.
  fileprivate final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.path)
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}

/// A transition between layouts that a gesture drives.
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Ends the transition at one of its layouts, with an animation.
  ///
  /// Source of the exception: crash reports, as in github.com/SwiftKickMobile/TLLayoutTransitioning/issues/17.
  final func endTransition(isFinished: Bool) {
    guard let ended = layoutTransition else {
      UIKitException.raise(
        .internalInconsistencyException,
        "the collection was not prepared for an interactive transition. see "
          + "startInteractiveTransitionToCollectionViewLayout:completion:"
      )
    }
    layoutTransition = nil
    let target = isFinished ? ended.layout.nextLayout : ended.layout.currentLayout
    setCollectionViewLayout(target, animated: true) { finished in ended.completion?(finished, isFinished) }
  }

  final func startTransition(
    to layout: UICollectionViewLayout,
    _ completion: LayoutInteractiveTransitionCompletion?
  )
    -> UICollectionViewTransitionLayout
  {
    let own = collectionDelegate?
      .collectionView(self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
    let between =
      own ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    layoutTransition = LayoutTransition(layout: between, completion: completion)
    collectionViewLayout = between
    return between
  }
}
