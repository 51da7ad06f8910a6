/// Where one body stands as seen from another, in single precision.
struct FloatPose {
  var position: Float2
  var rotation: FloatRotation

  @inline(__always)
  func point(_ local: Float2) -> Float2 { rotation.applied(to: local) + position }

  @inline(__always)
  func localPoint(_ point: Float2) -> Float2 { rotation.removed(from: point - position) }

  @inline(__always)
  func vector(_ local: Float2) -> Float2 { rotation.applied(to: local) }
}
