import UIKit

/// The views at the beginning and at the end of a film, one line each: the film's twin in words.
@MainActor
package struct FilmTree {
  private let device: SimulatedDevice
  private let caption: String
  private let start: TimeInterval
  private let first: ViewTree

  /// Begins with the views of the present moment.
  package init(_ device: SimulatedDevice, caption: String) {
    self.device = device
    self.caption = caption
    start = device.timeline.now
    first = ViewTree(of: device, caption: caption)
  }

  /// Ends with the views of the present moment, at the time of the last frame that showed them; returns all lines.
  package func finish() -> String {
    let seconds = DumpText.number(CGFloat(max(0, device.timeline.frameTime - start)))
    return first.text + "After \(seconds) s\n" + ViewTree(of: device, caption: caption).text
  }
}
