import Simulator
import UIKit

/// A picture of what a simulated device shows at one moment.
public struct Picture: Sendable {
  /// What the picture shows, in a few words.
  public let caption: String
  /// The views on the screen, one line each, under a line about the device: the picture's twin in words.
  public let tree: String

  package let scene: Scene

  /// Takes a picture of the device as it is at the moment; layout that waits is done first.
  @MainActor
  public init(of simulator: Simulator, caption: String) {
    simulator.settle()
    self.init(of: simulator.device, caption: caption)
  }

  /// Takes a picture of a device.
  @MainActor
  package init(of device: SimulatedDevice, caption: String) {
    self.caption = caption
    scene = Scene.of(device, title: caption)
    tree = TreeText.tree(of: device, caption: caption)
  }

  /// The picture as an SVG file.
  public var svg: String { SVGWriter.svg(scene) }
}

extension Picture {
  /// The screen in characters, at most `columns` wide and 40 lines high, each line ended by a line feed.
  public func terminal(columns: Int = 80, colors: TerminalColors) -> String {
    TerminalWriter.text(scene, columns: columns, colors: colors)
  }
}
