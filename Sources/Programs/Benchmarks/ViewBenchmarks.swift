import CompiledResources
import Simulator
import UIKit

/// Creating, resizing and hit testing many views.
@MainActor
enum ViewBenchmarks {
  private static let count = 10_000
  private static let runs = 15

  /// Measures all figures, under the names that peers use.
  static func run() -> [Figure] {
    _ = Simulator.boot(.iPhone5)
    return [
      Figure("create", "create and add a view", create(), "ns", aim: 200),
      Figure("resize", "autoresize a view with its superview", resize(), "ns", aim: 25),
      Figure("hit", "hit test among 10,000 siblings", hitTest() / 1000, "µs", aim: 10),
      Figure("cold hit", "the same, right after a change", coldHitTest() / 1000, "µs", aim: nil),
      Figure("memory", "memory per view", memory(), "bytes", aim: nil),
      Figure("nib", "make 50 labels and buttons of a nib", nib() / 1000, "µs", aim: 1000),
    ]
  }

  /// 10,000 views of 10 × 10 points, in a hundred rows.
  private static func grid() -> UIView {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    for index in 0..<count {
      let frame = CGRect(x: index % 100 * 10, y: index / 100 * 10, width: 10, height: 10)
      superview.addSubview(UIView(frame: frame))
    }
    return superview
  }

  private static func create() -> Double {
    Stopwatch.best(of: runs) {
      var kept: UIView?
      let time = Stopwatch.nanoseconds { kept = grid() }
      precondition(kept?.subviews.count == count)
      return time / Double(count)
    }
  }

  private static func resize() -> Double {
    let superview = grid()
    for view in superview.subviews { view.autoresizingMask = .flexibleWidth }
    var isWide = false
    return Stopwatch.best(of: runs) {
      isWide.toggle()
      let width: CGFloat = isWide ? 1200 : 1000
      return Stopwatch.nanoseconds { superview.frame.size.width = width } / Double(count)
    }
  }

  /// A view with 25 labels and 25 buttons, as the plugin `AppleSources` compiles them.
  private static func nib() -> Double {
    let views = (0..<25).flatMap { index -> [NibElement] in
      let rect = ["key": "frame", "x": "20", "y": "\(index * 40)", "width": "280", "height": "30"]
      let frame = NibElement("rect", rect)
      let font = NibElement(
        "fontDescription",
        ["key": "fontDescription", "pointSize": "17", "type": "system"]
      )
      let color = ["key": "textColor", "red": "0.6", "green": "0.4", "blue": "0.2"]
      let title = NibElement("state", ["key": "normal", "title": "Button \(index)"])
      return [
        NibElement(
          "label",
          ["id": "label\(index)", "text": "Label \(index)", "textAlignment": "center"],
          [frame, font, NibElement("color", color)]
        ),
        NibElement("button", ["id": "button\(index)", "buttonType": "system"], [frame, title]),
      ]
    }
    let root = NibElement("view", ["id": "root"], [NibElement("subviews", [:], views)])
    let document = NibElement("document", [:], [NibElement("objects", [:], [root])])
    let nib = UINib(data: (try? document.file) ?? Data(), bundle: nil)
    return Stopwatch.best(of: runs * 10) {
      var made: [Any] = []
      let time = Stopwatch.nanoseconds { made = nib.instantiate(withOwner: nil) }
      precondition((made.first as? UIView)?.subviews.count == 50)
      return time
    }
  }

  /// The mean over 200 points spread over the grid; on average, half of the siblings are in front.
  private static func hitTest() -> Double {
    let superview = grid()
    let points = (0..<200).map { CGPoint(x: $0 * 37 % 1000, y: $0 * 91 % 1000) }
    return Stopwatch.best(of: runs) {
      var found = 0
      let time = Stopwatch.nanoseconds {
        for point in points where superview.hitTest(point, with: nil) !== superview { found += 1 }
      }
      precondition(found == points.count)
      return time / Double(points.count)
    }
  }

  /// The same if one of the siblings moves before each hit test.
  private static func coldHitTest() -> Double {
    let superview = grid()
    let mover = UIView()
    superview.insertSubview(mover, at: 0)
    let points = (0..<50).map { CGPoint(x: $0 * 37 % 1000, y: $0 * 91 % 1000) }
    return Stopwatch.best(of: runs) {
      var found = 0
      let time = Stopwatch.nanoseconds {
        for point in points {
          mover.center.x = 1 - mover.center.x
          if superview.hitTest(point, with: nil) !== superview { found += 1 }
        }
      }
      precondition(found == points.count)
      return time / Double(points.count)
    }
  }

  private static func memory() -> Double {
    Memory.growth { (0..<10).map { _ in grid() } } / Double(count * 10)
  }
}
