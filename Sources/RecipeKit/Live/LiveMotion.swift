import Simulator
import UIKit

/// A scene of UIKit Dynamics that a reader plays with in a page, with the lesson's own items and behaviours.
///
/// ```swift
/// stage.live("fall", caption: "Drag the square about, and let it fall") {
///   let (device, controller) = (stage.boot(.iPhone4, iOS: 7), make())
///   device.launch(controller)
///   return LiveMotion(controller.animator, on: device, addsItems: true)
/// }
/// ```
@MainActor
public struct LiveMotion {
  /// What a finger does.
  public enum Hand {
    /// It pulls the item that it touches by a spring.
    case drag

    /// Wherever it moves, the push acts along its way; so many points of the way are a magnitude of one.
    case push(UIPushBehavior, pointsPerUnit: Double)

    /// It carries the anchor of the attachment.
    case anchor(UIAttachmentBehavior)

    /// It takes the item that it touches out of the motion, carries it, and throws it.
    case carry
  }

  let animator: UIDynamicAnimator
  /// Keeps the device on.
  let simulator: Simulator
  let hand: Hand
  let controls: [LiveControl]
  let catches: [(area: CGRect, point: CGPoint)]
  let hidden: [UIView]
  let addsItems: Bool

  /// Describes a scene; the animator has made no step yet, and all its items are views.
  ///
  /// - Parameters:
  ///   - animator: what moves the items.
  ///   - simulator: the device that shows them.
  ///   - hand: what a finger does.
  ///   - controls: what the reader can change.
  ///   - catches: rectangles of the reference view that catch items, and the points to which these snap then.
  ///   - hidden: views that show what the page draws itself, such as the line of a rod.
  ///   - addsItems: whether the reader can add items like the first one.
  public init(
    _ animator: UIDynamicAnimator,
    on simulator: Simulator,
    hand: Hand = .drag,
    controls: [LiveControl] = [],
    catching catches: [(area: CGRect, point: CGPoint)] = [],
    hiding hidden: [UIView] = [],
    addsItems: Bool = false
  ) {
    self.animator = animator
    self.simulator = simulator
    self.hand = hand
    self.controls = controls
    self.catches = catches
    self.hidden = hidden
    self.addsItems = addsItems
  }
}
