/// An element of the accessibility tree that is not a view, such as a part of a drawing.
///
/// A container lists its elements in `accessibilityElements`. Source: Apple, UIAccessibilityElement.
open class UIAccessibilityElement: UIResponder {
  /// Creates an element of a container, usually a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view or element that contains this one; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technologies read the element; defaults to true.
  open var isAccessibilityElement = true
  /// A short description, such as "Play".
  open var accessibilityLabel: String?
  /// The result of activating the element.
  open var accessibilityHint: String?
  /// The current value.
  open var accessibilityValue: String?
  /// The kind of element and its state.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// An identifier for tests, which is never read to users.
  open var accessibilityIdentifier: String?

  /// The frame in screen coordinates.
  ///
  /// Setting it clears `accessibilityFrameInContainerSpace`.
  open var accessibilityFrame: CGRect {
    get {
      guard let frame = frameInContainer, let view = accessibilityContainer as? UIView
      else { return screenFrame }
      return view.screenFrame(of: frame)
    }
    set {
      screenFrame = newValue
      frameInContainer = nil
    }
  }

  /// The frame in the coordinates of the container; the element moves with the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  private var screenFrame = CGRect.zero
  private var frameInContainer: CGRect?
}
