import UIKit

extension AttributedLabelRecipe {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The stretches of a text that share all attributes.
  func runs(of text: NSAttributedString?) -> [(range: NSRange, attributes: Attributes)] {
    guard let text else { return [] }
    var runs: [(range: NSRange, attributes: Attributes)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }

  /// The stretches of a text, as words, whose attributes meet a condition.
  func words(of text: NSAttributedString, where holds: (Attributes) -> Bool) -> [String] {
    runs(of: text).filter { holds($0.attributes) }.map { text.attributedSubstring(from: $0.range).string }
  }

  /// Place and length of the first stretch that is drawn in a colour.
  func range(of color: UIColor, in text: NSAttributedString?) -> [Int]? {
    runs(of: text).first { $0.attributes[.foregroundColor] as? UIColor == color }
      .map { [$0.range.location, $0.range.length] }
  }

  /// The characters that have any attribute, as one string.
  func styledCharacters(of text: NSAttributedString) -> String {
    words(of: text) { !$0.isEmpty }.joined()
  }

  /// The names of the attributes of a character, in alphabetical order.
  func keys(at index: Int, of text: NSAttributedString?) -> [String] {
    attributes(at: index, of: text).keys.map(\.rawValue).sorted()
  }

  /// The attributes of a character; none where there is no character.
  func attributes(at index: Int, of text: NSAttributedString?) -> Attributes {
    guard let text, index < text.length else { return [:] }
    return text.attributes(at: index, effectiveRange: nil)
  }

  /// An attribute of a character, if it is of a type.
  func value<Value>(_ key: NSAttributedString.Key, at index: Int, of text: NSAttributedString?) -> Value? {
    attributes(at: index, of: text)[key] as? Value
  }

  /// The name of a colour among the attributes of a character.
  func color(_ key: NSAttributedString.Key, at index: Int, of text: NSAttributedString?) -> String? {
    let color: UIColor? = value(key, at: index, of: text)
    return color?.plainName
  }

  /// What a label draws.
  func drawnRuns(of label: UILabel) -> [DrawnRun] {
    DrawnRun.runs(in: label.drawing)
  }

  /// What a string draws on a canvas by itself.
  func drawnRuns(of text: NSAttributedString) -> [DrawnRun] {
    let canvas = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 100))
    return DrawnRun.runs(in: canvas.image { _ in text.draw(at: .zero) }.commands)
  }
}
