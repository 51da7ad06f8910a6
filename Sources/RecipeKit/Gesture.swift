/// Something that a reader of a lesson may do to the device on its page, as a finger or a hand does it: `.tap("Foo")`,
/// `.swipe(.left)`, `.turnLeft`.
public struct Gesture: Hashable, Sendable {
  /// Which way a finger swipes.
  public enum Way: String, Codable, Hashable, Sendable {
    case left
    case right
    case up
    case down
  }

  /// What is done.
  enum Action: Hashable, Sendable {
    case tap(GestureTarget)
    case swipe(Way, GestureTarget)
    case turnLeft
    case turnRight
    case turn(UIDeviceOrientation)
  }

  /// What the key says by which a reader chooses it, such as "Tap Foo".
  public let title: String

  let action: Action

  private init(_ title: String, _ action: Action) {
    self.title = title
    self.action = action
  }

  // MARK: Fingers

  /// A tap on what people see under a name: a button by its title, a row or a label by its text, a plus by `+`.
  ///
  /// What a bar is called isn't meant, and of several things that can be reached the one in front is.
  public static func tap(_ name: String) -> Gesture {
    Gesture("Tap \(name)", .tap(.element(name)))
  }

  /// A tap on the button of a navigation bar that leads back.
  public static let goBack = Gesture("Go back", .tap(.element("‹")))

  /// A tap on a row of the list in front, counted from 1 for the first one that is seen.
  public static func tapRow(_ number: Int) -> Gesture {
    Gesture("Tap row \(number)", .tap(.row(number)))
  }

  /// A tap on a place of the screen, for what has no name.
  ///
  /// - Parameters:
  ///   - place: from (0, 0) at the interface's top left to (1, 1) at its bottom right.
  ///   - words: what lies there, to stand after "Tap".
  ///   - name: what must be on screen, too, for the tap to be offered.
  public static func tap(at place: CGPoint, called words: String, while name: String) -> Gesture {
    Gesture("Tap \(words)", .tap(.place(x: place.x, y: place.y, while: name)))
  }

  /// A swipe over the middle of the screen, half as long as that.
  public static func swipe(_ way: Way) -> Gesture {
    Gesture("Swipe \(way.rawValue)", .swipe(way, .place(x: 0.5, y: 0.5, while: nil)))
  }

  /// A swipe over the middle of what people see under a name, as long as half of the screen.
  public static func swipe(_ way: Way, on name: String) -> Gesture {
    Gesture("Swipe \(way.rawValue) on \(name)", .swipe(way, .element(name)))
  }

  // MARK: Hands

  /// A quarter turn of the device anticlockwise.
  public static let turnLeft = Gesture("Turn left", .turnLeft)

  /// A quarter turn of the device clockwise.
  public static let turnRight = Gesture("Turn right", .turnRight)

  /// A turn of the device to an orientation.
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
}
