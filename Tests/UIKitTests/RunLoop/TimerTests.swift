import Simulator
import Testing
import UIKit

/// Truth: Apple, Timer and CADisplayLink: when and how often they fire, and how they end, on the device's
/// clock.
@MainActor struct TimerTests {
  @Test func aTimerFiresOnceAfterItsInterval() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.add("fired") }
    device.advance(by: 0.9)
    #expect(log.calls == [])
    device.advance(by: 0.2)
    #expect(log.calls == ["fired"])
    #expect(!timer.isValid)
    device.advance(by: 5)
    #expect(log.calls.count == 1)
  }

  @Test func aTimerWithoutAnythingNeverFires() {
    let device = Simulator.boot()
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    RunLoop.main.add(timer, forMode: .common)
    device.advance(by: 5)
    #expect(!timer.isValid)
  }

  @Test func aRepeatingTimerFiresUntilItIsInvalidated() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      log.add("\(Date().timeIntervalSinceReferenceDate - 190_028_460)")
      if log.calls.count == 4 { timer.invalidate() }
    }
    device.advance(by: 10)
    #expect(log.calls == ["0.5", "1.0", "1.5", "2.0"])
    #expect(!timer.isValid)
  }

  @Test func aTimerThatIsMadeByHandWaitsForARunLoop() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer(timeInterval: 0.2, repeats: true) { _ in log.add("fired") }
    device.advance(by: 1)
    #expect(log.calls == [])
    RunLoop.main.add(timer, forMode: .common)
    device.advance(by: 0.5)
    #expect(log.calls.count == 3)
  }

  @Test func aDateMayBeSetLater() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.add("fired") }
    timer.fireDate = Date() + 3
    device.advance(by: 2.9)
    #expect(log.calls == [])
    device.advance(by: 0.2)
    #expect(log.calls == ["fired"])
  }

  @Test(arguments: [true, false])
  func aDateMayBeSetEarlier(repeats: Bool) {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: repeats) { _ in log.add("fired") }
    timer.fireDate = Date() + 1
    #expect(timer.fireDate == Date() + 1)
    device.advance(by: 0.9)
    #expect(log.calls == [])
    device.advance(by: 0.2)
    #expect(log.calls == ["fired"])
    device.advance(by: 9.5)
    #expect(log.calls.count == 1)
    device.advance(by: 1)
    #expect(log.calls.count == (repeats ? 2 : 1))
  }

  /// Source: Apple, Timer.fireDate: a repeating timer is paused with `.distantFuture`.
  @Test func aPausedTimerGoesOn() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("fired") }
    device.advance(by: 2.5)
    #expect(log.calls.count == 2)
    for round in 1...3 {
      timer.fireDate = .distantFuture
      #expect(device.advanceUntilIdle())
      device.advance(by: 100)
      #expect(log.calls.count == 2 * round)
      timer.fireDate = Date()
      device.advance(by: 1.5)
      #expect(log.calls.count == 2 * round + 2)
    }
    timer.fireDate = .distantPast
    device.advance(by: 0)
    #expect(log.calls.count == 9)
    timer.invalidate()
  }

  /// As for a debounce: each change postpones the only firing.
  @Test func aDateThatIsSetOftenIsServedOnce() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer(timeInterval: 1, repeats: true) { timer in
      log.add("fired")
      timer.fireDate = .distantFuture
    }
    timer.fireDate = .distantFuture
    RunLoop.main.add(timer, forMode: .common)
    for delay in [0.3, 0.5, 0.2, 0.3] {
      timer.fireDate = Date() + delay
      device.advance(by: 0.1)
    }
    #expect(log.calls == [])
    device.advance(by: 5)
    #expect(log.calls == ["fired"])
  }

  @Test func aProgressViewThatATimerDrivesFillsUp() {
    let device = Simulator.boot()
    let controller = UIViewController()
    let bar = UIProgressView()
    controller.view.addSubview(bar)
    device.launch(controller)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      MainActor.assumeIsolated { bar.progress += 0.05 }
      if MainActor.assumeIsolated({ bar.progress >= 1 }) { timer.invalidate() }
    }
    #expect(device.advanceUntilIdle())
    #expect(bar.progress == 1)
    #expect(abs(device.time - 2) < 0.11)
  }

  @Test func beingIdleWaitsForTimersButATurnOfTheDeviceDoesNot() {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    device.launch(UIViewController())
    let log = WorkLog()
    Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in log.add("fired") }
    device.rotate(to: .landscapeLeft)
    #expect(log.calls == [] && device.time < 2)
    #expect(device.advanceUntilIdle())
    #expect(log.calls == ["fired"])
  }

  @Test func aTimerOfAnEarlierDeviceIsGone() {
    _ = Simulator.boot()
    let log = WorkLog()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("fired") }
    Simulator.boot().advance(by: 5)
    #expect(log.calls == [])
  }

  @Test func aDisplayLinkIsCalledInEveryFrameUntilItIsInvalidated() {
    let device = Simulator.boot()
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { link in times.append(link.timestamp) }
    link.add(to: .main, forMode: .common)
    device.advance(by: 0.1)
    #expect(times.count == 6)
    #expect(abs(times[5] - 0.1) < 1e-9)
    link.isPaused = true
    device.advance(by: 0.1)
    #expect(times.count == 6)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    device.advance(by: 0.1)
    #expect(times.count == 9)
    link.invalidate()
    device.advance(by: 0.1)
    #expect(times.count == 9)
    #expect(abs(CACurrentMediaTime() - 0.4) < 1e-9)
  }
}

/// A thread-safe log of calls.
final class WorkLog: Sendable {
  private let log = Locked<[String]>([])

  var calls: [String] { log.withLock { $0 } }

  func add(_ call: String) {
    log.withLock { $0.append(call) }
  }
}
