extension NSCoder {
  /// Returns the point as text of the form `{x, y}`, with up to 17 significant digits.
  public class func string(for point: CGPoint) -> String {
    GeometryText.point.string(from: [point.x, point.y])
  }

  /// Returns the vector as text of the form `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.point.string(from: [vector.dx, vector.dy])
  }

  /// Returns the size as text of the form `{width, height}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.point.string(from: [size.width, size.height])
  }

  /// Returns the rectangle as text of the form `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    GeometryText.rect.string(
      from: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Returns the transform as text of the form `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    GeometryText.transform.string(
      from: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Returns the insets as text of the form `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.insets.string(from: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the offset as text of the form `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.point.string(from: [offset.horizontal, offset.vertical])
  }

  /// Parses a point of the form `{x, y}`; any other text returns zero.
  public class func cgPoint(for string: String) -> CGPoint {
    let values = GeometryText.point.values(in: string)
    return CGPoint(x: values[0], y: values[1])
  }

  /// Parses a vector of the form `{dx, dy}`; any other text returns zero.
  public class func cgVector(for string: String) -> CGVector {
    let values = GeometryText.point.values(in: string)
    return CGVector(dx: values[0], dy: values[1])
  }

  /// Parses a size of the form `{width, height}`; any other text returns zero.
  public class func cgSize(for string: String) -> CGSize {
    let values = GeometryText.point.values(in: string)
    return CGSize(width: values[0], height: values[1])
  }

  /// Parses a rectangle of the form `{{x, y}, {width, height}}`; any other text returns zero.
  public class func cgRect(for string: String) -> CGRect {
    let values = GeometryText.rect.values(in: string)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Parses a transform of the form `[a, b, c, d, tx, ty]`; any other text returns the identity.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = GeometryText.transform.values(in: string)
    return CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
  }

  /// Parses insets of the form `{top, left, bottom, right}`; any other text returns zero.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = GeometryText.insets.values(in: string)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// Parses an offset of the form `{horizontal, vertical}`; any other text returns zero.
  public class func uiOffset(for string: String) -> UIOffset {
    let values = GeometryText.point.values(in: string)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }
}

/// The text format of a geometry value: fixed punctuation with a `#` in place of each number.
struct GeometryText {
  static let point = GeometryText(pattern: "{#, #}", fallback: [0, 0])
  static let rect = GeometryText(pattern: "{{#, #}, {#, #}}", fallback: [0, 0, 0, 0])
  static let insets = GeometryText(pattern: "{#, #, #, #}", fallback: [0, 0, 0, 0])
  static let transform = GeometryText(pattern: "[#, #, #, #, #, #]", fallback: [1, 0, 0, 1, 0, 0])

  let pattern: String
  /// The values that malformed text returns.
  let fallback: [CGFloat]

  /// Formats the numbers with up to 17 significant digits, which preserve their values.
  func string(from values: [CGFloat]) -> String {
    var rest = values[...]
    return pattern.reduce(into: "") { text, character in
      if character == "#", let value = rest.popFirst() {
        text += String(format: "%.17g", Double(value))
      } else {
        text.append(character)
      }
    }
  }

  /// Parses the numbers, ignoring whitespace.
  func values(in string: String) -> [CGFloat] {
    var rest = string.filter { !$0.isWhitespace }[...]
    var values: [CGFloat] = []
    for character in pattern where character != " " {
      if character == "#" {
        let digits = rest.prefix { !",{}[]".contains($0) }
        guard let value = Double(digits) else { return fallback }
        values.append(CGFloat(value))
        rest.removeFirst(digits.count)
      } else {
        guard rest.popFirst() == character else { return fallback }
      }
    }
    return rest.isEmpty ? values : fallback
  }
}
