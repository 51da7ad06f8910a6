import Simulator
import Testing
import UIKit

/// Truth: Apple, UIStepper; its size is that of Interface Builder's documents.
@MainActor struct UIStepperTests {
  @Test func aNewOneIsAtZeroOfHundred() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue) == (0, 100, 0, 1))
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 29))
  }

  @Test(arguments: [(Double(5), Double(5)), (-5, 0), (500, 100), (.nan, 7), (.infinity, 100)])
  func valuesStayInTheRange(value: Double, expected: Double) {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let stepper = UIStepper()
    stepper.value = 7
    stepper.value = value
    #expect(stepper.value == expected)
  }

  /// The control is 94 points wide, from 110 to 204 on the screen.
  private let left = CGPoint(x: 130, y: 215)
  private let right = CGPoint(x: 185, y: 215)

  @Test func tapsCountUpAndDown() {
    let scene = ControlScene { UIStepper() }
    for _ in 0..<3 { scene.simulator.tap(at: right) }
    scene.simulator.tap(at: left)
    #expect(scene.control.value == 2)
    #expect(scene.log.take().filter { $0 == "valueChanged" }.count == 4)
  }

  @Test func anEndIsNotPassedUnlessItWraps() {
    let scene = ControlScene { UIStepper() }
    scene.simulator.tap(at: left)
    #expect(scene.control.value == 0 && !scene.log.take().contains("valueChanged"))
    scene.control.wraps = true
    scene.simulator.tap(at: left)
    #expect(scene.control.value == 100)
    scene.simulator.tap(at: right)
    #expect(scene.control.value == 0)
  }

  @Test func aFingerThatHoldsGoesOn() throws {
    let scene = ControlScene { UIStepper() }
    let finger = try #require(scene.simulator.touchDown(at: right))
    scene.simulator.advance(by: 1)
    let held = scene.control.value
    #expect(held > 3)
    finger.lift()
    scene.simulator.advance(by: 2)
    #expect(scene.control.value == held)
    scene.control.autorepeat = false
    let second = try #require(scene.simulator.touchDown(at: left))
    scene.simulator.advance(by: 2)
    second.lift()
    #expect(scene.control.value == held - 1)
  }

  @Test func withoutContinuityTheEndIsSent() throws {
    let scene = ControlScene { UIStepper() }
    scene.control.isContinuous = false
    let finger = try #require(scene.simulator.touchDown(at: right))
    #expect(!scene.log.take().contains("valueChanged"))
    finger.lift()
    #expect(scene.log.take().filter { $0 == "valueChanged" }.count == 1)
  }
}
