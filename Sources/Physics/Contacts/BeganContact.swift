/// A contact that has begun in the running step, of which is told when the bodies stand where the step leaves them.
struct BeganContact {
  let contact: Int32

  /// The largest impulse along the normal that a point took in a sub-step.
  let peakImpulse: Float
}
