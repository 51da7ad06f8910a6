import Simulator
import UIKit

/// 1,000 pushes and pops, and 1,000 rotations of a split view with tabs on a phone with a regular width in
/// landscape.
@MainActor
enum ContainerBenchmarks {
  private static let repetitions = 1000

  /// Measures all figures.
  static func run() -> [Figure] {
    let stack = pushesAndPops()
    let split = turns()
    return [
      Figure("push", "push and pop a controller, animated", stack.time / 1000, "µs", aim: nil),
      Figure("push memory", "memory growth over 1,000 of them", stack.growth, "KB", aim: 0),
      Figure("turn", "rotate an adaptive split view", split.time / 1000, "µs", aim: nil),
      Figure("turn memory", "memory growth over 1,000 rotations", split.growth, "KB", aim: 0),
    ]
  }

  private static func pushesAndPops() -> (time: Double, growth: Double) {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    let stack = UINavigationController(rootViewController: UITableViewController(style: .plain))
    device.launch(stack)
    return measure {
      stack.pushViewController(UITableViewController(style: .plain), animated: true)
      device.advanceUntilIdle()
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
    }
  }

  private static func turns() -> (time: Double, growth: Double) {
    let device = Simulator.boot(.iPhone6Plus, iOS: 9)
    let split = UISplitViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<2).map { _ in
      UINavigationController(rootViewController: UITableViewController(style: .plain))
    }
    split.viewControllers = [tabs, UINavigationController(rootViewController: UIViewController())]
    device.launch(split)
    var isWide = false
    return measure {
      isWide.toggle()
      device.rotate(to: isWide ? .landscapeLeft : .portrait)
      device.advanceUntilIdle()
    }
  }

  /// Nanoseconds per repetition, and the growth of the process in all repetitions, in kilobytes.
  ///
  /// A leak makes every batch grow. The smallest growth of three batches excludes what happens once: pages
  /// that the allocator touches for the first time, and Foundation's first read of the figure.
  private static func measure(_ work: () -> Void) -> (time: Double, growth: Double) {
    for _ in 0..<repetitions / 10 { work() }
    let batches = (0..<3).map { _ in
      let before = residentKilobytes()
      let time = Stopwatch.nanoseconds { for _ in 0..<repetitions { work() } }
      return (time: time / Double(repetitions), growth: residentKilobytes() - before)
    }
    let times = batches.map(\.time)
    return (times.min() ?? 0, max(0, batches.map(\.growth).min() ?? 0))
  }

  /// The resident memory of the process, in kilobytes.
  private static func residentKilobytes() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let number = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return number
  }
}
