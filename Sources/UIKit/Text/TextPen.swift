import Foundation

/// Where the next glyph goes.
///
/// Widths are added up as whole thousandths of an em and multiplied once, so that a text's width doesn't depend on
/// how many additions it took.
struct TextPen {
  private var base: CGFloat
  private var units = 0
  private var glyphs = 0
  private var size: CGFloat
  private var kern: CGFloat

  init(at x: CGFloat, run: TextRun) {
    base = x
    size = run.advanceSize
    kern = run.kern
  }

  /// The position in points.
  @inline(__always) var x: CGFloat {
    let advanced = base + CGFloat(units) * size / 1000
    return kern == 0 ? advanced : advanced + CGFloat(glyphs) * kern
  }

  /// Moves by a character's width.
  ///
  /// Characters without a width get no kerning either.
  @inline(__always) mutating func move(_ advance: Int) {
    units += advance
    glyphs += advance == 0 ? 0 : 1
  }

  /// Goes on from a position in another run.
  mutating func restart(at x: CGFloat, run: TextRun) { self = TextPen(at: x, run: run) }

  /// Goes on from another position in the same run.
  mutating func jump(to x: CGFloat) {
    base = x
    units = 0
    glyphs = 0
  }

  /// The position after a character of some width.
  @inline(__always) func x(after advance: Int) -> CGFloat {
    var next = self
    next.move(advance)
    return next.x
  }
}
