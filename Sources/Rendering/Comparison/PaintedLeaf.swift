import UIKit

/// A leaf of a scene as the canvas shows it.
struct PaintedLeaf {
  /// What is painted and where, as a file would say it; two leaves of the same words look the same.
  var words: String
  /// The same wherever it is: what is painted, from its own top left corner, and by how much it is faded; nil for what is
  /// cut off by an outline.
  var form: (() -> String)?
  /// Where on the canvas it is painted, what is cut off as well.
  var whole: CGRect
  /// The part of the canvas on which it can show.
  var box: CGRect
  /// Of an opaque upright rectangle, the part of the canvas through which nothing shows; else nil.
  var cover: CGRect?
  /// The colour of a rectangle of one opaque colour with sharp corners; else nil.
  var plain: SceneColor?
  /// The characters of a text; nil for what is no text.
  var string: String?
  /// Whether it is an annotation's sign that reaches over much of the screen, such as a boundary.
  var isWideSign = false
  /// Whether it is a rectangle over all of the screen that lets through what is below, such as a popover's dimming.
  var isVeil = false
}
