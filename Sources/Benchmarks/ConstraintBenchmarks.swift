import LinearConstraints
import Simulator
import UIKit

/// Building and resizing rows of views, by the solver alone and by views.
@MainActor
enum ConstraintBenchmarks {
  private static let runs = 5
  private static let suggestions = 100

  /// Measures rows of growing length: doubling one should take about twice as long to resize, and four times to build.
  static func run() -> [Figure] {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    var figures: [Figure] = []
    for count in [50, 100, 200, 400] {
      let row = solve(count)
      figures.append(
        Figure(
          "build \(count)",
          "solve a row of \(count) views",
          row.build / 1e6,
          "ms",
          aim: limit(50, count)
        )
      )
      figures.append(
        Figure("resize \(count)", "resize it", row.resize / 1000, "µs", aim: count == 400 ? 200 : nil)
      )
    }
    for count in [50, 100, 200, 400] {
      let row = lay(count)
      figures.append(
        Figure(
          "lay \(count)",
          "lay out \(count) labels in a row",
          row.build / 1e6,
          "ms",
          aim: limit(200, count)
        )
      )
      figures.append(
        Figure("relay \(count)", "lay it out at another width", row.resize / 1e6, "ms", aim: nil)
      )
    }
    return figures
  }

  private static func limit(_ milliseconds: Double, _ count: Int) -> Double? {
    count == 400 ? milliseconds : nil
  }

  /// A row of views with equal widths: three constraints for each.
  private static func solve(_ count: Int) -> (build: Double, resize: Double) {
    var resize = Double.infinity
    let build = Stopwatch.best(of: runs) {
      var solver = LinearSolver()
      let whole = solver.makeVariable(isNonnegative: true)
      var width: Rule?
      let time = Stopwatch.nanoseconds {
        if case .added(let rule) = solver.add([Term(whole)], .equal, 4000) { width = rule }
        var first: Variable?
        var end: [Term] = []
        for _ in 0..<count {
          let left = solver.makeVariable()
          let own = solver.makeVariable(isNonnegative: true)
          _ = solver.add([Term(left)] + end, .equal, 8)
          _ = solver.add([Term(own)], .equal, 50, priority: 250)
          if let first { _ = solver.add([Term(own), Term(first, -1)], .equal, 0) }
          first = first ?? own
          end = [Term(left, -1), Term(own, -1)]
        }
        _ = solver.add([Term(whole)] + end, .equal, 8)
      }
      guard let width else { return time }
      resize = min(
        resize,
        Stopwatch.nanoseconds {
          for index in 0..<suggestions { _ = solver.edit([(width, Double(4000 + index % 7 * 10))]) }
        } / Double(suggestions)
      )
      return time
    }
    return (build, resize)
  }

  /// A row of labels in a window, each after the one before, with equal widths.
  private static func lay(_ count: Int) -> (build: Double, resize: Double) {
    var resize = Double.infinity
    let build = Stopwatch.best(of: 3) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 100))
      let time = Stopwatch.nanoseconds {
        var before = root.leftAnchor
        var first: UILabel?
        for index in 0..<count {
          let label = UILabel()
          label.text = "\(index)"
          label.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(label)
          label.leftAnchor.constraint(equalTo: before, constant: 2).isActive = true
          label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
          if let first { label.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
          first = first ?? label
          before = label.rightAnchor
        }
        before.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
      }
      var isWide = false
      for _ in 0..<10 {
        isWide.toggle()
        resize = min(
          resize,
          Stopwatch.nanoseconds {
            root.frame.size.width = isWide ? 5000 : 4000
            root.layoutIfNeeded()
          }
        )
      }
      precondition(root.subviews.last?.frame.maxX == root.bounds.width)
      return time
    }
    return (build, resize)
  }
}
