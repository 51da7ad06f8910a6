/// A playground's gestures and starts; its states and moves follow as records of their own.
package struct PlaygroundRecord: Codable, Equatable, Sendable {
  package struct Key: Codable, Equatable, Sendable {
    /// The kind of a gesture, for pages that map readers' own gestures to it.
    package enum Kind: String, Codable, Sendable {
      case tap
      case swipe
      case turn
    }

    package var title: String
    package var kind: Kind
    /// The direction of a swipe or rotation; nil for everything else.
    package var way: Gesture.Direction?
  }

  package struct Start: Codable, Equatable, Sendable {
    package var title: String
    package var state: Int
  }

  package var keys: [Key]
  package var starts: [Start]
  package var note: String?
  /// The reason why the recording is incomplete; nil if it is complete.
  package var issue: String?
}

extension PlaygroundRecord.Key {
  init(_ gesture: Gesture) {
    title = gesture.title
    switch gesture.action {
    case .tap, .press, .type: (kind, way) = (.tap, nil)
    case .swipe(let direction): (kind, way) = (.swipe, direction)
    case .drag: (kind, way) = (.swipe, nil)
    case .turnLeft: (kind, way) = (.turn, .left)
    case .turnRight: (kind, way) = (.turn, .right)
    case .turn, .appearance, .textSize: (kind, way) = (.turn, nil)
    }
  }
}
