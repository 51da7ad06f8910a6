/// A menu element that sends an action up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The action, with the command as its sender.
  public let action: Selector

  /// Any value that tells commands with the same action apart.
  public let propertyList: Any?

  /// The actions that take the place of this one while further modifier keys are held.
  public let alternates: [UICommandAlternate]

  /// The title of the command.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title, or nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// A longer title, for the overview of commands.
  open var discoverabilityTitle: String?

  /// The attributes: a disabled command is not performed.
  open var attributes: UIMenuElement.Attributes

  /// Whether the command is checked.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// An action that takes the place of a command's while further modifier keys are held.
@preconcurrency @MainActor
public final class UICommandAlternate {
  /// The title that takes the place of the command's.
  public let title: String

  /// The action, with the command as its sender.
  public let action: Selector

  /// The modifiers that must be held in addition to those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// A combination of keys of a hardware keyboard, and the action that it sends up the responder chain.
///
/// Responders list their commands in `keyCommands`. Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The text of the key, without regard to capitals, or a constant such as `inputEscape`.
  public let input: String?

  /// The modifiers that must be pressed with the key, and no others.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command that can also stand in a menu, from iOS 13 on.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title for the overview of commands.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// The key with the arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that goes a page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes a page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public static let inputDelete = "UIKeyInputDelete"
  /// The function keys F1 to F12.
  public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4",
    f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7", f8 = "UIKeyInputF8",
    f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"

  /// The action that these keys, and no others, trigger: the command's or an alternate's; nil for none.
  func action(for input: String, _ modifiers: UIKeyModifierFlags) -> Selector? {
    guard self.input?.lowercased() == input.lowercased(), !attributes.contains(.disabled) else { return nil }
    if modifierFlags == modifiers { return action }
    return alternates.first { modifierFlags.union($0.modifierFlags) == modifiers }?.action
  }
}

/// The modifier keys of a hardware keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Creates a set of keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
