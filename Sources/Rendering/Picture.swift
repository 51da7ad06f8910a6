import Simulator
import UIKit

/// A picture of what a simulated device shows at one moment; `ViewTree` tells the same in words.
public struct Picture: Sendable {
  /// What the picture shows, in a few words.
  public let caption: String

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
