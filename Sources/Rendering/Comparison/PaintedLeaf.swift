import UIKit

/// A leaf of a scene on the canvas.
struct PaintedLeaf {
  /// A description of the painted element as a file would write it; leaves with equal descriptions look the
  /// same.
  var words: String
  /// A description independent of the position, with opacity; nil for a leaf clipped by an outline.
  var form: (() -> String)?
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
  /// Whether it is an annotation's symbol that covers much of the screen, such as a boundary.
  var isWideSign = false
  /// Whether it is a translucent rectangle over the whole screen, such as a popover's dimming.
  var isVeil = false
}
