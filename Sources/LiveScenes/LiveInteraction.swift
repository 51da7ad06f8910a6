/// The effect of a finger in a live scene.
public enum LiveInteraction: Equatable, Sendable {
  /// Pulls the touched item with a spring.
  case drag

  /// Pushes along the finger's movement; `pointsPerUnit` points of movement are a magnitude of 1.
  case push(behavior: Int, pointsPerUnit: Double)

  /// Moves the anchor of an attachment.
  case anchor(behavior: Int)

  /// Takes the touched item out of the simulation, carries it, and throws it with the finger's velocity.
  case carry

  /// The name of the effect: drag, push, anchor or carry.
  public var name: String {
    switch self {
    case .drag: "drag"
    case .push: "push"
    case .anchor: "anchor"
    case .carry: "carry"
    }
  }
}
