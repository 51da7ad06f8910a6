/// An element of a menu, with a title and optionally an image.
@preconcurrency @MainActor
open class UIMenuElement {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element doesn't dismiss the menu, from iOS 16 on.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether a menu element is checked.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on = 1
    /// Partially checked.
    case mixed = 2
  }

  /// The title of the element.
  open internal(set) var title: String

  /// The subtitle, in a smaller font, or nil for none.
  open var subtitle: String?

  /// The image beside the title, or nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

extension UIMenuElement: @preconcurrency Hashable {
  /// Compares identities.
  nonisolated public static func == (left: UIMenuElement, right: UIMenuElement) -> Bool { left === right }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
