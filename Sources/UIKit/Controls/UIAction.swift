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
