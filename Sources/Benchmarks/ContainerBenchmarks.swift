import Simulator
import UIKit

/// 1,000 pushes and pops, and 1,000 turns of a split view with tabs on a phone that is wide on its side.
@MainActor
enum ContainerBenchmarks {
  private static let repetitions = 1000

  /// Every figure.
  static func run() -> [Figure] {
    let stack = pushesAndPops()
    let split = turns()
    return [
      Figure("push", "push and pop a controller, animated", stack.time / 1000, "µs", aim: nil),
      Figure("push memory", "memory that 1,000 of them keep", stack.growth, "KB", aim: nil),
      Figure("turn", "turn an adaptive split view", split.time / 1000, "µs", aim: nil),
      Figure("turn memory", "memory that 1,000 turns keep", split.growth, "KB", aim: nil),
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

  /// Nanoseconds for one repetition, and by how many kilobytes the process grows in all of them, once warm.
  private static func measure(_ work: () -> Void) -> (time: Double, growth: Double) {
    for _ in 0..<repetitions / 10 { work() }
    let before = residentKilobytes()
    let time = Stopwatch.nanoseconds { for _ in 0..<repetitions { work() } }
    return (time / Double(repetitions), max(0, residentKilobytes() - before))
  }

  /// The memory that the process has at the moment, in kilobytes.
  private static func residentKilobytes() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let number = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return number
  }
}
