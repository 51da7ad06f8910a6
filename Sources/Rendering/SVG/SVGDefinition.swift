import CompiledResources
import UIKit

/// The elements that others refer to by id.
///
/// Ids are hashes of the definition, so that several pictures in a page don't conflict.
package enum SVGDefinition {
  // MARK: Gradients

  /// The id of a vertical gradient.
  static func gradientID(_ stops: [ScenePaint.Stop]) -> String {
    "shade-" + stopNames(stops)
  }

  private static func stopNames(_ stops: [ScenePaint.Stop]) -> String {
    let names = stops.enumerated().map { index, stop in
      // Stops at the ends need no offset.
      let isAtItsEnd = stop.place == (index == 0 ? 0 : 1) && (index == 0 || index == stops.count - 1)
      return hex(stop.color) + (isAtItsEnd ? "" : "." + number(stop.place * 100))
    }
    return names.joined(separator: "-")
  }

  static func gradient(_ stops: [ScenePaint.Stop]) -> String {
    var text = SVGText()
    text.markup("<linearGradient id=\"\(gradientID(stops))\" x2=\"0\" y2=\"1\">")
    write(stops, to: &text)
    text.markup("</linearGradient>")
    return text.string
  }

  /// The id of a gradient along a line or in ellipses.
  static func gradientID(_ gradient: SceneGradient) -> String {
    var text = SVGText()
    text.transform(gradient.transform)
    let focus = gradient.focus == .zero ? "" : focusAttributes(gradient.focus)
    return "\(gradient.kind)-" + digest(text.string + focus + stopNames(gradient.stops))
  }

  static func gradient(_ gradient: SceneGradient) -> String {
    let (element, size) =
      gradient.kind == .axial
      ? ("linearGradient", "x2=\"1\"") : ("radialGradient", "cx=\"0\" cy=\"0\" r=\"1\"")
    var text = SVGText()
    text.markup("<\(element) id=\"\(gradientID(gradient))\" gradientUnits=\"userSpaceOnUse\" \(size)")
    if gradient.focus != .zero { text.markup(focusAttributes(gradient.focus)) }
    text.transform("gradientTransform", gradient.transform)
    text.markup(">")
    write(gradient.stops, isPrecise: true, to: &text)
    text.markup("</\(element)>")
    return text.string
  }

  /// The id of a pattern, a hash of what it paints.
  static func patternID(_ pattern: ScenePattern) -> String {
    var document = SVGDocument(.zero, title: "", summary: "", typeface: .sanFrancisco)
    describe(pattern, to: &document.text)
    SVGWriter.write(pattern.nodes, to: &document)
    return "pattern-" + digest(document.text.string)
  }

  /// Adds the attributes of a pattern's element.
  static func describe(_ pattern: ScenePattern, to text: inout SVGText) {
    text.word("patternUnits", "userSpaceOnUse")
    let tile = pattern.tile
    for (name, value) in [("x", tile.minX), ("y", tile.minY), ("width", tile.width), ("height", tile.height)]
    {
      text.markup(" \(name)=\"")
      text.precise(value)
      text.markup("\"")
    }
    if !pattern.transform.isIdentity { text.transform("patternTransform", pattern.transform) }
  }

  private static func focusAttributes(_ focus: CGPoint) -> String {
    var text = SVGText()
    for (name, value) in [("fx", focus.x), ("fy", focus.y)] {
      text.markup(" \(name)=\"")
      text.precise(value)
      text.markup("\"")
    }
    return text.string
  }

  private static func write(_ stops: [ScenePaint.Stop], isPrecise: Bool = false, to text: inout SVGText) {
    for stop in stops {
      text.markup("<stop offset=\"")
      if isPrecise { text.precise(stop.place) } else { text.number(stop.place) }
      text.markup("\" stop-color=\"")
      text.color(stop.color)
      text.markup("\"")
      if stop.color.alpha < 1 {
        text.markup(" stop-opacity=\"")
        text.number(stop.color.alpha)
        text.markup("\"")
      }
      text.markup("/>")
    }
  }

  static func hex(_ color: SceneColor) -> String {
    var text = SVGText()
    text.color(color)
    let digits = String(text.string.dropFirst())
    return color.alpha < 1 ? digits + "-\(Int((color.alpha * 100).rounded()))" : digits
  }

  // MARK: Soft edges

  static func blurID(of shape: SceneShape) -> String {
    blurID(shape.blur, reach: reach(of: shape.blur, in: shape.geometry.bounds))
  }

  static func blurID(of text: SceneText) -> String {
    blurID(text.blur, reach: reach(of: text.blur, in: text.extent))
  }

  static func blur(of shape: SceneShape) -> String {
    blur(shape.blur, reach: reach(of: shape.blur, in: shape.geometry.bounds))
  }

  static func blur(of text: SceneText) -> String {
    blur(text.blur, reach: reach(of: text.blur, in: text.extent))
  }

  /// The extent of a soft edge in per cent of the shorter side, rounded to limit the number of filters.
  static func reach(of blur: CGFloat, in bounds: CGRect) -> Int {
    let side = min(bounds.width, bounds.height)
    guard side > 0, side.isFinite else { return 1000 }
    let share = blur * SceneShape.blurReach / side * 100
    return [20, 50, 100, 200, 500, 1000].first { CGFloat($0) >= share } ?? 2000
  }

  private static func blurID(_ blur: CGFloat, reach: Int) -> String {
    "blur-\(number(blur))-\(reach)"
  }

  private static func blur(_ blur: CGFloat, reach: Int) -> String {
    var text = SVGText()
    let side = 100 + 2 * reach
    text.markup("<filter id=\"\(blurID(blur, reach: reach))\" x=\"-\(reach)%\" y=\"-\(reach)%\"")
    text.markup(" width=\"\(side)%\" height=\"\(side)%\"><feGaussianBlur stdDeviation=\"")
    text.number(blur)
    text.markup("\"/></filter>")
    return text.string
  }

  /// A number as part of an id.
  static func number(_ value: CGFloat) -> String {
    var text = SVGText()
    text.number(value)
    return text.string.replacing(".", with: "_")
  }

  // MARK: Clips

  static func clipID(_ clip: SceneGroup.Clip) -> String {
    switch clip {
    case .rect(let rect): "clip" + numbers([rect.minX, rect.minY, rect.width, rect.height])
    case .roundedRect(let rect, let radius):
      "clip" + numbers([rect.minX, rect.minY, rect.width, rect.height]) + "-r" + number(radius)
    case .path(let path, let rule):
      "clip-" + String(digest(path, rule), radix: 16)
    }
  }

  /// The id of a mask, a hash of what it paints.
  package static func maskID(_ mask: SceneMask) -> String {
    var document = SVGDocument(.zero, title: "", summary: "", typeface: .sanFrancisco)
    SVGWriter.write(mask.nodes, to: &document)
    return "mask-" + digest(document.text.string)
  }

  private static func numbers(_ values: [CGFloat]) -> String {
    values.map { "-" + number($0) }.joined()
  }

  /// A hash of the written outline.
  private static func digest(_ path: PathOutline, _ rule: CGPathFillRule) -> UInt64 {
    var text = SVGText()
    text.path(path)
    if rule == .evenOdd { text.markup("e") }
    return FNV1aHash(text.bytes).value
  }

  /// A short hash of a text.
  static func digest(_ string: String) -> String {
    String(FNV1aHash(string.utf8).value, radix: 16)
  }
}
