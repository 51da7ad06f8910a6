/// A visible element of a section, which the section's `visibleItemsInvalidationHandler` may change.
///
/// Source: Apple, NSCollectionLayoutVisibleItem.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the view.
  var alpha: CGFloat { get set }

  /// The place of the view before or behind others: higher ones are in front.
  var zIndex: Int { get set }

  /// Whether the view is hidden.
  var isHidden: Bool { get set }

  /// The middle of the view, in points, where the section isn't scrolled.
  var center: CGPoint { get set }

  /// The bounds of the view.
  var bounds: CGRect { get }

  /// The transform of the view about its middle.
  var transform: CGAffineTransform { get set }

  /// The transform of the view about its middle, in space.
  var transform3D: CATransform3D { get set }

  /// A name of your own.
  var name: String { get }

  /// The position of the element.
  var indexPath: IndexPath { get }

  /// The frame of the view, in points, where the section isn't scrolled.
  var frame: CGRect { get }

  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// The attributes of an element, with what handlers have changed; changes stay while the element is visible.
@MainActor
final class LayoutVisibleItem: NSCollectionLayoutVisibleItem {
  private(set) var attributes: UICollectionViewLayoutAttributes
  /// The distance of the middle from where the layout has placed it.
  private var shift = CGVector.zero

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes.snapshot
  }

  /// Takes a new place from the layout, and keeps the handler's changes.
  func move(to new: UICollectionViewLayoutAttributes) {
    let own = attributes
    attributes = new.snapshot
    attributes.center = CGPoint(x: new.center.x + shift.dx, y: new.center.y + shift.dy)
    attributes.transform3D = own.transform3D
    attributes.alpha = own.alpha
    attributes.zIndex = own.zIndex
    attributes.isHidden = own.isHidden
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      shift.dx += newValue.x - attributes.center.x
      shift.dy += newValue.y - attributes.center.y
      attributes.center = newValue
    }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var bounds: CGRect { attributes.bounds }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
