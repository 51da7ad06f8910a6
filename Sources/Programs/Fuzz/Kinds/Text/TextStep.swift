import UIKit

/// An action of a case of text, which changes or uses the one attributed string.
enum TextStep: Sendable {
  /// The value of an attribute; most are of the wrong type for some attributes.
  enum Value: Sendable {
    case null, number(Double), integer(Int), text(String), color, font(String, CGFloat)
    case shadow(CGSize, blur: CGFloat)
    case paragraph(Paragraph)
    case url, list
  }

  /// The numbers of a paragraph style.
  struct Paragraph: Sendable {
    var alignment = 0
    var breaks = 0
    var direction = 0
    var spacing: CGFloat = 0
    var firstIndent: CGFloat = 0
    var indent: CGFloat = 0
    var tail: CGFloat = 0
    var least: CGFloat = 0
    var most: CGFloat = 0
    var multiple: CGFloat = 0
    var tab: CGFloat = 0
  }

  case append(String)
  /// Sets an attribute in a range, given as fractions of the string's length.
  case attribute(String, Value, from: Double, to: Double)
  case replace(String, from: Double, to: Double)
  case delete(from: Double, to: Double)
  case measure(CGSize, options: Int)
  case label(
    width: CGFloat,
    lines: Int,
    breaks: Int,
    alignment: Int,
    fontSize: CGFloat,
    shrinks: Bool,
    least: CGFloat
  )
  case plainLabel(String, width: CGFloat, lines: Int, breaks: Int, fontSize: CGFloat)
  case button(Int, CGSize)
  case draw(CGRect)
}
