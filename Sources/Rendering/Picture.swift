import Simulator
import UIKit

/// A picture of a simulated device's screen; `ViewTree` describes it in words.
public struct Picture: Sendable {
  /// What the picture shows, in a few words.
  public let caption: String

  package let scene: Scene

  /// Takes a picture of the current state of a device, after pending layout.
  ///
  /// - Parameters:
  ///   - simulator: the device.
  ///   - caption: what the picture shows, in a few words.
  @preconcurrency @MainActor
  public init(of simulator: Simulator, caption: String) {
    simulator.settle()
    self.init(of: simulator.device, caption: caption)
  }

  /// Takes a picture of a device.
  ///
  /// - Parameter overlay: what is drawn over the screen.
  @MainActor
  package init(of device: SimulatedDevice, caption: String, under overlay: (any Overlay)? = nil) {
    self.caption = caption
    scene = Scene.of(device, title: caption, overlay)
  }

  /// Takes a picture of a view and its subviews, in their current state.
  ///
  /// - Parameters:
  ///   - view: the view, with or without a window.
  ///   - caption: what the picture shows, in a few words.
  @preconcurrency @MainActor
  public init(of view: UIView, caption: String) {
    self.caption = caption
    scene = .portrait(of: view, title: caption, typeface: BootedSystem.current.typeface)
  }

  /// Draws a storyboard: its scenes, and segues as labelled arrows.
  ///
  /// No scene is shown for it; its controllers are made, but neither `awakeFromNib` nor `viewDidLoad` runs.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard.
  ///   - caption: what the picture shows, in a few words.
  @preconcurrency @MainActor
  public init(of storyboard: UIStoryboard, caption: String) {
    self.caption = caption
    let map = StoryboardMap(storyboard.outline)
    scene = map.scene(title: caption, typeface: BootedSystem.current.typeface)
  }

  /// The picture as an SVG file.
  public var svg: String { SVGWriter.svg(scene) }

  /// Returns the picture without annotations and their legend, as an SVG file; nil if it has none.
  package func withoutAnnotations() -> String? {
    guard scene.nodes.contains(where: \.key.isAnnotation) else { return nil }
    var plain = scene
    plain.nodes.removeAll(where: \.key.isAnnotation)
    // The legend is below the device, whose screen is in its middle.
    plain.size.height = scene.screen.minY + scene.screen.maxY
    return SVGWriter.svg(plain)
  }

  /// Returns a tile: a cropped thumbnail as an SVG file, three quarters as high as wide, with legible texts.
  ///
  /// It contains everything that is not plain background, if that needs at most two points per pixel, or else
  /// the part with the most letters.
  ///
  /// - Parameter width: the displayed width, in CSS pixels.
  public func tile(width: CGFloat = 240) -> String { Thumbnail(scene, width: width).svg() }

  /// The picture on a card.
  package var cover: Thumbnail { .cover(scene) }

  /// The part of the screen that matters, with a small map of the screen and the legend, as an SVG file; nil if most of the
  /// screen matters.
  package var detail: String? {
    let below = scene.screen.minY + scene.screen.maxY
    let footer = CGRect(x: 0, y: below, width: scene.size.width, height: max(0, scene.size.height - below))
    return ScreenDetail(scene, footer: footer)?.svg
  }
}

extension Picture {
  /// Returns the screen in characters, at most `columns` wide and 40 lines high; each line ends with a line
  /// feed.
  public func terminal(columns: Int = 80, colors: TerminalColors) -> String {
    terminal(columns: columns, colors: colors, croppedToRows: nil)
  }

  /// As above; with a number of rows without the empty margins above and below its content, and at most that many lines
  /// high, of which there are at least ten.
  package func terminal(columns: Int, colors: TerminalColors, croppedToRows rows: Int?) -> String {
    TerminalWriter.text(scene, columns: columns, colors: colors, croppedToRows: rows)
  }
}
