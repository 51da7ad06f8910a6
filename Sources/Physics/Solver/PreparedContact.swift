/// A contact that takes part in a step, before it is put into a pack.
struct PreparedContact {
  var contact: Int32
  var bodyA: Int32
  var bodyB: Int32

  /// How far down along gravity the contact lies: the order of solving.
  var depth: Float = 0
  var normal: Float2
  var friction: Float
  var coupling: Float = 0
  var first = Point()
  var second = Point()
  var pointCount: Int32 = 0

  /// Whether ``first`` and ``second`` stand for the contact's points in this order or the other.
  var isSecondOnly = false
  var bounces = false

  struct Point {
    var normalArmA: Float = 0
    var normalArmB: Float = 0
    var tangentArmA: Float = 0
    var tangentArmB: Float = 0
    var separation: Float = 1e6
    var normalResistance: Float = 1
    var tangentMass: Float = 0
    var normalImpulse: Float = 0
    var tangentImpulse: Float = 0
    var bounceSpeed: Float = 0
  }
}
