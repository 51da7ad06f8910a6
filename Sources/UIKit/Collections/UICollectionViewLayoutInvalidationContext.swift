/// What a layout has to compute anew, and why.
///
/// A layout that keeps its results reads it in `invalidateLayout(with:)`. Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// Creates a context that names no elements.
  public init() {}

  /// Whether all results are invalid, as after `reloadData()`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items may have changed: after `reloadData()` and in updates.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose attributes are invalid; nil if none are named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views whose attributes are invalid, by kind; nil if none are named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decorations whose attributes are invalid, by kind; nil if none are named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The sizes that views have asked for, of a layout that estimates them.
  final var preferredSizes: [(element: CollectionElement, size: CGSize)] = []

  /// The places of items that are moved interactively, before this step; nil outside of such a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The places of items that are moved interactively, after this step; nil outside of such a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the items that are moved interactively, in points; zero outside of such a movement.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The distance by which the content offset changes with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Names items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names decorations whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What a flow layout has to compute anew.
///
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the sizes and distances from the delegate are invalid; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of items are invalid; true by default.
  open var invalidateFlowLayoutAttributes = true
}

// MARK: - Classes that are known at run time only

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("RecipeGallery_UICollectionViewLayoutInvalidationContext_init")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_UICollectionViewLayoutInvalidationContext_init")
  private static func allocate() -> UICollectionViewLayoutInvalidationContext

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make() -> Self { unsafeDowncast(allocate(), to: self) }
}
