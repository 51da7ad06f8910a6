import UIKit

/// An action of a case of dynamics.
///
/// Items are referred to by number; actions on missing items have no effect.
enum DynamicsStep: Sendable {
  /// The collision outline of an item.
  enum Outline: Sendable { case rectangle, ellipse, triangle }

  /// The kind of an attachment.
  enum Tie: Sendable { case rod, spring, rope, pin, weld, rail, anchor, anchorSpring, anchorRail }

  /// The kind of a field.
  enum Force: Sendable {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic,
      closure
  }

  /// The form of a boundary.
  enum Wall: Sendable { case line, oval, star, curve, arc }

  /// The reference view, created before everything else: its size, the origin of its bounds, and its
  /// transform in the window.
  case room(CGSize, origin: CGPoint, transform: CGAffineTransform)
  /// An item with an angle, in the reference view or in a subview of it.
  case item(Int, center: CGPoint, size: CGSize, angle: CGFloat, Outline, nested: CGAffineTransform?)
  /// The material of items.
  case material([Int], elasticity: CGFloat, friction: CGFloat, density: CGFloat)
  case resistance([Int], linear: CGFloat, angular: CGFloat, charge: CGFloat)
  case fixing([Int], anchored: Bool, rotates: Bool)
  case velocity(Int, CGPoint, spin: CGFloat)
  case gravity(CGVector)
  case push(Int, CGVector, at: UIOffset, continuous: Bool)
  case snap(Int, CGPoint, damping: CGFloat)
  case tie(Tie, Int, to: Int, at: CGPoint, frequency: CGFloat, damping: CGFloat, range: ClosedRange<CGFloat>)
  /// Holds a point of an item like a finger: it is attached to an anchor, which then moves in each frame.
  case hold(Int, at: UIOffset, length: CGFloat, moving: CGVector, frames: Int)
  /// Attaches points of two items to each other, with a length that may differ from their distance.
  case join(Int, at: UIOffset, to: Int, otherAt: UIOffset, length: CGFloat)
  case field(Force, at: CGPoint, radius: CGFloat, strength: CGFloat, falloff: CGFloat)
  case boundary(Wall, from: CGPoint, to: CGPoint)
  /// Lets the items collide with each other and with the bounds.
  case collide(items: Bool, bounds: Bool, insets: UIEdgeInsets)
  case frames(Int)
  /// Changes an item outside of the animator, and notifies it.
  case change(Int, center: CGPoint, size: CGSize, transform: CGAffineTransform)
  case resizeRoom(CGSize)
  case remove(Int)
}
