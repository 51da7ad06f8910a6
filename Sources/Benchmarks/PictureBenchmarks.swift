import Rendering
import Simulator
import UIKit

/// Turning a screen into a picture.
@MainActor
enum PictureBenchmarks {
  private static let runs = 9

  /// Every figure; no peer does the same.
  static func run() -> [Figure] {
    let (few, fewBytes) = picture(views: 6)
    let (many, manyBytes) = picture(views: 1000)
    return [
      Figure("few", "picture of 6 buttons (\(fewBytes) bytes)", few, "ms", aim: 1),
      Figure("many", "picture of 1,000 labels (\(manyBytes) bytes)", many, "ms", aim: nil),
    ]
  }

  /// From the views to the bytes of an SVG file.
  private static func picture(views count: Int) -> (milliseconds: Double, bytes: Int) {
    let simulator = Simulator.boot(.iPhone5)
    let controller = UIViewController()
    for index in 0..<count {
      let place = CGRect(x: index % 20 * 16, y: index / 20 * 11, width: 15, height: 10)
      if count > 100 {
        let label = UILabel(frame: place)
        label.text = "\(index)"
        label.font = .systemFont(ofSize: 7)
        controller.view.addSubview(label)
      } else {
        let button = UIButton(type: .system)
        button.frame = place
        button.setTitle("\(index)", for: .normal)
        controller.view.addSubview(button)
      }
    }
    simulator.launch(controller)
    var bytes = 0
    let time = Stopwatch.best(of: runs) {
      Stopwatch.nanoseconds {
        bytes = Picture(of: simulator, caption: "Benchmark").svg.utf8.count
      } / 1e6
    }
    return (time, bytes)
  }
}
