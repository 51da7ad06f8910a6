/// One change of state that a gesture recognizer may make, or the row of the table of all of them.
///
/// 1. Every recognizer waits in possible.
/// 2. A discrete gesture ends at once, or fails.
/// 3. A continuous gesture begins, changes any number of times, and ends or is cancelled; or it fails before
///    it begins.
/// 4. A recognizer that is cancelled before it began has failed; one that fails after it began is cancelled.
/// 5. What ended, was cancelled or failed is over: the system takes it back to possible.
/// 6. Failing is silent; every other change sends the action.
///
/// What is not in the table is not allowed. Source: Apple, "About the gesture recognizer state machine".
package struct GestureTransition: Equatable, Sendable {
  /// What gestures a change is for.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Gestures that happen at one moment, such as taps.
    package static let discrete = Kinds(rawValue: 1 << 0)
    /// Gestures that last, such as pans.
    package static let continuous = Kinds(rawValue: 1 << 1)
  }

  package typealias State = UIGestureRecognizer.State

  package let from: State
  /// What the recognizer asks for.
  package let asked: State
  /// What it gets.
  package let entered: State
  package let kinds: Kinds

  private init(_ from: State, _ asked: State, as entered: State? = nil, _ kinds: Kinds) {
    self.from = from
    self.asked = asked
    self.entered = entered ?? asked
    self.kinds = kinds
  }

  /// All changes that are allowed.
  package static let table = [
    GestureTransition(.possible, .ended, .discrete),
    GestureTransition(.possible, .began, .continuous),
    GestureTransition(.possible, .failed, [.discrete, .continuous]),
    GestureTransition(.possible, .cancelled, as: .failed, [.discrete, .continuous]),
    GestureTransition(.began, .changed, .continuous),
    GestureTransition(.began, .ended, .continuous),
    GestureTransition(.began, .cancelled, .continuous),
    GestureTransition(.began, .failed, as: .cancelled, .continuous),
    GestureTransition(.changed, .changed, .continuous),
    GestureTransition(.changed, .ended, .continuous),
    GestureTransition(.changed, .cancelled, .continuous),
    GestureTransition(.changed, .failed, as: .cancelled, .continuous),
    GestureTransition(.ended, .possible, [.discrete, .continuous]),
    GestureTransition(.cancelled, .possible, .continuous),
    GestureTransition(.failed, .possible, [.discrete, .continuous]),
  ]

  /// The row for a change, or nil if it is not allowed.
  package static func from(_ state: State, asking asked: State) -> GestureTransition? {
    table.first { $0.from == state && $0.asked == asked }
  }
}
