import Rendering
import UIKit

/// The annotations requested for a picture or film, and the symbols drawn so far.
@MainActor
final class AnnotationRecorder: Overlay {
  private let annotations: [Annotation]
  /// The start of the annotated events, in virtual seconds.
  private let start: TimeInterval
  /// Whether the annotations belong to a film, in which symbols appear and disappear.
  private let isFilm: Bool
  /// The legends of the layers so far.
  private var legends: [[LegendEntry]] = []

  /// Returns nil if there are no annotations.
  init?(_ annotations: [Annotation], since start: TimeInterval, isFilm: Bool) {
    if annotations.isEmpty { return nil }
    self.annotations = annotations
    self.start = start
    self.isFilm = isFilm
  }

  func layer(over device: SimulatedDevice, _ pose: DevicePose, _ texts: @escaping () -> [CGRect])
    -> (nodes: [SceneNode], words: [String])
  {
    let site = AnnotationCanvas(of: device, pose, since: start, isFilm: isFilm, texts: texts)
    let layer = AnnotationLayer(annotations, at: site)
    legends.append(layer.legend)
    return (layer.nodes(interface: pose.interface, keepsClearOfTexts: !isFilm), layer.words)
  }

  /// Returns the legend of the symbols drawn so far.
  func footer(of device: SimulatedDevice, below corner: CGPoint, width: CGFloat) -> Footer {
    let list = LegendList(
      legends,
      order: annotations.flatMap(\.legend),
      scale: AnnotationCanvas.scale(of: device.screen.portraitSize),
      below: corner,
      width: width
    )
    return Footer { list.contents(of: $0) }
  }
}
