import Testing

@testable import Physics

// Independent truth: a vector that is turned keeps its length, and turning by parts gives what turning at once gives.
struct JointPoseTests {
  @Test(arguments: Array(stride(from: Float(-40), through: 40, by: 0.17)))
  func turningKeepsTheLengthHoweverFarItGoes(angle: Float) {
    let turned = JointPose.turned(Float2(3, 4), by: angle)
    #expect(abs(turned.length - 5) < 0.001)
    let rotation = FloatRotation(Rotation(angle: Double(angle)))
    #expect((turned - rotation.applied(to: Float2(3, 4))).length < 0.002)
  }
}
