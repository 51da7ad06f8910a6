import Rendering
import Simulator
import UIKit

/// The running case of text and its invariants.
@MainActor
final class TextScene {
  /// The largest number of UTF-16 units in a string; longer ones take more time and find nothing more.
  private static let longest = 5_000

  private let simulator = Simulator.boot(.iPhone5)
  private let controller = UIViewController()
  private let text = NSMutableAttributedString(string: "")

  init() {
    simulator.launch(controller)
  }

  func perform(_ step: TextStep) throws(InvariantViolation) {
    switch step {
    case .append(let more):
      if text.length < Self.longest { text.append(NSAttributedString(string: more)) }
    case .attribute(let key, let value, let from, let to):
      text.addAttribute(NSAttributedString.Key(rawValue: key), value: object(value), range: range(from, to))
    case .replace(let more, let from, let to):
      if text.length < Self.longest { text.replaceCharacters(in: range(from, to), with: more) }
    case .delete(let from, let to): text.deleteCharacters(in: range(from, to))
    case .measure(let size, let options):
      let options = NSStringDrawingOptions(rawValue: options)
      let rect = text.boundingRect(with: size, options: options, context: nil)
      try check(rect.size, "a measured size")
      try check(text.size(), "a string's own size")
    case .label(let width, let lines, let breaks, let alignment, let fontSize, let shrinks, let least):
      let label = UILabel()
      label.font = .systemFont(ofSize: fontSize)
      label.attributedText = text
      label.numberOfLines = lines
      label.lineBreakMode = NSLineBreakMode(rawValue: breaks) ?? .byWordWrapping
      label.textAlignment = NSTextAlignment(rawValue: alignment) ?? .natural
      label.adjustsFontSizeToFitWidth = shrinks
      label.minimumScaleFactor = least
      if width.isFinite { label.frame.size.width = width }
      try fit(label)
    case .plainLabel(let words, let width, let lines, let breaks, let fontSize):
      let label = UILabel()
      label.text = words
      label.font = .systemFont(ofSize: fontSize)
      label.numberOfLines = lines
      label.lineBreakMode = NSLineBreakMode(rawValue: breaks) ?? .byWordWrapping
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      try check(size, "a label's size")
      // A character wider than the label can't wrap; no character is four times as wide as high.
      try InvariantViolation.check(
        lines == 1 || size.width <= width.rounded(.up) || width < fontSize * 4 || breaks == 2,
        "wrapped text fits the width",
        "\(size.width) in \(width)"
      )
      try fit(label)
    case .button(let type, let size):
      let button = UIButton(type: UIButton.ButtonType(rawValue: type) ?? .custom)
      button.setAttributedTitle(text, for: .normal)
      try check(button.sizeThatFits(size), "a button's size")
      controller.view.addSubview(button)
      button.sizeToFit()
    case .draw(let rect):
      let text = text
      let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { _ in
        text.draw(in: rect)
      }
      controller.view.addSubview(UIImageView(image: image))
    }
  }

  /// Draws the screen and checks the picture.
  func checkPicture() throws(InvariantViolation) {
    let picture = Picture(of: simulator, caption: "picture")
    try PictureChecks.check(svg: picture.svg, checksNumbers: true)
    _ = picture.terminal(columns: 60, colors: .none)
  }

  /// Sizes a label to its text twice and displays it.
  private func fit(_ label: UILabel) throws(InvariantViolation) {
    let width = label.bounds.width
    label.sizeToFit()
    let first = label.bounds.size
    try check(first, "a label's size")
    // Text with a character wider than the label gets more room after sizing, and may wrap differently. The
    // size of a label with only spaces has no width, which means no limit.
    let hadRoom = first.width > 0 && (!(width > 0) || first.width <= width)
    label.sizeToFit()
    let second = label.bounds.size
    // Truncation in the middle depends on half of the room, so a second layout with the same room may show
    // less.
    let isShorter =
      label.lineBreakMode == .byTruncatingMiddle && second.height == first.height
      && second.width <= first.width
    try InvariantViolation.check(
      first == second || isShorter || !hadRoom,
      "sizing a label twice gives the same size",
      "\(first) became \(second)"
    )
    label.frame.origin = CGPoint(x: 10, y: 30)
    controller.view.addSubview(label)
  }

  private func check(_ size: CGSize, _ name: String) throws(InvariantViolation) {
    try InvariantViolation.check(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "\(name) is finite and not negative",
      "\(size)"
    )
  }

  private func range(_ from: Double, _ to: Double) -> NSRange {
    let (start, end) = (Int(from * Double(text.length)), Int(to * Double(text.length)))
    return NSRange(location: start, length: end - start)
  }

  private func object(_ value: TextStep.Value) -> Any {
    switch value {
    case .null: return NSNull()
    case .number(let number): return number
    case .integer(let number): return number
    case .text(let text): return text
    case .color: return UIColor.red
    case .font(let name, let size): return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
    case .shadow(let offset, let blur):
      let shadow = NSShadow()
      shadow.shadowOffset = offset
      shadow.shadowBlurRadius = blur
      return shadow
    case .url: return URL(filePath: "/")
    case .list: return [1, 2, 3]
    case .paragraph(let numbers):
      let style = NSMutableParagraphStyle()
      style.alignment = NSTextAlignment(rawValue: numbers.alignment) ?? .natural
      style.lineBreakMode = NSLineBreakMode(rawValue: numbers.breaks) ?? .byWordWrapping
      style.baseWritingDirection = NSWritingDirection(rawValue: numbers.direction) ?? .natural
      style.lineSpacing = numbers.spacing
      style.firstLineHeadIndent = numbers.firstIndent
      style.headIndent = numbers.indent
      style.tailIndent = numbers.tail
      style.minimumLineHeight = numbers.least
      style.maximumLineHeight = numbers.most
      style.lineHeightMultiple = numbers.multiple
      style.defaultTabInterval = numbers.tab
      return style
    }
  }
}
