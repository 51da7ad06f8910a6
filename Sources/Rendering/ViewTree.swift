import Simulator
import UIKit

/// The view tree of a simulated device's screen, one line per view, after a line about the device.
public struct ViewTree: Sendable {
  /// The lines, each ended by a line feed.
  public let text: String

  /// Describes the current state of a device, with a caption, after pending layout.
  ///
  /// - Parameter showsLayers: whether the sublayers and masks of views, and the properties of their layers, are shown.
  @preconcurrency @MainActor
  public init(of simulator: Simulator, caption: String, showsLayers: Bool = false) {
    simulator.settle()
    self.init(of: simulator.device, caption: caption, showsLayers: showsLayers)
  }

  /// Describes a device.
  @MainActor
  package init(of device: SimulatedDevice, caption: String, showsLayers: Bool = false) {
    let application = device.application
    var text = SingleLine.of(caption) + "\n" + DeviceText.summary(of: device)
    text += application.isStatusBarHidden ? " No status bar.\n" : "\n"
    for window in application.windowsBackToFront {
      text += showsLayers ? LayerTree(window).text : window.treeDump
    }
    self.text = SingleLine.of(text, keepingLineFeeds: true)
  }
}
