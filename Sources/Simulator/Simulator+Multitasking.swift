import ProcessHooks
import UIKit

/// The part of a pad's screen that the application has, from iOS 9 on.
///
/// The rest belongs to another application, or to another scene of this one.
public struct Multitasking: Hashable, Sendable {
  /// A part of a Split View.
  public enum Part: Hashable, Sendable {
    /// The narrow part, at the right: 320 points, or 375 on an iPad Pro of 12.9 inches.
    case oneThird
    /// A half, at the left; in portrait, which has no halves, as wide as two thirds.
    case half
    /// The wide part, at the left.
    case twoThirds
  }

  fileprivate let share: ScreenShare

  /// The whole screen.
  public static let fullScreen = Multitasking(share: .full)

  /// A part of the screen beside another application.
  public static func splitView(_ part: Part) -> Multitasking {
    switch part {
    case .oneThird: Multitasking(share: .oneThird)
    case .half: Multitasking(share: .half)
    case .twoThirds: Multitasking(share: .twoThirds)
    }
  }

  /// A narrow part over another application, at the right.
  public static let slideOver = Multitasking(share: .slideOver)

  /// A window of a size in points, in the middle of the screen, as with Stage Manager; at most as large as the screen.
  public static func window(_ size: CGSize) -> Multitasking { Multitasking(share: .window(size)) }
}

extension Simulator {
  /// The part of the screen that the application's first scene has; setting it advances the clock until the interface has followed.
  ///
  /// A pad boots with full screen. Phones, and pads before iOS 9, have no other: setting one fails the test, or ends the process outside
  /// of tests.
  public var multitasking: Multitasking {
    get { Multitasking(share: device.application.arrangement.share) }
    set {
      check()
      guard device.behavior.sharesScreen || newValue == .fullScreen else {
        let message =
          "\(model.name) with iOS \(device.configuration.version) has no multitasking: boot a pad with iOS 9 or later."
        guard recordIssue(message) != 0 else { preconditionFailure(message) }
        return
      }
      settle()
      var arrangement = device.application.arrangement
      arrangement.share = newValue.share
      device.application.arrange(arrangement)
      settle()
      _ = device.advanceUntilIdle(limit: Simulator.rotationLimit, awaitingFollowers: false)
    }
  }
}
