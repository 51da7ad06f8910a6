/// A gesture that readers can make on the device of a page: `.tap("Foo")`, `.swipe(.left)`, `.turnLeft`.
public struct Gesture: Hashable, Sendable {
  /// The direction of a swipe.
  public enum Direction: String, Codable, Hashable, Sendable {
    case left
    case right
    case up
    case down
  }

  enum Action: Hashable, Sendable {
    case tap(GestureTarget)
    case press(GestureTarget)
    case swipe(Direction)
    /// A drag from a place to another one, in fractions of the interface.
    case drag(GestureTarget, x: CGFloat, y: CGFloat)
    case turnLeft
    case turnRight
    case turn(UIDeviceOrientation)
    case type(String)
    case appearance(UIUserInterfaceStyle)
    case textSize(UIContentSizeCategory)
  }

  /// The title of the page's button, such as "Tap Foo".
  public let title: String

  let action: Action

  private init(_ title: String, _ action: Action) {
    self.title = title
    self.action = action
  }

  // MARK: Fingers

  /// Taps the view with a visible name: the title of a button, the text of a row or label, the placeholder of an empty field,
  /// `+` for a plus.
  ///
  /// Without such a view it taps the key of the keyboard: `e`, `return`, `delete`.
  ///
  /// Titles of navigation bars are ignored. If several reachable views have the name, the frontmost is
  /// tapped.
  public static func tap(_ name: String) -> Gesture {
    Gesture("Tap \(name)", .tap(.element(name)))
  }

  /// Taps the back button of a navigation bar.
  public static let goBack = Gesture("Go back", .tap(.element("‹")))

  /// Taps a visible row of the front list; the first visible row is 1.
  public static func tapRow(_ number: Int) -> Gesture {
    Gesture("Tap row \(number)", .tap(.row(number)))
  }

  /// Taps a point of the screen, for targets without a name.
  ///
  /// - Parameters:
  ///   - point: from (0, 0) at the top left of the interface to (1, 1) at the bottom right.
  ///   - words: a name of the point, to follow "Tap".
  ///   - name: the visible name of a view that must be on screen; nil, the default, for none.
  public static func tap(
    at point: CGPoint,
    called words: String,
    while name: String? = nil
  ) -> Gesture {
    Gesture("Tap \(words)", .tap(.place(x: point.x, y: point.y, while: name)))
  }

  /// Holds a finger on the view with a visible name for a second, which opens its context menu.
  public static func press(_ name: String) -> Gesture {
    Gesture("Press \(name)", .press(.element(name)))
  }

  /// Swipes across the middle of the screen, over half of its length.
  public static func swipe(_ direction: Direction) -> Gesture {
    Gesture("Swipe \(direction.rawValue)", .swipe(direction))
  }

  /// Drags from a point of the screen to another one, such as the thumb of a slider.
  ///
  /// - Parameters:
  ///   - start: from (0, 0) at the top left of the interface to (1, 1) at the bottom right.
  ///   - end: the place where the finger is lifted.
  ///   - words: what is dragged, and where to, to follow "Drag".
  ///   - name: the visible name of a view that must be on screen; nil, the default, for none.
  public static func drag(
    from start: CGPoint,
    to end: CGPoint,
    called words: String,
    while name: String? = nil
  ) -> Gesture {
    Gesture("Drag \(words)", .drag(.place(x: start.x, y: start.y, while: name), x: end.x, y: end.y))
  }

  // MARK: Hands

  /// Rotates the device by a quarter turn anticlockwise.
  public static let turnLeft = Gesture("Turn left", .turnLeft)

  /// Rotates the device by a quarter turn clockwise.
  public static let turnRight = Gesture("Turn right", .turnRight)

  /// Rotates the device to an orientation.
  public static func turn(_ orientation: UIDeviceOrientation) -> Gesture {
    let words =
      switch orientation {
      case .portrait, .unknown: "Hold upright"
      case .portraitUpsideDown: "Hold upside down"
      case .landscapeLeft: "Lay on its left side"
      case .landscapeRight: "Lay on its right side"
      case .faceUp: "Lay face up"
      case .faceDown: "Lay face down"
      }
    return Gesture(words, .turn(orientation))
  }

  // MARK: Keyboard and settings

  /// Types a text, while a view is edited.
  public static func type(_ text: String) -> Gesture {
    Gesture("Type \(text)", .type(text))
  }

  /// Chooses the light or the dark appearance in the device's settings.
  public static func appearance(_ style: UIUserInterfaceStyle) -> Gesture {
    Gesture("Switch to \(style == .dark ? "dark" : "light")", .appearance(style == .dark ? .dark : .light))
  }

  /// Chooses the size of texts in the device's settings.
  ///
  /// - Parameters:
  ///   - category: the size.
  ///   - words: a name of the size, to follow "Switch to", such as "large text".
  public static func textSize(_ category: UIContentSizeCategory, called words: String) -> Gesture {
    Gesture("Switch to \(words)", .textSize(category))
  }
}
