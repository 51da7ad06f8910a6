import UIKit

/// Which annotations a picture or a film is to have, and which signs of theirs were drawn.
@MainActor
package final class AnnotationOrder {
  private let annotations: [Annotation]
  /// When what they tell of began, in virtual seconds.
  private let start: TimeInterval
  /// Whether they belong to a film, in which signs come and go.
  private let isFilm: Bool
  private var meanings: Set<String> = []

  init(_ annotations: [Annotation], since start: TimeInterval, isFilm: Bool) {
    self.annotations = annotations
    self.start = start
    self.isFilm = isFilm
  }

  /// What is drawn over the device at the moment.
  func layer(over device: SimulatedDevice, _ pose: DevicePose) -> AnnotationLayer {
    let site = AnnotationSite(of: device, pose, since: start, isFilm: isFilm)
    let layer = AnnotationLayer(annotations, at: site)
    meanings.formUnion(layer.meanings)
    return layer
  }

  /// What the signs mean that were drawn so far, `width` points wide.
  func legend(of device: SimulatedDevice, width: CGFloat) -> Legend {
    let entries = annotations.flatMap(\.legend).filter { meanings.contains($0.meaning) }
    return Legend(entries, scale: AnnotationSite.scale(of: device.screen.portraitSize), width: width)
  }
}
