/// A closure with a name, which controls and bar items run.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// What an action is known by; a control keeps one action of an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action does.
  public typealias Handler = (UIAction) -> Void

  /// What the action is known by.
  public let identifier: Identifier

  /// A longer text than the title.
  public var discoverabilityTitle: String?

  /// How the action can be used: a disabled one does nothing.
  public var attributes: UIMenuElement.Attributes

  /// Whether it is checked.
  public var state: UIMenuElement.State

  /// What triggered the action, while its handler runs.
  public private(set) var sender: Any?

  private let handler: Handler

  /// Creates an action; without an identifier it gets one that no other action has.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping Handler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      SimulatedDevice.current.unnamedActionCount += 1
      self.identifier = Identifier("com.apple.action.dynamic.\(SimulatedDevice.current.unnamedActionCount)")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler, with `sender` as what triggered it.
  ///
  /// - Parameters:
  ///   - sender: what triggered the action, such as a control.
  ///   - target: not used; Objective-C code names here who asked.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

// MARK: - Responders

extension UIAction {
  /// Creates an action that is sent up the responder chain, to the nearest responder that is a `Target`.
  ///
  /// Replaces a nil target: the code that makes the control need not know the responder. Without such a responder
  /// nothing happens. See `UIApplication.sendAction(to:from:_:)` for who is asked.
  ///
  /// - Parameters:
  ///   - title: the words that a control may show.
  ///   - image: the picture that a control may show.
  ///   - identifier: the action's name among those of a control; one of its own if nil.
  ///   - type: a protocol or class, such as `(any Saving).self`.
  ///   - handler: what the responder is to do; the action knows its sender.
  public convenience init<Target>(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    to type: Target.Type,
    handler: @escaping (Target, UIAction) -> Void
  ) {
    self.init(title: title, image: image, identifier: identifier) { action in
      SimulatedDevice.current.application.sendAction(to: type, from: action.sender) { handler($0, action) }
    }
  }
}

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
