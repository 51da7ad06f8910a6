import Simulator
import Testing
import UIKit

/// Truth: Apple, RunLoop.run(until:) and run(mode:before:): timers and queues are served until the date, or until something was.
@MainActor @Suite(.held(.iPhone6, iOS: 9))
struct RunLoopTests {
  private let device: Simulator
  private let log = WorkLog()

  init() throws {
    device = try #require(Simulator.held)
  }

  @Test func aRunUntilADateAdvancesTheDevice() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.add("timer") }
    DispatchQueue.main.async { [log] in log.add("queue") }
    let start = Date()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    #expect(log.calls == ["queue"])
    #expect(abs(Date().timeIntervalSince(start) - 0.5) < 1e-6)
    RunLoop.main.run(until: start + 1.1)
    #expect(log.calls == ["queue", "timer"])
    RunLoop.main.run(until: .distantPast)
    #expect(abs(Date().timeIntervalSince(start) - 1.1) < 1e-6)
  }

  @Test func animationsAreCompleted() {
    let root = UIViewController()
    device.launch(root)
    UIView.animate(withDuration: 0.3, animations: { root.view.alpha = 0 }) { [log] _ in log.add("completed") }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(log.calls == [])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(log.calls == ["completed"])
  }

  /// A file that imports Foundation takes the time from the machine's clock.
  @Test func aDateOfTheMachineIsMeantByTheMachinesClock() {
    let start = Date()
    RunLoop.main.run(until: Date(timeIntervalSince1970: TimeInterval(time(nil)) + 5))
    #expect((3...6).contains(Date().timeIntervalSince(start)))
  }

  @Test func aPassEndsWhenSomethingHasHappened() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] _ in log.add("timer") }
    let start = Date()
    #expect(RunLoop.main.run(mode: .default, before: .distantFuture))
    #expect(log.calls == ["timer"])
    #expect((0.99...1.02).contains(Date().timeIntervalSince(start)))
    #expect(RunLoop.main.run(mode: .default, before: start + 1.5))
    #expect(log.calls == ["timer"])
    #expect(abs(Date().timeIntervalSince(start) - 1.5) < 1e-6)
    DispatchQueue.main.async { [log] in log.add("queue") }
    #expect(RunLoop.main.run(mode: .default, before: start + 9))
    #expect(log.calls == ["timer", "queue"])
  }

  @Test func anIdleDeviceIsNotAwaited() {
    let start = Date()
    #expect(!RunLoop.main.run(mode: .default, before: .distantFuture))
    RunLoop.main.run(until: .distantFuture)
    #expect(Date().timeIntervalSince(start) == 0)
  }

  /// A library's own wait, within work of the run loop.
  @Test func workMayRunTheLoopItself() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [log] _ in
      log.add("begin")
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
      log.add("end")
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.add("other") }
    let start = Date()
    device.advance(by: 2)
    #expect(log.calls == ["begin", "other", "end"])
    #expect(abs(Date().timeIntervalSince(start) - 2) < 0.02)
  }

  @Test func anotherThreadRunsItsOwnLoop() async {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [log] _ in log.add("timer") }
    await Task.detached { Self.runUntilThePast() }.value
    #expect(log.calls == [])
  }

  nonisolated private static func runUntilThePast() {
    RunLoop.current.run(until: .distantPast)
  }
}
