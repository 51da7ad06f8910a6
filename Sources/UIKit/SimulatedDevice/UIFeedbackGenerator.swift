/// Plays haptics; abstract.
///
/// The simulated device records what was played, as `Simulator.haptics`; pads have no haptics. Source: Apple, UIFeedbackGenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares for haptics that follow soon; here they are never late.
  open func prepare() {}

  final func play(_ haptic: Haptic) {
    let device = SimulatedDevice.current
    guard device.behavior.hasHaptics, device.application.applicationState != .background else {
      return
    }
    device.haptics.append(haptic)
  }
}

/// Plays the collision of two objects.
///
/// Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private var style = FeedbackStyle.medium

  /// Creates a generator for objects of a size and stiffness.
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Plays a collision with full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays a collision with an intensity between 0 and 1; others are clamped.
  open func impactOccurred(intensity: CGFloat) {
    play(.impact(style, intensity: intensity.isNaN ? 0 : min(1, max(0, intensity))))
  }

  /// The size and the stiffness of the objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small objects.
    case light = 0
    /// Objects of medium size.
    case medium = 1
    /// Large objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }
}

/// Plays the change of a selection, as of a wheel that turns.
///
/// Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays one change.
  open func selectionChanged() { play(.selection) }
}

/// Plays the result of a task.
///
/// Source: Apple, UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a result.
  open func notificationOccurred(_ notificationType: FeedbackType) { play(.notification(notificationType)) }

  /// The results.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }
}

/// A haptic that the device has played.
package enum Haptic: Equatable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case selection
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}
