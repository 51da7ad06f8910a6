import UIKit

/// Which annotations a picture or a film is to have, and which signs of theirs were drawn.
@MainActor
package final class AnnotationOrder {
  private let annotations: [Annotation]
  /// When what they tell of began, in virtual seconds.
  private let start: TimeInterval
  /// Whether they belong to a film, in which signs come and go.
  private let isFilm: Bool
  /// What the legends of the layers so far say.
  private var legends: [[LegendEntry]] = []

  init(_ annotations: [Annotation], since start: TimeInterval, isFilm: Bool) {
    self.annotations = annotations
    self.start = start
    self.isFilm = isFilm
  }

  /// What is drawn over the device at the moment.
  ///
  /// - Parameter nodes: what the device shows, in coordinates of the pose's canvas.
  func layer(
    over device: SimulatedDevice,
    _ pose: DevicePose,
    _ nodes: some Sequence<SceneNode>
  ) -> AnnotationLayer {
    let toInterface = pose.interface.inverted()
    let site = AnnotationSite(
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

  /// Whether nothing is drawn over the device.
  var isEmpty: Bool { annotations.isEmpty }

  /// Notes that the film shows the last layer once more.
  func repeatLast() {
    if let last = legends.last { legends.append(last) }
  }

  /// Notes that the film shows the layer before the last once more, before the last.
  func repeatLayer() {
    guard legends.count > 1 else { return }
    legends.insert(legends[legends.count - 2], at: legends.count - 1)
  }

  /// What the signs mean that were drawn so far, `width` points wide below a point.
  func legend(of device: SimulatedDevice, below corner: CGPoint, width: CGFloat) -> LegendList {
    LegendList(
      legends,
      order: annotations.flatMap(\.legend),
      scale: AnnotationSite.scale(of: device.screen.portraitSize),
      below: corner,
      width: width
    )
  }
}
