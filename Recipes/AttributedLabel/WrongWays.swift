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

// MARK: shadow as described

class LightShadowController: AttributedLabelController {
  override func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.lightGray

    var attributes = super.attributesForSecondWord()
    attributes[.shadow] = shadow
    return attributes
  }
}

// MARK: a label for each word

class TwoLabelsController: AttributedLabelController {
  override func viewDidLoad() {
    super.viewDidLoad()

    let text = attributedText()
    let second = UILabel()
    let secondWord = NSRange(location: 4, length: 3)
    second.attributedText = text.attributedSubstring(from: secondWord)
    second.sizeToFit()
    view.addSubview(second)

    let firstWord = NSRange(location: 0, length: 3)
    label.attributedText = text.attributedSubstring(from: firstWord)
    label.sizeToFit()
    label.center = view.center
  }
}

// MARK: text instead of attributedText

class PlainLabelController: AttributedLabelController {
  override func viewDidLoad() {
    super.viewDidLoad()

    label.text = attributedText().string
    placeLabel()
  }
}

// MARK: one style from the start

class InitialAttributesController: AttributedLabelController {
  override func plainText() -> NSMutableAttributedString {
    NSMutableAttributedString(string: "iOS SDK", attributes: [.kern: 1, .underlineStyle: 1])
  }
}

// MARK: plain words

class PlainWordsController: AttributedLabelController {
  override func attributesForFirstWord() -> [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.black, .backgroundColor: UIColor.white, .shadow: NSShadow(), .kern: 0]
  }

  override func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.black, .backgroundColor: UIColor.white]
  }
}

// MARK: never sized

class NeverSizedController: AttributedLabelController {
  override func placeLabel() {
    label.center = view.center
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
