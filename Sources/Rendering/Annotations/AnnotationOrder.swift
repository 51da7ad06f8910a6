import UIKit

/// Which annotations a picture or a film is to have.
@MainActor
package struct AnnotationOrder {
  let list: [Annotation]
  /// When what they tell of began, in virtual seconds.
  let start: TimeInterval
  /// Whether they belong to a film, in which signs come and go.
  let isFilm: Bool

  init(_ list: [Annotation], since start: TimeInterval, isFilm: Bool) {
    self.list = list
    self.start = start
    self.isFilm = isFilm
  }

  func site(of device: SimulatedDevice, _ pose: DevicePose) -> AnnotationSite {
    AnnotationSite(of: device, pose, since: start, isFilm: isFilm)
  }

  /// What the signs mean, `width` points wide.
  func legend(of device: SimulatedDevice, width: CGFloat) -> Legend {
    Legend(of: list, scale: AnnotationSite.scale(of: device.screen.portraitSize), width: width)
  }
}
