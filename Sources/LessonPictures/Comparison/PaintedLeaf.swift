import Rendering
import UIKit

/// A leaf of a scene on the canvas.
struct PaintedLeaf: Sendable {
  /// What is painted, as far as readers name it.
  enum Figure: Hashable, Sendable {
    /// A rectangle; the radius of its corners is a share of its shorter side.
    case rectangle(rounding: CGFloat)
    case ellipse
    case outline
    case text(SceneFont)
    case image
  }

  /// A description of the painted element as a file would write it; leaves with equal descriptions look the
  /// same.
  var words: String
  /// A description independent of the position, with opacity; nil for a leaf clipped by an outline.
  var form: (@Sendable () -> String)?
  /// The frame on the canvas, without clipping.
  var whole: CGRect
  /// The visible part of the frame.
  var box: CGRect
  /// The area that an opaque upright rectangle hides; nil for other leaves.
  var cover: CGRect?
  /// The colour of an opaque rectangle with one colour and sharp corners; nil for other leaves.
  var plain: SceneColor?
  /// The characters of a text; nil for other leaves.
  var string: String?
  /// The number of the view that paints it; 0 for the device and its status bar.
  var owner: Int32 = SceneKey.device
  /// Whether it is within the screen of a device.
  var isOnScreen = false
  /// Whether it is a symbol of an annotation, which explains the screen and is no part of it.
  var isSymbol = false
  var figure = Figure.image
  /// The main colour; nil for images.
  var color: SceneColor?
  /// The size without rotation.
  var size = CGSize.zero
  /// The clockwise rotation on the canvas, in radians.
  var angle: CGFloat = 0
  /// Whether it has a soft edge, such as a shadow.
  var isSoft = false
  /// Whether it is a translucent rectangle over the whole screen, such as a popover's dimming.
  var isVeil = false
}
