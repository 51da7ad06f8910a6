import UIKit

/// The annotations requested for a picture or film, and the symbols drawn so far.
@MainActor
package final class AnnotationRecorder {
  private let annotations: [Annotation]
  /// The start of the annotated events, in virtual seconds.
  private let start: TimeInterval
  /// Whether the annotations belong to a film, in which symbols appear and disappear.
  private let isFilm: Bool
  /// The legends of the layers so far.
  private var legends: [[LegendEntry]] = []

  init(_ annotations: [Annotation], since start: TimeInterval, isFilm: Bool) {
    self.annotations = annotations
    self.start = start
    self.isFilm = isFilm
  }

  /// Returns the current annotations over the device.
  ///
  /// - Parameter nodes: the nodes of the device, in coordinates of the pose's canvas.
  func layer(
    over device: SimulatedDevice,
    _ pose: DevicePose,
    _ nodes: some Sequence<SceneNode>
  ) -> AnnotationLayer {
    let toInterface = pose.interface.inverted()
    let site = AnnotationCanvas(
      of: device,
      pose,
      since: start,
      isFilm: isFilm,
      texts: nodes.texts(on: CGRect(origin: .zero, size: pose.canvas)).map { $0.applying(toInterface) }
    )
    let layer = AnnotationLayer(annotations, at: site)
    legends.append(layer.legend)
    return layer
  }

  var isEmpty: Bool { annotations.isEmpty }

  /// Records that the film repeats the last layer.
  func repeatLast() {
    if let last = legends.last { legends.append(last) }
  }

  /// Records that the film repeats the second-last layer before the last one.
  func repeatLayer() {
    guard legends.count > 1 else { return }
    legends.insert(legends[legends.count - 2], at: legends.count - 1)
  }

  /// Returns the legend of the symbols drawn so far, `width` points wide, below a point.
  func legend(of device: SimulatedDevice, below corner: CGPoint, width: CGFloat) -> LegendList {
    LegendList(
      legends,
      order: annotations.flatMap(\.legend),
      scale: AnnotationCanvas.scale(of: device.screen.portraitSize),
      below: corner,
      width: width
    )
  }
}
