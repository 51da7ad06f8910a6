import Foundation

/// An element of the accessibility tree that is not a view, such as a part of a drawing.
///
/// A container lists its elements in `accessibilityElements`. Source: Apple, UIAccessibilityElement.
open class UIAccessibilityElement: UIResponder {
  /// Creates an element of a container, which is usually a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view or element that contains this one; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Whether the element is read; true at first.
  open var isAccessibilityElement = true
  /// A short name, such as "Play".
  open var accessibilityLabel: String?
  /// What happens when the element is activated.
  open var accessibilityHint: String?
  /// The current value.
  open var accessibilityValue: String?
  /// Kind and state.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// A name for tests that users don't hear.
  open var accessibilityIdentifier: String?

  /// Position and size in screen coordinates; setting it clears `accessibilityFrameInContainerSpace`.
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

  /// Position and size in the coordinates of the container, which the element follows.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  private var screenFrame = CGRect.zero
  private var frameInContainer: CGRect?
}
