import UIKit

/// The view trees at the start and the end of a film, one line per view.
@MainActor
package struct FilmTree {
  private let device: SimulatedDevice
  private let caption: String
  private let start: TimeInterval
  private let first: ViewTree

  /// Starts with the current view tree.
  package init(_ device: SimulatedDevice, caption: String) {
    self.device = device
    self.caption = caption
    start = device.timeline.now
    first = ViewTree(of: device, caption: caption)
  }

  /// Adds the current view tree, at the time of the last frame that showed it, and returns all lines.
  package func finish() -> String {
    let seconds = DumpText.number(CGFloat(max(0, device.timeline.frameTime - start)))
    return first.text + "After \(seconds) s\n" + ViewTree(of: device, caption: caption).text
  }
}
