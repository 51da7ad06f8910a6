import Simulator
import Testing
import UIKit

/// Truth: Apple, DispatchQueue, OperationQueue and RunLoop: work runs in the order of submission, delayed
/// work at its time, however long threads take.
@MainActor struct DispatchQueueTests {
  @Test func workOfTheMainQueueRunsInTheNextTurnInOrder() {
    let device = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.main.async { log.add("queue") }
    OperationQueue.main.addOperation { log.add("operation") }
    RunLoop.main.perform { log.add("run loop") }
    DispatchQueue.main.async(execute: DispatchWorkItem { log.add("item") })
    log.add("present turn")
    device.settle()
    #expect(log.calls == ["present turn", "queue", "operation", "run loop", "item"])
  }

  @Test func workThatSendsMoreIsFollowedByIt() {
    let device = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.main.async {
      log.add("first")
      DispatchQueue.main.async { log.add("third") }
    }
    DispatchQueue.main.async { log.add("second") }
    device.settle()
    #expect(log.calls == ["first", "second", "third"])
  }

  /// Source: Apple, Operation: a completion block runs when the operation has finished, dependencies come
  /// first.
  @Test func operationsAreWaitedFor() {
    let key = DispatchSpecificKey<String>()
    DispatchQueue.main.setSpecific(key: key, value: "there")
    let device = Simulator.boot()
    let log = WorkLog()
    let load = BlockOperation { Thread.sleep(forTimeInterval: 0.05) }
    load.completionBlock = { OperationQueue.main.addOperation { log.add("loaded") } }
    let parse = BlockOperation {
      log.add(load.isFinished ? "parse" : "too early")
      DispatchQueue.main.async { log.add("parsed") }
    }
    parse.addDependency(load)
    let show = BlockOperation { log.add("show \(DispatchQueue.getSpecific(key: key) ?? "elsewhere")") }
    show.addDependency(parse)
    let queue = OperationQueue()
    queue.addOperation(parse)
    queue.addOperation(load)
    OperationQueue.main.addOperation(show)
    OperationQueue.main.addOperation(BlockOperation { log.add("first") })
    device.advance(by: 0.1)
    #expect(log.calls.first == "first")
    #expect(log.calls[1] == "parse")
    #expect(Set(log.calls.dropFirst(2)) == ["loaded", "parsed", "show there"])
    #expect(device.console == [])
  }

  @Test func aSuspendedQueueIsNotWaitedFor() {
    let device = Simulator.boot()
    let log = WorkLog()
    let queue = OperationQueue()
    queue.isSuspended = true
    let operation = BlockOperation { DispatchQueue.main.async { log.add("done") } }
    queue.addOperation(operation)
    device.advance(by: 0.1)
    #expect(log.calls == [])
    #expect(device.console == [])
    queue.isSuspended = false
    operation.waitUntilFinished()
    device.advance(by: 0.1)
    #expect(log.calls == ["done"])
  }

  @Test(arguments: [0.1, 0.5, 2])
  func delayedWorkRunsAtItsTime(_ delay: Double) {
    let device = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { log.add("done") }
    device.advance(by: delay - 0.02)
    #expect(log.calls == [])
    device.advance(by: 0.04)
    #expect(log.calls == ["done"])
  }

  /// Source: libdispatch, `_dispatch_after`: what is due is submitted at once.
  @Test func delayedWorkThatIsDueRunsInTheNextTurnInOrder() {
    let device = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("first") }
    DispatchQueue.main.async { log.add("second") }
    DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.add("third") }
    device.settle()
    #expect(log.calls == ["first", "second", "third"])
    #expect(device.time == 0)
  }

  /// Only the process's main queue runs; nothing advances the device.
  @Test func delayedWorkThatIsDueRunsWhileATestAwaits() async throws {
    try await Simulator.withDevice { _ in
      let log = WorkLog()
      DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("queue") }
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in log.add("timer") }
      try await Task.sleep(for: .milliseconds(50))
      #expect(log.calls.sorted() == ["queue", "timer"])
    }
  }

  @Test func aCancelledItemDoesNotRun() {
    let device = Simulator.boot()
    let log = WorkLog()
    let item = DispatchWorkItem { log.add("search") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    item.cancel()
    device.advance(by: 1)
    #expect(log.calls == [])
  }

  @Test func workThatGoesToTheBackgroundAndBackIsWaitedFor() {
    let device = Simulator.boot()
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    device.launch(controller)
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      DispatchQueue.main.async { MainActor.assumeIsolated { label.text = "loaded" } }
    }
    device.settle()
    #expect(label.text == "loaded")
  }

  /// The first one takes longest in the background, and is still delivered first.
  @Test func whatComesBackIsInTheOrderOfItsStart() {
    let device = Simulator.boot()
    let log = WorkLog()
    for index in 0..<8 {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.004 * Double(8 - index))
        DispatchQueue.main.async { log.add("\(index)") }
      }
    }
    DispatchQueue.main.async { log.add("main") }
    device.settle()
    #expect(log.calls == ["main", "0", "1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func aGroupNotifiesWhenAllHaveLeft() {
    let device = Simulator.boot()
    let log = WorkLog()
    let group = DispatchGroup()
    for name in ["a", "b"] {
      DispatchQueue.global().async(group: group) { log.add(name) }
    }
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      log.add("late")
      group.leave()
    }
    group.notify(queue: .main) { log.add("all") }
    device.advance(by: 0.4)
    #expect(log.calls.sorted() == ["a", "b"])
    device.advance(by: 0.2)
    #expect(log.calls.suffix(2) == ["late", "all"])
  }

  @Test func privateQueuesKeepTheirOrder() {
    let device = Simulator.boot()
    let log = WorkLog()
    let queue = DispatchQueue(label: "mine")
    queue.async { log.add("first") }
    queue.async(qos: .background, flags: .barrier) { log.add("second") }
    queue.sync { log.add("third") }
    let operations = OperationQueue()
    operations.addOperation { DispatchQueue.main.async { log.add("last") } }
    device.settle()
    #expect(log.calls == ["first", "second", "third", "last"], "\(device.console)")
    withExtendedLifetime(operations) {}
  }

  @Test func beingIdleWaitsForDelayedWork() {
    let device = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.main.asyncAfter(deadline: .now() + 12) { log.add("done") }
    #expect(device.advanceUntilIdle())
    #expect(log.calls == ["done"])
  }

  @Test func workForAnEarlierDeviceIsGone() {
    _ = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.main.async { log.add("old") }
    Simulator.boot().settle()
    #expect(log.calls == [])
  }

  /// While an asynchronous test awaits, the device's clock follows real time.
  @Test func theDeviceFollowsRealTimeWhileATestAwaits() async throws {
    try await Simulator.withDevice { device in
      let log = WorkLog()
      DispatchQueue.main.async { log.add("now") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { log.add("later") }
      try await Task.sleep(for: .milliseconds(100))
      #expect(log.calls == ["now", "later"])
      #expect(device.time >= 0.1)
    }
  }

  @Test func aTaskSleepsByTheDevicesClock() async throws {
    try await Simulator.withDevice { device in
      let task = Task { @MainActor in
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
        return device.time
      }
      for _ in 0..<10 { await Task.yield() }
      device.advance(by: 3600)
      let time = try await task.value
      #expect(time == 3600)
    }
  }

  @Test func aSleepingTaskCanBeCancelled() async throws {
    await Simulator.withDevice { _ in
      let task = Task { try await Task.sleep(for: .seconds(1000)) }
      await Task.yield()
      task.cancel()
      let result = await task.result
      #expect(throws: CancellationError.self) { try result.get() }
    }
  }
}
