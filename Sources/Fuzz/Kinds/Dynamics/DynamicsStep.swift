import UIKit

/// One thing that a case of dynamics does.
///
/// Items are named by numbers, and what acts on one that isn't there does nothing.
enum DynamicsStep: Sendable {
  /// What an item collides as.
  enum Outline: Sendable { case rectangle, ellipse, triangle }

  /// What ties an item to something.
  enum Tie: Sendable { case rod, spring, rope, pin, weld, rail, anchor, anchorSpring, anchorRail }

  /// What a field does.
  enum Force: Sendable {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic,
      closure
  }

  /// What a boundary is made of.
  enum Wall: Sendable { case line, oval, star, curve, arc }

  /// The reference view, as all else is made after it: its size, its bounds' origin, and how it lies in the window.
  case room(CGSize, origin: CGPoint, transform: CGAffineTransform)
  /// An item, upright or turned, in the reference view itself or in a view in it.
  case item(Int, center: CGPoint, size: CGSize, angle: CGFloat, Outline, nested: CGAffineTransform?)
  /// What items are made of.
  case material([Int], elasticity: CGFloat, friction: CGFloat, density: CGFloat)
  case resistance([Int], linear: CGFloat, angular: CGFloat, charge: CGFloat)
  case fixing([Int], anchored: Bool, rotates: Bool)
  case velocity(Int, CGPoint, spin: CGFloat)
  case gravity(CGVector)
  case push(Int, CGVector, at: UIOffset, continuous: Bool)
  case snap(Int, CGPoint, damping: CGFloat)
  case tie(Tie, Int, to: Int, at: CGPoint, frequency: CGFloat, damping: CGFloat, range: ClosedRange<CGFloat>)
  /// Holds a point of an item, as a finger does: it is tied to an anchor there, which then moves in each of some frames.
  case hold(Int, at: UIOffset, length: CGFloat, moving: CGVector, frames: Int)
  /// Ties points of two items together, at a length that need not be the one that they are apart.
  case join(Int, at: UIOffset, to: Int, otherAt: UIOffset, length: CGFloat)
  case field(Force, at: CGPoint, radius: CGFloat, strength: CGFloat, falloff: CGFloat)
  case boundary(Wall, from: CGPoint, to: CGPoint)
  /// Lets the items collide with each other and the bounds.
  case collide(items: Bool, bounds: Bool, insets: UIEdgeInsets)
  case frames(Int)
  /// Changes an item from outside, and tells the animator.
  case change(Int, center: CGPoint, size: CGSize, transform: CGAffineTransform)
  case resizeRoom(CGSize)
  case remove(Int)
}
