import Simulator
import UIKit

/// A live scene of UIKit Dynamics, with the items and behaviours of the lesson's example.
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
  /// The effect of a finger.
  public enum Hand {
    /// Pulls the touched item by a spring.
    case drag

    /// Activates the push in the direction of the finger's movement; `pointsPerUnit` points are a magnitude
    /// of 1.
    case push(UIPushBehavior, pointsPerUnit: Double)

    /// Moves the anchor of the attachment.
    case anchor(UIAttachmentBehavior)

    /// Removes the touched item from the simulation, carries it, and throws it.
    case carry
  }

  let animator: UIDynamicAnimator
  /// Keeps the device alive.
  let simulator: Simulator
  let hand: Hand
  let controls: [LiveControl]
  let catches: [(area: CGRect, point: CGPoint)]
  let hidden: [UIView]
  let addsItems: Bool

  /// Creates a scene; the animator must not have made a step yet, and all its items must be views.
  ///
  /// - Parameters:
  ///   - animator: the animator of the items.
  ///   - simulator: the device that shows them.
  ///   - hand: the effect of a finger.
  ///   - controls: the properties that readers can change.
  ///   - catches: rectangles of the reference view that catch items, and the points to which caught items
  ///     snap.
  ///   - hidden: views to hide, because the page draws the same, such as the line of a rod.
  ///   - addsItems: whether readers can add copies of the first item.
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
