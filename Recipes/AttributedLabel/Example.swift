import UIKit

class AttributedLabelController: UIViewController {
  var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()

    view.backgroundColor = .white
    label = makeLabel()
    label.attributedText = attributedText()
    placeLabel()
    view.addSubview(label)
  }

  /// A label without a frame, empty until `sizeToFit` is called.
  func makeLabel() -> UILabel {
    let label = UILabel()
    label.backgroundColor = .clear
    return label
  }

  /// Sizes the label to its text first, then centers it.
  func placeLabel() {
    label.sizeToFit()
    label.center = view.center
  }

  /// Two words, each with its own style.
  func attributedText() -> NSAttributedString {
    let result = plainText()
    style("iOS", of: result, with: attributesForFirstWord())
    style("SDK", of: result, with: attributesForSecondWord())
    return NSAttributedString(attributedString: result)
  }

  func plainText() -> NSMutableAttributedString {
    NSMutableAttributedString(string: "iOS SDK")
  }

  func attributesForFirstWord() -> [NSAttributedString.Key: Any] {
    [
      .font: UIFont.boldSystemFont(ofSize: 60),
      .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.black,
    ]
  }

  func attributesForSecondWord() -> [NSAttributedString.Key: Any] {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.darkGray
    shadow.shadowOffset = CGSize(width: 4, height: 4)

    return [
      .font: UIFont.boldSystemFont(ofSize: 60),
      .foregroundColor: UIColor.white,
      .backgroundColor: UIColor.red,
      .shadow: shadow,
    ]
  }

  /// Finds a word in the text and sets its attributes.
  func style(
    _ word: String,
    of text: NSMutableAttributedString,
    with attributes: [NSAttributedString.Key: Any]
  ) {
    let range = text.mutableString.range(of: word)
    text.setAttributes(attributes, range: range)
  }
}
