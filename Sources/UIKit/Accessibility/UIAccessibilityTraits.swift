/// The kind and state of an element for assistive technologies.
///
/// Source: Apple, UIAccessibilityTraits. Apple doesn't document the raw values; these are our own.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Activating the element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The label or value changes too often to be announced.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating the element starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The value can be adjusted step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go directly to the element.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Reading past the end turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility values that an application has set for a view.
///
/// A nil value means the view's default.
struct AccessibilitySettings {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var identifier: String?
  var elements: [Any]?
  var hidesElements = false
}

/// The default accessibility values of a kind of view.
///
/// Label and value are computed when they are read, because `isElement` is read more often.
struct AccessibilityDefaults {
  let isElement: Bool
  let traits: UIAccessibilityTraits
  /// The kind for controls without a matching trait, such as "text field".
  let kind: String?
  private let makeLabel: () -> String?
  private let makeValue: () -> String?

  init(
    isElement: Bool = true,
    label: @escaping @autoclosure () -> String? = nil,
    value: @escaping @autoclosure () -> String? = nil,
    traits: UIAccessibilityTraits = .none,
    kind: String? = nil
  ) {
    self.isElement = isElement
    self.traits = traits
    self.kind = kind
    makeLabel = label
    makeValue = value
  }

  var label: String? { makeLabel() }
  var value: String? { makeValue() }
}
