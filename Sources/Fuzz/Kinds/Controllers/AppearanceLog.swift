import UIKit

/// Knows which of the four appearance calls a controller had last, and which may follow.
///
/// Source: Apple, UIViewController: each `will` is followed by its `did`, or by the other `will` where a transition is
/// taken back.
@MainActor
final class AppearanceLog {
  /// Where a controller is between the calls.
  private enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  private var state = State.disappeared

  /// The first call that should not have come, with what had come before.
  private(set) var fault: String?

  func willAppear() { move(to: .appearing, from: [.disappeared, .disappearing]) }
  func didAppear() { move(to: .appeared, from: [.appearing]) }
  func willDisappear() { move(to: .disappearing, from: [.appeared, .appearing]) }
  func didDisappear() { move(to: .disappeared, from: [.disappearing]) }

  private func move(to next: State, from allowed: Set<State>) {
    if !allowed.contains(state), fault == nil { fault = "\(next.rawValue) after \(state.rawValue)" }
    state = next
  }
}
