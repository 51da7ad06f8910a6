import RecipeKit

/// A toy that uses queues, timers and tasks, as applications do.
@MainActor func queuesToy() -> any RecipeScript {
  ToyRecipe(
    "queues",
    claims: [
      .core("two", "The number is two."), .core("order", "All runs, in one order."),
      .core("clock", "A task sleeps by the device's clock."),
    ],
    wrongWays: [ToyRecipe.three(breaks: ["two", "order", "clock"])]
  ) { number, stage in
    stage.checkTwo(number)
    let device = stage.boot(.iPhone5, iOS: 9)
    let screen = WorkingController(number)
    device.launch(screen)
    device.advance(by: 1)
    stage.check(
      "order",
      "All runs, in one order.",
      expected: "main, task 1, task 2, background 0, background 1, from 0, from 1, later, timer",
      actual: screen.log.joined(separator: ", ")
    )
    device.advanceUntilIdle()
    stage.check("clock", "The task slept.", expected: "2.0 s", actual: screen.slept)
  }
}

/// A controller that starts work of all kinds when its view is loaded.
@MainActor private final class WorkingController: UIViewController {
  let number: Int
  var log: [String] = []
  var slept = ""

  /// Longer than the device waits before it lets the main actor go on.
  let wait = 0.03

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (count, wait) = (number, wait)
    for index in 0..<count {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: wait * Double(count - index))
        DispatchQueue.main.async { MainActor.assumeIsolated { self.log.append("from \(index)") } }
      }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.log.append("main") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      MainActor.assumeIsolated { self.log.append("later") }
    }
    Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
      MainActor.assumeIsolated { self.log.append("timer") }
    }
    for index in 1...2 {
      Task {
        log.append("task \(index)")
        for index in 0..<(index == 1 ? number : 0) { log.append(await compute(index)) }
      }
    }
    Task {
      try await Task.sleep(for: .seconds(number))
      slept = "\(Double(Int((CACurrentMediaTime() * 10).rounded())) / 10) s"
    }
  }
}

/// Something that runs in the background.
private func compute(_ index: Int) async -> String { "background \(index)" }
