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
    for row in Row.all {
      let (build, resize) = solve(row)
      figures.append(
        Figure(
          "build-\(row.name)",
          "solve a row of \(row.title)",
          build / 1e6,
          "ms",
          aim: limit(50, row.count)
        )
      )
      figures.append(
        Figure("resize-\(row.name)", "resize it", resize / 1000, "µs", aim: row.count == 400 ? 200 : nil)
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
    let (add, remove) = adding(1_600)
    return figures + [
      Figure("add", "add 1,600 of equal width, one by one", add / 1e6, "ms", aim: nil),
      Figure("remove", "remove them", remove / 1e6, "ms", aim: add / 1e6),
      Figure("wishes", "shrink a chain of 180 wishes", shrinking(180) / 1e6, "ms", aim: 100),
      Figure(
        "contradicting",
        "an edit beside 4,000 broken widths",
        besideBroken(4_000) / 1e6,
        "ms",
        aim: 100
      ),
    ]
  }

  private static func limit(_ milliseconds: Double, _ count: Int) -> Double? {
    count == 400 ? milliseconds : nil
  }

  /// A row of views of equal widths: three constraints for each with wishes for a width, two without.
  private struct Row {
    let count: Int
    let hasWishes: Bool
    /// Whether the width of the row is added after all else.
    let widthLast: Bool

    static let all = [100, 200, 400].flatMap { count in
      [false, true].flatMap { wishes in
        [false, true].map { Row(count: count, hasWishes: wishes, widthLast: $0) }
      }
    }

    var name: String { "\(count)\(hasWishes ? "-wishes" : "")\(widthLast ? "-last" : "")" }
    var title: String { "\(count)\(hasWishes ? ", wishes" : "")\(widthLast ? ", width last" : "")" }
  }

  private static func solve(_ row: Row) -> (build: Double, resize: Double) {
    var resize = Double.infinity
    let build = Stopwatch.best(of: runs) {
      var solver = LinearSolver()
      var width: Rule?
      let time = Stopwatch.nanoseconds {
        let whole = solver.makeVariable(isNonnegative: true)
        func addWidth() {
          if case .added(let rule) = solver.add([Term(whole)], .equal, 4000) { width = rule }
        }
        if !row.widthLast { addWidth() }
        var first: Variable?
        var end: [Term] = []
        for _ in 0..<row.count {
          let left = solver.makeVariable()
          let own = solver.makeVariable(isNonnegative: true)
          _ = solver.add([Term(left)] + end, .equal, 8)
          if row.hasWishes { _ = solver.add([Term(own)], .equal, 50, priority: 250) }
          if let first { _ = solver.add([Term(own), Term(first, -1)], .equal, 0) }
          first = first ?? own
          end = [Term(left, -1), Term(own, -1)]
        }
        _ = solver.add([Term(whole)] + end, .equal, 8)
        if row.widthLast { addWidth() }
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

  /// Views without a mask in a view of their own, with constraints for each by its number and the one before.
  private static func views(
    _ count: Int,
    _ constraints: (_ view: UIView, _ before: UIView?, _ root: UIView) -> [NSLayoutConstraint]
  ) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 100))
    var before: UIView?
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate(constraints(view, before, root))
      before = view
    }
    root.layoutIfNeeded()
    return root
  }

  /// Adds views of equal width one by one, each with a layout, and removes them in that order.
  private static func adding(_ count: Int) -> (add: Double, remove: Double) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 100))
    let views = (0..<count).map { _ in UIView() }
    let add = Stopwatch.nanoseconds {
      var before = root
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: before === root ? 0.01 : 1)
          .isActive = true
        root.layoutIfNeeded()
        before = view
      }
    }
    let remove = Stopwatch.nanoseconds {
      for view in views {
        view.removeFromSuperview()
        root.layoutIfNeeded()
      }
    }
    return (add, remove)
  }

  private static func shrinking(_ count: Int) -> Double {
    let root = views(count) { view, before, root in
      let wish = view.widthAnchor.constraint(equalTo: (before ?? root).widthAnchor, multiplier: 0.9)
      wish.priority = .defaultLow
      return [
        view.leftAnchor.constraint(equalTo: before?.centerXAnchor ?? root.leftAnchor, constant: 3), wish,
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      ]
    }
    return Stopwatch.nanoseconds {
      root.frame.size.width = 3000
      root.layoutIfNeeded()
    }
  }

  private static func besideBroken(_ count: Int) -> Double {
    var edited: NSLayoutConstraint?
    let root = views(1) { view, _, _ in
      edited = view.heightAnchor.constraint(equalToConstant: 10)
      return (0..<count).map { view.widthAnchor.constraint(equalToConstant: CGFloat(10 + $0)) }
        + [edited].compactMap(\.self)
    }
    return Stopwatch.nanoseconds {
      edited?.constant = 20
      root.layoutIfNeeded()
    }
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
