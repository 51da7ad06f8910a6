/// Where and how a layout shows a cell, a supplementary view or a decoration view.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  final var element = CollectionElement(category: .cell, kind: nil, path: IndexPath(item: 0, section: 0))
  private final var storedCenter = CGPoint.zero
  private final var storedSize = CGSize.zero
  /// The axes along which the view decides its length.
  final var selfSized = SelfSizedAxes()
  /// The section in whose scroll view the element is, if it scrolls across the layout's axis.
  final var rowSection: Int?
  /// How the element belongs to a list.
  final var listPlace: ListPlace?

  /// Creates attributes of a cell; layouts use the other initializers.
  public init() {}

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = CollectionElement(category: .cell, kind: nil, path: indexPath)
  }

  /// Creates the attributes of a supplementary view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    element = CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)
  }

  /// Creates the attributes of a decoration view of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    element = CollectionElement(category: .decorationView, kind: decorationViewKind, path: indexPath)
  }

  // MARK: Element

  /// The position of the element.
  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }

  /// What the attributes are for.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { element.kind }

  // MARK: Geometry

  /// The frame in the collection view's coordinates, in points; with a transform the smallest rectangle around it.
  ///
  /// Setting it sets `size` and `center`.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: -storedSize.width / 2,
        y: -storedSize.height / 2,
        width: storedSize.width,
        height: storedSize.height
      )
      return (transform.isIdentity ? rect : rect.applying(transform))
        .offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      storedSize = newValue.size
      storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The middle of the view, in points.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  /// The size of the view without the transform, in points.
  open var size: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }

  /// The bounds of the view: always at the origin; setting them sets `size`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set { storedSize = newValue.size }
  }

  /// The transform of the view about its middle; the affine part of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform of the view about its middle, in space.
  open var transform3D = CATransform3DIdentity

  // MARK: Appearance

  /// The opacity of the view: 1 by default.
  open var alpha: CGFloat = 1

  /// The place of the view before or behind others: higher ones are in front; 0 by default.
  open var zIndex = 0

  /// Whether the view is hidden; there is then no view.
  open var isHidden = false

  // MARK: Copies

  /// Returns a copy of the same class.
  ///
  /// A subclass with properties of its own overrides `copy(with:)` to copy them, and `isEqual(_:)` to compare them.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).appleSources_make()
    copy.element = element
    copy.storedCenter = storedCenter
    copy.storedSize = storedSize
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.selfSized = selfSized
    copy.rowSection = rowSection
    copy.listPlace = listPlace
    return copy
  }

  /// Whether other attributes have the same values; a view isn't changed for equal ones.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return element == other.element && storedCenter == other.storedCenter && storedSize == other.storedSize
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && rowSection == other.rowSection
      && listPlace == other.listPlace
  }

  /// A copy as it is at the moment, which later changes by a layout don't reach.
  final var snapshot: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

// MARK: - Classes that are known at run time only

extension UICollectionViewLayoutAttributes {
  @_silgen_name("RecipeGallery_UICollectionViewLayoutAttributes_init")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_UICollectionViewLayoutAttributes_init")
  private static func allocate() -> UICollectionViewLayoutAttributes

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make() -> Self { unsafeDowncast(allocate(), to: self) }
}

/// The element of a collection view for which there is a view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind; nil for a cell.
  var kind: String?
  var path: IndexPath
}
