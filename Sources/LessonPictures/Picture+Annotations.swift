import Rendering
import Simulator
import UIKit

extension Picture {
  /// Takes a picture of the current state of a device, after pending layout.
  ///
  /// - Parameters:
  ///   - simulator: the device.
  ///   - caption: what the picture shows, in a few words.
  ///   - annotations: the annotations over the screen.
  @preconcurrency @MainActor
  public init(of simulator: Simulator, caption: String, showing annotations: [Annotation]) {
    simulator.settle()
    self.init(of: simulator.device, caption: caption, showing: annotations)
  }

  /// Takes a picture of a device.
  ///
  /// - Parameter start: the start of the annotated events, in virtual seconds.
  @MainActor
  package init(
    of device: SimulatedDevice,
    caption: String,
    showing annotations: [Annotation],
    since start: TimeInterval = 0
  ) {
    let recorder = AnnotationRecorder(annotations, since: start, isFilm: false)
    self.init(of: device, caption: caption, under: recorder)
  }
}

extension FilmRecorder {
  /// Starts filming with annotations over the screen; the first frame shows the current state.
  package convenience init(_ device: SimulatedDevice, caption: String, showing annotations: [Annotation]) {
    let recorder = AnnotationRecorder(annotations, since: device.timeline.now, isFilm: true)
    self.init(device, caption: caption, under: recorder)
  }
}
