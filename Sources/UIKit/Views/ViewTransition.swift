/// A running change of a view's content, such as a flip or a cross dissolve.
@MainActor
package struct ViewTransition {
  /// What the change looks like.
  package let style: Style

  /// Start, duration and timing.
  package let group: AnimationGroup

  /// How one content gives way to the other.
  package enum Style: UInt, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
    case crossDissolve = 5
    case flipFromTop = 6
    case flipFromBottom = 7
  }
}
