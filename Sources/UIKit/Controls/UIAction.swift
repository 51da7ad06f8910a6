/// A named closure that controls and bar items call.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The identifier of an action; a control has at most one action with an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
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

  /// The closure of an action.
  public typealias Handler = (UIAction) -> Void

  /// The title of the action.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title, or nil for none.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier

  /// A longer title.
  public var discoverabilityTitle: String?

  /// The attributes: a disabled action does nothing.
  public var attributes: UIMenuElement.Attributes

  /// Whether the action is checked.
  public var state: UIMenuElement.State

  /// The object that triggered the action, while its handler is running.
  public private(set) var sender: Any?

  private let handler: Handler

  /// Creates an action; without an identifier it gets a unique one.
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
      self.identifier = Identifier("com.apple.action.dynamic.\(SimulatedDevice.current.nextActionNumber())")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler, with `sender` as the action's sender.
  ///
  /// - Parameters:
  ///   - sender: the object that triggers the action, such as a control.
  ///   - target: not used; in Objective-C, the target of the action.
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
  /// Creates an action that is sent to the nearest responder in the responder chain that is a `Target`.
  ///
  /// It replaces a nil target: the code that creates the control does not have to know the responder. Without
  /// such a responder nothing happens. See `UIApplication.sendAction(to:from:_:)` for the search.
  ///
  /// - Parameters:
  ///   - title: the title that a control may show.
  ///   - image: the image that a control may show.
  ///   - identifier: the action's identifier, unique within a control; nil for a generated one.
  ///   - type: a protocol or class, such as `(any Saving).self`.
  ///   - handler: a closure called with the responder; the sender is available from the action.
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

extension SimulatedDevice {
  /// Returns a number for the identifier of an action, a menu or a configuration without one.
  func nextActionNumber() -> Int {
    unnamedActionCount += 1
    return unnamedActionCount
  }
}
