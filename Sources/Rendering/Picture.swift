import Simulator
import UIKit

/// A picture of what a simulated device shows at one moment; `ViewTree` tells the same in words.
public struct Picture: Sendable {
  /// What the picture shows, in a few words.
  public let caption: String

  package let scene: Scene

  /// Takes a picture of the device as it is at the moment; layout that waits is done first.
  ///
  /// - Parameters:
  ///   - simulator: the device.
  ///   - caption: what the picture shows, in a few words.
  ///   - annotations: what is drawn over the screen.
  @preconcurrency @MainActor
  public init(of simulator: Simulator, caption: String, showing annotations: [Annotation] = []) {
    simulator.settle()
    self.init(of: simulator.device, caption: caption, showing: annotations)
  }

  /// Takes a picture of a device.
  ///
  /// - Parameter start: when what the annotations tell of began, in virtual seconds.
  @MainActor
  package init(
    of device: SimulatedDevice,
    caption: String,
    showing annotations: [Annotation] = [],
    since start: TimeInterval = 0
  ) {
    self.caption = caption
    scene = Scene.of(device, title: caption, AnnotationOrder(annotations, since: start, isFilm: false))
  }

  /// Takes a picture of a view by itself, as it stands, with all that it holds.
  ///
  /// - Parameters:
  ///   - view: the view, in a window or not.
  ///   - caption: what the picture shows, in a few words.
  @preconcurrency @MainActor
  public init(of view: UIView, caption: String) {
    self.caption = caption
    scene = .portrait(of: view, title: caption, typeface: BootedSystem.current.typeface)
  }

  /// The picture as an SVG file.
  public var svg: String { SVGWriter.svg(scene) }

  /// What matters of the screen as an SVG file, three quarters as high as it is wide, in which texts can be read.
  ///
  /// It shows what lies on the plain background: all of it if that needs no more than two points for a pixel, else the
  /// part that says most.
  ///
  /// - Parameter width: how wide it is to be shown, in CSS pixels.
  public func tile(width: CGFloat = 240) -> String { PictureTile(scene, width: width).svg() }
}

extension Picture {
  /// The screen in characters, at most `columns` wide and 40 lines high, each line ended by a line feed.
  public func terminal(columns: Int = 80, colors: TerminalColors) -> String {
    TerminalWriter.text(scene, columns: columns, colors: colors)
  }
}
