import Testing
import UIKit
import UIKitTesting

/// Truth: the documentation of `waitUntil`: the condition is checked before the first frame and after each frame of 1/60 s,
/// until the timeout.
@Suite(.device(.iPhone5, iOS: 9)) @MainActor struct WaitingTests {
  private let device = Simulator.current
  private let frame = 1.0 / 60

  @Test func aConditionThatHoldsTakesNoTime() {
    let holds = device.waitUntil { true }
    #expect(holds)
    #expect(device.time == 0)
  }

  @Test(arguments: [0.25, 1, 1.9])
  func theClockStopsInTheFrameInWhichItHolds(delay: TimeInterval) {
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { isDone = true }
    #expect(device.waitUntil(timeout: 2) { isDone })
    #expect(device.time >= delay - 1e-6 && device.time < delay + frame + 1e-6)
  }

  @Test func anAnimationAndItsCompletionAreAwaited() {
    let controller = UIViewController()
    device.launch(controller)
    var isDone = false
    UIView.animate(withDuration: 0.5) {
      controller.view.alpha = 0
    } completion: {
      isDone = $0
    }
    device.waitUntil { isDone }
    #expect(abs(device.time - 0.5) < 2 * frame)
  }

  @Test func tasksOfTheMainActorRunInAnAsynchronousTest() async {
    var texts: [String] = []
    func load() async throws {
      try await Task.sleep(for: .seconds(1))
      texts.append(await Task.detached { "detached" }.value)
    }
    Task { @MainActor in
      try await load()
      texts.append("done")
    }
    await device.waitUntil(timeout: 2) { texts.count == 2 }
    #expect(texts == ["detached", "done"])
    #expect(device.time >= 1 && device.time < 1.1)
  }

  /// Whatever a queue of the machine's clock waits for comes too late for a virtual second, and the failure says why.
  @Test func whatWaitsForTheMachinesClockIsNamedAtTheTimeout() async {
    let debounce = MachineDebounce()
    var hasStarted = false
    await withKnownIssue {
      await device.waitUntil(timeout: 1) {
        // As late as that, however long the frames before take on a busy machine.
        if device.time > 0.99, !hasStarted {
          hasStarted = true
          debounce.start(seconds: 0.3)
        }
        return debounce.isDone
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("s of real time later") && text.contains("imports Foundation")
        && text.contains("AppleSources")
    }
    #expect(abs(device.time - 1) < 1e-6)
  }

  @Test func anAsynchronousWaitFailsTheTestAtTheTimeout() async {
    await withKnownIssue {
      let holds = await device.waitUntil(timeout: 1) { false }
      #expect(!holds)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("did not hold within 1 virtual seconds") }
    }
    #expect(abs(device.time - 1) < 1e-6)
  }

  @Test(arguments: [(2, 2), (0.1, 0.1), (0, 0), (-1, 0), (.nan, 0)] as [(TimeInterval, TimeInterval)])
  func aConditionThatDoesNotHoldFailsTheTestAtTheTimeout(timeout: TimeInterval, time: TimeInterval) {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
    label.text = "Loading"
    controller.view.addSubview(label)
    device.launch(controller)
    let start = device.time
    expectFailure(
      "The condition did not hold within",
      "virtual seconds",
      "\nOn the screen: text \"Loading\"."
    ) {
      let holds = device.waitUntil(timeout: timeout) { false }
      #expect(!holds)
    }
    #expect(abs(device.time - start - time) < 1e-6)
  }

  @Test func anErrorOfTheConditionEndsTheWait() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try device.waitUntil { throw Failure() } }
  }
}
