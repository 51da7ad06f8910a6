/// What a finger does in a live scene.
public enum LiveHand: Equatable, Sendable {
  /// It pulls the item that it touches by a spring.
  case drag

  /// Wherever it moves, a push acts along its way; so many points of the way are one of magnitude.
  case push(behavior: Int, pointsPerUnit: Double)

  /// It carries the anchor of an attachment.
  case anchor(behavior: Int)

  /// It takes the item that it touches out of the motion, carries it, and throws it with the finger's velocity.
  case carry

  /// What it does, in a word: drag, push, anchor or carry.
  public var name: String {
    switch self {
    case .drag: "drag"
    case .push: "push"
    case .anchor: "anchor"
    case .carry: "carry"
    }
  }
}
