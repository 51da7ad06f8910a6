/// What a reader may try out: the gestures, and where to begin; the states and moves follow it.
package struct PlaygroundRecord: Codable, Equatable, Sendable {
  /// A gesture that is offered; its place in the list is its number.
  package struct Key: Codable, Equatable, Sendable {
    /// What kind of gesture it is, for pages that let readers do the like.
    package enum Kind: String, Codable, Sendable {
      case tap
      case swipe
      case turn
    }

    package var title: String
    package var kind: Kind
    /// Which way a finger swipes, or the device turns; nil for taps, and for turns to an orientation.
    package var way: Gesture.Way?

    package init(title: String, kind: Kind, way: Gesture.Way? = nil) {
      self.title = title
      self.kind = kind
      self.way = way
    }
  }

  /// A way to begin.
  package struct Start: Codable, Equatable, Sendable {
    package var title: String
    /// The number of the state in which it begins.
    package var state: Int

    package init(title: String, state: Int) {
      self.title = title
      self.state = state
    }
  }

  package var keys: [Key]
  package var starts: [Start]
  /// What a reader should know beforehand.
  package var note: String?
  /// Why not all states could be recorded; nil if they are all there.
  package var issue: String?

  package init(keys: [Key], starts: [Start], note: String? = nil, issue: String? = nil) {
    self.keys = keys
    self.starts = starts
    self.note = note
    self.issue = issue
  }
}

extension PlaygroundRecord.Key {
  init(_ gesture: Gesture) {
    title = gesture.title
    switch gesture.action {
    case .tap: (kind, way) = (.tap, nil)
    case .swipe(let direction, _): (kind, way) = (.swipe, direction)
    case .turnLeft: (kind, way) = (.turn, .left)
    case .turnRight: (kind, way) = (.turn, .right)
    case .turn: (kind, way) = (.turn, nil)
    }
  }
}
