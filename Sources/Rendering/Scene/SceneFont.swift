import UIKit

/// The properties of a font that a viewer needs.
package struct SceneFont: Hashable, Sendable {
  /// The size in points.
  package var size: CGFloat
  /// The weight from 100 to 900, as in CSS; 400 is regular.
  package var weight = 400
  package var isItalic = false
  package var isMonospaced = false

  package init(size: CGFloat, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  package init(_ font: DrawingFont) {
    size = font.pointSize
    isItalic = font.face.isItalic
    isMonospaced = font.face.isMonospaced
    // All bold faces, such as Helvetica Neue Medium, are measured with the widths of Helvetica Bold.
    weight = font.face.isBold ? max(700, font.face.weight.cssWeight) : min(400, font.face.weight.cssWeight)
  }
}

extension FontWeight {
  /// The weight on the scale of CSS.
  fileprivate var cssWeight: Int {
    let table: [(FontWeight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800),
    ]
    return table.first { rawValue <= $0.0.rawValue }?.1 ?? 900
  }
}
