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

// MARK: a light shadow

class LightShadowController: AttributedLabelController {
  override func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    let attributes = super.attributesForSecondWord()
    (attributes[.shadow] as? NSShadow)?.shadowColor = UIColor.lightGray
    return attributes
  }
}

// MARK: a shadow without an offset

class HiddenShadowController: AttributedLabelController {
  override func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    let attributes = super.attributesForSecondWord()
    (attributes[.shadow] as? NSShadow)?.shadowOffset = .zero
    return attributes
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

// MARK: text instead of attributedText

class PlainLabelController: AttributedLabelController {
  override func placeLabel() {
    label = UILabel()
    label.backgroundColor = .clear
    label.text = attributedText().string
    super.placeLabel()
  }
}

// MARK: one style from the start

class InitialAttributesController: AttributedLabelController {
  override func plainText() -> NSMutableAttributedString {
    NSMutableAttributedString(string: "iOS SDK", attributes: [.underlineStyle: 1])
  }
}

// MARK: words without fonts

class FontlessController: AttributedLabelController {
  override func attributesForFirstWord() -> [NSAttributedString.Key: Any] {
    super.attributesForFirstWord().filter { $0.key != .font }
  }

  override func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    super.attributesForSecondWord().filter { $0.key != .font }
  }
}

// MARK: words without colours

class ColorlessController: AttributedLabelController {
  override func attributesForFirstWord() -> [NSAttributedString.Key: Any] {
    withoutColors(super.attributesForFirstWord())
  }

  override func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    withoutColors(super.attributesForSecondWord())
  }

  private func withoutColors(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    attributes.filter { $0.key != .foregroundColor && $0.key != .backgroundColor }
  }
}

// MARK: a shadow for both

class TwoShadowsController: AttributedLabelController {
  override func attributesForFirstWord() -> [NSAttributedString.Key: Any] {
    var attributes = super.attributesForFirstWord()
    attributes[.shadow] = attributesForSecondWord()[.shadow]
    return attributes
  }
}

// MARK: never sized

class NeverSizedController: AttributedLabelController {
  override func placeLabel() {
    label.center = view.center
  }
}

// MARK: a label with a frame

class FramedLabelController: AttributedLabelController {
  override func makeLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 80))
    label.backgroundColor = .clear
    return label
  }
}

// MARK: ranges of this text only

class ThisTextOnlyController: AttributedLabelController {
  override func style(
    _ word: String,
    of text: NSMutableAttributedString,
    with attributes: [NSAttributedString.Key: Any]
  ) {
    let range = NSRange(location: word == "iOS" ? 0 : 4, length: 3)
    text.setAttributes(attributes, range: range)
  }
}

// MARK: a mutable result

class MutableResultController: AttributedLabelController {
  override func attributedText() -> NSAttributedString {
    NSMutableAttributedString(attributedString: super.attributedText())
  }
}

// MARK: a white label

class WhiteLabelController: AttributedLabelController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.backgroundColor = .white
  }
}

// MARK: never added

class NeverAddedController: AttributedLabelController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.removeFromSuperview()
  }
}

// MARK: another spelling

class OtherSpellingController: AttributedLabelController {
  override func attributedText() -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: super.attributedText())
    result.replaceCharacters(in: NSRange(location: 0, length: 3), with: "iPhone")
    return NSAttributedString(attributedString: result)
  }
}
