/// Something that can stand in a menu: has a title and perhaps an image.
@preconcurrency @MainActor
open class UIMenuElement {
  /// How a menu element can be used.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether a menu element is checked.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on = 1
    /// Checked in part.
    case mixed = 2
  }

  /// The text of the element.
  open internal(set) var title: String

  /// A second, smaller text, or nil for none.
  open var subtitle: String?

  /// The image beside the title, or nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
