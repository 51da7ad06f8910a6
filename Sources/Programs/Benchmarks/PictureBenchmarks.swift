import LessonPictures
import Rendering
import Simulator
import UIKit

/// Drawing pictures of a screen.
@MainActor
enum PictureBenchmarks {
  private static let runs = 9

  /// Measures all figures; no peer has them.
  static func run() -> [Figure] {
    let (few, fewBytes) = picture(views: 6)
    let (annotated, annotatedBytes) = picture(views: 6, annotated: true)
    let (many, manyBytes) = picture(views: 1000)
    let plainFilm = film(seconds: 5, annotated: false)
    let annotatedFilm = film(seconds: 5, annotated: true)
    return [
      Figure("few", "picture of 6 buttons (\(fewBytes) bytes)", few, "ms", aim: 1),
      Figure(
        "annotated",
        "the same with frames, springs and struts (\(annotatedBytes) bytes)",
        annotated,
        "ms",
        aim: 1
      ),
      Figure("many", "picture of 1,000 labels (\(manyBytes) bytes)", many, "ms", aim: nil),
      Figure(
        "recording",
        "recording 5 s of 4 bouncing views, frame by frame",
        plainFilm.recording,
        "ms",
        aim: nil
      ),
      Figure(
        "annotated recording",
        "the same with gravity, boundaries, velocities and contacts",
        annotatedFilm.recording,
        "ms",
        aim: nil
      ),
      Figure("film", "film of the same 5 s (\(plainFilm.bytes) bytes)", plainFilm.writing, "ms", aim: 10),
      Figure("film size", "its size", Double(plainFilm.bytes) / 1000, "kB", aim: 40),
      Figure(
        "annotated film",
        "the same film with gravity, boundaries, velocities and contacts (\(annotatedFilm.bytes) bytes)",
        annotatedFilm.writing,
        "ms",
        aim: 10
      ),
      Figure("annotated film size", "its size", Double(annotatedFilm.bytes) / 1000, "kB", aim: 40),
    ]
  }

  /// A film of squares that fall and bounce, in which all frames differ.
  ///
  /// Returns the time that recording adds to the simulation, and the time for writing the SVG file.
  private static func film(
    seconds: Double,
    annotated: Bool
  ) -> (recording: Double, writing: Double, bytes: Int) {
    let unfilmed = Stopwatch.best(of: runs) { fall(seconds, filmed: false, annotated: false).time }
    var writing = Double.infinity
    var filmed = Double.infinity
    var bytes = 0
    for _ in 0..<runs {
      let (time, film) = fall(seconds, filmed: true, annotated: annotated)
      filmed = min(filmed, time)
      let written = Stopwatch.nanoseconds { bytes = film?.svg().utf8.count ?? 0 } / 1e6
      writing = min(writing, written)
    }
    return (max(0, filmed - unfilmed), writing, bytes)
  }

  private static func fall(
    _ seconds: Double,
    filmed: Bool,
    annotated: Bool
  ) -> (time: Double, film: Film?) {
    let simulator = Simulator.boot(.iPhone5)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let squares = (0..<4).map { index in
      let square = UIView(frame: CGRect(x: 20 + index * 75, y: 40 + index * 30, width: 50, height: 50))
      square.backgroundColor = UIColor(hue: CGFloat(index) / 4, saturation: 1, brightness: 1, alpha: 1)
      square.transform = CGAffineTransform(rotationAngle: CGFloat(index) / 4)
      controller.view.addSubview(square)
      return square
    }
    simulator.launch(controller)
    let animator = UIDynamicAnimator(referenceView: controller.view)
    let walls = UICollisionBehavior(items: squares)
    walls.translatesReferenceBoundsIntoBoundary = true
    let nature = UIDynamicItemBehavior(items: squares)
    nature.elasticity = 0.8
    for behavior in [UIGravityBehavior(items: squares), walls, nature] { animator.addBehavior(behavior) }
    let annotations: [Annotation] = annotated ? [.dynamics { animator }] : []
    let recorder =
      filmed ? FilmRecorder(simulator.device, caption: "Benchmark", showing: annotations) : nil
    var film: Film?
    let time = Stopwatch.nanoseconds {
      simulator.advance(by: seconds)
      film = recorder?.finish()
    }
    return (time / 1e6, film)
  }

  /// Draws the views and writes an SVG file.
  private static func picture(
    views count: Int,
    annotated: Bool = false
  ) -> (milliseconds: Double, bytes: Int) {
    let simulator = Simulator.boot(.iPhone5)
    let controller = UIViewController()
    for index in 0..<count {
      let frame =
        annotated
        ? CGRect(x: 20 + index % 2 * 150, y: 40 + index / 2 * 130, width: 120, height: 44)
        : CGRect(x: index % 20 * 16, y: index / 20 * 11, width: 15, height: 10)
      if count > 100 {
        let label = UILabel(frame: frame)
        label.text = "\(index)"
        label.font = .systemFont(ofSize: 7)
        controller.view.addSubview(label)
      } else {
        let button = UIButton(type: .system)
        button.frame = frame
        button.setTitle("\(index)", for: .normal)
        controller.view.addSubview(button)
      }
    }
    simulator.launch(controller)
    let annotations: [Annotation] =
      annotated
      ? [.frames { controller.view.subviews }, .springsAndStruts { controller.view.subviews }] : []
    var bytes = 0
    let time = Stopwatch.best(of: runs) {
      Stopwatch.nanoseconds {
        bytes = Picture(of: simulator, caption: "Benchmark", showing: annotations).svg.utf8.count
      } / 1e6
    }
    return (time, bytes)
  }
}
