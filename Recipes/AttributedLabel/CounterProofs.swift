import UIKit

typealias Attributes = [NSAttributedString.Key: Any]

/// Both words have other attributes.
class ChangedController: AttributedLabelController {
  let change: (inout Attributes) -> Void

  init(_ change: @escaping (inout Attributes) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func attributesForFirstWord() -> Attributes {
    var attributes = super.attributesForFirstWord()
    change(&attributes)
    return attributes
  }

  override func attributesForSecondWord() -> Attributes {
    var attributes = super.attributesForSecondWord()
    change(&attributes)
    return attributes
  }
}

class InitialAttributesController: AttributedLabelController {
  override func plainText() -> NSMutableAttributedString {
    let line: Attributes = [.underlineStyle: 1]
    return NSMutableAttributedString(string: "iOS SDK", attributes: line)
  }
}

class ThisTextOnlyController: AttributedLabelController {
  override func style(
    _ word: String,
    of text: NSMutableAttributedString,
    with attributes: Attributes
  ) {
    let range = NSRange(location: word == "iOS" ? 0 : 4, length: 3)
    text.setAttributes(attributes, range: range)
  }
}

class OtherSpellingController: AttributedLabelController {
  override func attributedText() -> NSAttributedString {
    let text = super.attributedText()
    let result = NSMutableAttributedString(attributedString: text)
    let firstWord = NSRange(location: 0, length: 3)
    result.replaceCharacters(in: firstWord, with: "iPhone")
    return NSAttributedString(attributedString: result)
  }
}

class MutableResultController: AttributedLabelController {
  override func attributedText() -> NSAttributedString {
    NSMutableAttributedString(attributedString: super.attributedText())
  }
}

class FramedLabelController: AttributedLabelController {
  override func makeLabel() -> UILabel {
    let label = super.makeLabel()
    label.frame = CGRect(x: 20, y: 40, width: 280, height: 80)
    return label
  }
}

class WhiteLabelController: AttributedLabelController {
  override func makeLabel() -> UILabel {
    let label = super.makeLabel()
    label.backgroundColor = .white
    return label
  }
}
