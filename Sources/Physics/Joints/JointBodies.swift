/// The two bodies of a joint while a sub-step is solved.
struct JointBodies {
  let states: UnsafeMutablePointer<SIMD4<Float>>
  let indexA: Int
  let indexB: Int
  var velocityA: Float2
  var velocityB: Float2
  var angularA: Float
  var angularB: Float
  let inverseMassA: Float
  let inverseMassB: Float
  let inverseInertiaA: Float
  let inverseInertiaB: Float

  /// The arms from the centres of mass to the anchors, and the way from anchor A to anchor B, as the bodies stand now.
  let armA: Float2
  let armB: Float2
  let stretch: Float2

  /// By how much body B has turned against body A, as ``JointStep/angle`` counts.
  let angle: Float
  let turnedA: Float

  init(_ states: UnsafeMutablePointer<SIMD4<Float>>, _ step: JointStep) {
    self.states = states
    indexA = step.bodyA
    indexB = step.bodyB
    let velocityA = states[indexA * 2]
    let velocityB = states[indexB * 2]
    let movedA = states[indexA * 2 + 1]
    let movedB = states[indexB * 2 + 1]
    self.velocityA = Float2(velocityA.x, velocityA.y)
    self.velocityB = Float2(velocityB.x, velocityB.y)
    angularA = velocityA.z
    angularB = velocityB.z
    inverseMassA = velocityA.w
    inverseMassB = velocityB.w
    inverseInertiaA = movedA.w
    inverseInertiaB = movedB.w
    armA = Self.turned(step.anchorA, by: movedA.z)
    armB = Self.turned(step.anchorB, by: movedB.z)
    stretch = step.offset + Float2(movedB.x - movedA.x, movedB.y - movedA.y) + armB - armA
    angle = step.angle + movedB.z - movedA.z
    turnedA = movedA.z
  }

  /// A vector turned by the angle of a step: by the series to the fourth power if it is small, as it mostly is.
  @inline(__always)
  static func turned(_ vector: Float2, by angle: Float) -> Float2 {
    if angle == 0 { return vector }
    // There the series would make the vector longer by a hundredth of a per cent, and far beyond it by any factor.
    guard angle.magnitude < 0.5 else { return turnedFar(vector, by: angle) }
    let square = angle * angle
    let cosine = 1 - square / 2 + square * square / 24
    let sine = angle - square * angle / 6
    return FloatRotation(cosine: cosine, sine: sine).applied(to: vector)
  }

  @inline(never)
  private static func turnedFar(_ vector: Float2, by angle: Float) -> Float2 {
    FloatRotation(Rotation(angle: Double(angle))).applied(to: vector)
  }

  var relativeVelocity: Float2 {
    velocityB + angularB * armB.perpendicular - velocityA - angularA * armA.perpendicular
  }

  /// How much faster than their velocity along a line tells the anchors part in a sub-step: what moves across the line, or
  /// turns, gets farther away along it too.
  func lengthening(along axis: Float2, _ velocity: Float, _ seconds: Float) -> Float {
    let endA = velocityA * seconds + Self.turned(armA, by: angularA * seconds) - armA
    let endB = velocityB * seconds + Self.turned(armB, by: angularB * seconds) - armB
    // Written as a quotient, for the difference of the two lengths would lose its digits.
    let way = endB - endA
    let length = stretch.length
    let end = stretch + way
    let gained = (way.dot(stretch) * 2 + way.lengthSquared) / max(length + end.length, .leastNormalMagnitude)
    return seconds > 0 ? gained / seconds - velocity : 0
  }

  /// Applies an impulse at the anchors: forwards on body B, backwards on body A.
  mutating func apply(_ impulse: Float2) {
    velocityA -= inverseMassA * impulse
    angularA -= inverseInertiaA * armA.cross(impulse)
    velocityB += inverseMassB * impulse
    angularB += inverseInertiaB * armB.cross(impulse)
  }

  mutating func apply(angular impulse: Float) {
    angularA -= inverseInertiaA * impulse
    angularB += inverseInertiaB * impulse
  }

  /// What the anchors' relative velocity gains from a unit impulse along a direction.
  func resistance(along direction: Float2) -> Float {
    let armA = self.armA.cross(direction)
    let armB = self.armB.cross(direction)
    return inverseMassA + inverseMassB + inverseInertiaA * armA * armA + inverseInertiaB * armB * armB
  }

  /// The impulse at the anchors that changes their relative velocity by a vector.
  func impulse(changing velocity: Float2) -> Float2 {
    let mass = inverseMassA + inverseMassB
    let a = mass + inverseInertiaA * armA.y * armA.y + inverseInertiaB * armB.y * armB.y
    let b = -inverseInertiaA * armA.x * armA.y - inverseInertiaB * armB.x * armB.y
    let c = mass + inverseInertiaA * armA.x * armA.x + inverseInertiaB * armB.x * armB.x
    let determinant = a * c - b * b
    guard determinant > 0 else { return .zero }
    return Float2(c * velocity.x - b * velocity.y, a * velocity.y - b * velocity.x) / determinant
  }

  /// The angular impulse that changes the relative angular velocity by one.
  var angularMass: Float {
    let sum = inverseInertiaA + inverseInertiaB
    return sum > 0 ? 1 / sum : 0
  }

  func store() {
    states[indexA * 2] = SIMD4(velocityA.x, velocityA.y, angularA, inverseMassA)
    states[indexB * 2] = SIMD4(velocityB.x, velocityB.y, angularB, inverseMassB)
  }
}
