import Simulator
import UIKit

/// The views on a simulated device's screen at one moment, one line each, under a line about the device: a
/// picture's twin in words.
public struct ViewTree: Sendable {
  /// The lines, each ended by a line feed.
  public let text: String

  /// Describes the device as it is at the moment, under a caption; layout that waits is done first.
  @preconcurrency @MainActor
  public init(of simulator: Simulator, caption: String) {
    simulator.settle()
    self.init(of: simulator.device, caption: caption)
  }

  /// Describes a device.
  @MainActor
  package init(of device: SimulatedDevice, caption: String) {
    let application = device.application
    var text = SingleLine.of(caption) + "\n" + DeviceText.summary(of: device)
    text += application.isStatusBarHidden ? " No status bar.\n" : "\n"
    for window in application.windowsBackToFront { text += window.treeDump }
    self.text = SingleLine.of(text, keepingLineFeeds: true)
  }
}
