import UIKit

/// What the variants are made of.
struct ContainersExamples {
  /// A clock with four modes.
  var clock: @MainActor () -> ClockController = { ClockController() }

  /// A clock of which two modes have a bar at the top.
  var mixed: @MainActor () -> ClockController = { ClockWithAlarmBarController() }

  /// The clock in a process of its own: what raises there ends nothing here.
  var probed: @MainActor () -> ClockController = { ClockController() }

  /// A container of one's own.
  var frame: @MainActor () -> FrameController = { FrameController() }
}
