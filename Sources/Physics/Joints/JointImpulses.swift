/// What a joint has pushed with in a sub-step, kept for the next one's warm start.
struct JointImpulses: Equatable {
  var linear = Float2.zero
  var angular: Float = 0
  var lower: Float = 0
  var upper: Float = 0
  var friction: Float = 0
}
