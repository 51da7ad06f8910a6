import UIKit

// MARK: ranges counted by hand

class CountedRangesController: AttributedLabelController {
  override func style(
    _ word: String,
    of text: NSMutableAttributedString,
    with attributes: [NSAttributedString.Key: Any]
  ) {
    let range =
      word == "iOS"
      ? NSRange(location: 0, length: 2) : NSRange(location: 3, length: 3)
    text.setAttributes(attributes, range: range)
  }
}

// MARK: the whole text

class WholeTextController: AttributedLabelController {
  override func style(
    _ word: String,
    of text: NSMutableAttributedString,
    with attributes: [NSAttributedString.Key: Any]
  ) {
    let everything = NSRange(location: 0, length: text.length)
    text.setAttributes(attributes, range: everything)
  }
}

// MARK: a second call for the shadow

class SecondCallController: AttributedLabelController {
  override func style(
    _ word: String,
    of text: NSMutableAttributedString,
    with attributes: [NSAttributedString.Key: Any]
  ) {
    super.style(word, of: text, with: attributes)
    if let shadow = attributes[.shadow] {
      super.style(word, of: text, with: [.shadow: shadow])
    }
  }
}

// MARK: center before size

class CenterFirstController: AttributedLabelController {
  override func placeLabel() {
    label.center = view.center
    label.sizeToFit()
  }
}

// MARK: a label for each word

class TwoLabelsController: AttributedLabelController {
  override func viewDidLoad() {
    super.viewDidLoad()

    let text = attributedText()
    let wordAndSpace = NSRange(location: 0, length: 4)
    label.attributedText = text.attributedSubstring(from: wordAndSpace)
    label.sizeToFit()

    let second = UILabel()
    let secondWord = NSRange(location: 4, length: 3)
    second.attributedText = text.attributedSubstring(from: secondWord)
    second.sizeToFit()
    view.addSubview(second)

    let width = label.bounds.width + second.bounds.width
    label.frame.origin.x = view.center.x - width / 2
    second.frame.origin = CGPoint(x: label.frame.maxX, y: label.frame.minY)
  }
}

// MARK: never sized

class NeverSizedController: AttributedLabelController {
  override func placeLabel() {
    label.center = view.center
  }
}
