import Rendering
import Simulator
import UIKit

/// Creating many layers, animating them, and drawing their shapes.
@MainActor
enum LayerBenchmarks {
  private static let count = 10_000
  private static let runs = 15

  /// Measures all figures; those that views have too are under the same names.
  static func run() -> [Figure] {
    let (picture, bytes) = pictureOfShapes()
    return [
      Figure("create", "create and add a layer", create(), "ns", aim: nil),
      Figure("memory", "memory per layer", memory(), "bytes", aim: nil),
      Figure("frame", "a frame of 1,000 animated layers", frame(ofViews: false), "ms", aim: 1),
      Figure("view frame", "a frame of 1,000 animated views", frame(ofViews: true), "ms", aim: 1),
      Figure("presentation", "their presentation layers", presentations(), "ms", aim: nil),
      Figure("shapes", "picture of 1,000 shape layers (\(bytes) bytes)", picture, "ms", aim: 5),
    ]
  }

  /// 10,000 layers of 10 × 10 points, in a hundred rows.
  private static func grid() -> CALayer {
    let superlayer = CALayer()
    superlayer.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    for index in 0..<count {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 100 * 10, y: index / 100 * 10, width: 10, height: 10)
      superlayer.addSublayer(layer)
    }
    return superlayer
  }

  private static func create() -> Double {
    Stopwatch.best(of: runs) {
      var kept: CALayer?
      let time = Stopwatch.nanoseconds { kept = grid() }
      precondition(kept?.sublayers?.count == count)
      return time / Double(count)
    }
  }

  private static func memory() -> Double {
    Memory.growth { (0..<10).map { _ in grid() } } / Double(count * 10)
  }

  // MARK: Animations

  /// A screen with 1,000 views whose layers move for a minute.
  private static func movingLayers(ofViews areViews: Bool) -> (simulator: Simulator, layers: [CALayer]) {
    let simulator = Simulator.boot(.iPhone5)
    let controller = UIViewController()
    let views = (0..<1000).map {
      UIView(frame: CGRect(x: $0 % 20 * 16, y: $0 / 20 * 11, width: 15, height: 10))
    }
    for view in views { controller.view.addSubview(view) }
    simulator.launch(controller)
    if areViews {
      UIView.animate(withDuration: 60) {
        for view in views { view.center.x += 100 }
      }
    } else {
      for view in views {
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = CGPoint(x: view.center.x + 100, y: view.center.y)
        move.duration = 60
        view.layer.add(move, forKey: "move")
      }
    }
    return (simulator, views.map(\.layer))
  }

  /// Advancing the clock to the next display frame, and the positions on screen.
  private static func frame(ofViews areViews: Bool) -> Double {
    let (simulator, layers) = movingLayers(ofViews: areViews)
    var last: CGFloat = 0
    return Stopwatch.best(of: runs) {
      var sum: CGFloat = 0
      let time = Stopwatch.nanoseconds {
        simulator.advance(by: 1.0 / 60)
        for layer in layers { sum += layer.presentedPosition.x }
      }
      precondition(sum > last)
      last = sum
      return time / 1e6
    }
  }

  private static func presentations() -> Double {
    let (simulator, layers) = movingLayers(ofViews: false)
    simulator.advance(by: 1)
    return Stopwatch.best(of: runs) {
      var sum: CGFloat = 0
      let time = Stopwatch.nanoseconds {
        for layer in layers { sum += layer.presentation()?.position.x ?? 0 }
      }
      precondition(sum > 0)
      return time / 1e6
    }
  }

  // MARK: Shapes

  private static func pictureOfShapes() -> (milliseconds: Double, bytes: Int) {
    let simulator = Simulator.boot(.iPhone5)
    let controller = UIViewController()
    for index in 0..<1000 {
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: index % 20 * 16, y: index / 20 * 11, width: 15, height: 10)
      let triangle = CGMutablePath()
      triangle.move(to: CGPoint(x: 7.5, y: 0))
      triangle.addLine(to: CGPoint(x: 15, y: 10))
      triangle.addLine(to: CGPoint(x: 0, y: 10))
      triangle.closeSubpath()
      shape.path = triangle
      shape.fillColor = CGColor(red: 0, green: 0.5, blue: CGFloat(index) / 1000, alpha: 1)
      controller.view.layer.addSublayer(shape)
    }
    simulator.launch(controller)
    var bytes = 0
    let time = Stopwatch.best(of: runs) {
      Stopwatch.nanoseconds { bytes = Picture(of: simulator, caption: "Benchmark").svg.utf8.count } / 1e6
    }
    return (time, bytes)
  }
}
