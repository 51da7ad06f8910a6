/// A menu of actions, commands and other menus.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in the menu that contains it, and what it lets people choose.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the menu that contains this one, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive: its title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element selects it and deselects the others, from iOS 15 on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are images side by side, from iOS 17 on.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu, from iOS 16 on.
  public enum ElementSize: Int, Sendable {
    /// Images side by side.
    case small = 0
    /// Images with titles below them, side by side.
    case medium = 1
    /// A row for each element.
    case large = 2
    /// As the system chooses: a row for each element.
    case automatic = -1
  }

  /// The identifier; a generated one if none was given.
  public let identifier: Identifier

  /// How the menu is shown, and what it lets people choose.
  public let options: Options

  /// The size of the elements.
  public var preferredElementSize: ElementSize

  /// The elements, in order.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier =
      identifier ?? Identifier("com.apple.menu.dynamic.\(SimulatedDevice.current.nextActionNumber())")
    (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with the same properties and other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The elements of this menu and of those inside whose state is on, from iOS 15 on.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return child.shownState == .on ? [child] : []
    }
  }

  // MARK: Selection

  /// The actions of which choosing one deselects the others: those of the menu and of its inline menus.
  private var alternatives: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.alternatives : [] }
      return [child as? UIAction].compactMap(\.self)
    }
  }

  /// Selects an action, and deselects its alternatives.
  func select(_ action: UIAction) {
    for other in alternatives { other.state = other === action ? .on : .off }
  }

  /// Selects the first action unless one is selected, as the menu of a pop-up button.
  func selectFirstIfNone() {
    let alternatives = alternatives
    guard !alternatives.contains(where: { $0.state == .on }) else { return }
    alternatives.first { !$0.attributes.contains(.hidden) }?.state = .on
  }

  /// The selected action.
  var selectedAction: UIAction? { alternatives.first { $0.state == .on } }
}

extension UIMenuElement {
  /// The attributes of an action, a command or a menu.
  final var shownAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  /// The state of an action or a command.
  final var shownState: State {
    (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off
  }
}
