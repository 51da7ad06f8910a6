import UIKit

/// What the variants are made of.
struct ContainersExamples {
  /// A clock with four modes.
  var clock: @MainActor () -> ClockController = { ClockController() }

  /// A container of one's own.
  var frame: @MainActor () -> FrameController = { FrameController() }
}
