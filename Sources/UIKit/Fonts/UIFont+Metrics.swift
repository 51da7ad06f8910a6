import Foundation

extension UIFont {
  /// The distance in points from the baseline to the top of the line.
  public var ascender: CGFloat { points(face.metrics.ascender) }

  /// The distance in points from the baseline to the bottom of the line: negative.
  public var descender: CGFloat { points(face.metrics.descender) }

  /// The height of capital letters in points.
  public var capHeight: CGFloat { points(face.metrics.capHeight) }

  /// The height of a lower-case x in points.
  public var xHeight: CGFloat { points(face.metrics.xHeight) }

  /// The distance in points from one baseline to the next: ascender, descender and leading together.
  public var lineHeight: CGFloat {
    let metrics = face.metrics
    return points(metrics.ascender - metrics.descender + metrics.lineGap)
  }

  /// The gap in points between two lines, which ``lineHeight`` includes.
  public var leading: CGFloat { points(face.metrics.lineGap) }

  private func points(_ units: CGFloat) -> CGFloat { pointSize * units / face.metrics.unitsPerEm }
}
