import UIKit

/// Checks the order of a controller's four appearance calls.
///
/// Source: Apple, UIViewController: each `will` is followed by its `did`, or by the other `will` if a
/// transition is cancelled.
@MainActor
final class AppearanceLog {
  /// The appearance state of a controller.
  private enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  private var state = State.disappeared

  /// The first invalid call and the state before it.
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
