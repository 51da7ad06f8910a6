import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.forFirstBaselineLayout and forLastBaselineLayout: the view that they return satisfies constraints to the
/// baselines, and its font's ascender is the distance from its top to the first baseline.
///
/// And UILabel.textRect(forBounds:limitedToNumberOfLines:), which is overridden for changes before other calculations, by which
/// developers give labels margins (sofunction.com, "Swift instance code to set UILabel margins").
@MainActor struct OverriddenTextTests {
  /// A view of which the baselines are those of a label 10 points below its top.
  private final class Card: UIView {
    let label = UILabel()
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
  }

  private final class RoomyLabel: UILabel {
    private let margins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: margins), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: margins)) }
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline])
  func theBaselineIsThatOfAnotherView(_ baseline: NSLayoutConstraint.Attribute) {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    let controller = UIViewController()
    let card = Card()
    card.label.text = "Text"
    card.label.frame = CGRect(x: 0, y: 10, width: 100, height: card.label.intrinsicContentSize.height)
    card.addSubview(card.label)
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    device.launch(controller)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 60),
      NSLayoutConstraint(
        item: card,
        attribute: baseline,
        relatedBy: .equal,
        toItem: controller.view,
        attribute: .top,
        multiplier: 1,
        constant: 100
      ),
    ])
    device.settle()
    // The line is at the top of a label of its own height.
    #expect(abs(card.frame.minY + 10 + card.label.font.ascender - 100) < 0.5)
  }

  @Test func marginsOfTheTextRectangleAreInTheSizeThatFits() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let (plain, roomy) = (UILabel(), RoomyLabel())
    for label in [plain, roomy] { label.text = "Some text of a label" }
    let natural = plain.intrinsicContentSize
    #expect(roomy.intrinsicContentSize == CGSize(width: natural.width + 20, height: natural.height + 10))
    #expect(roomy.sizeThatFits(.zero) == roomy.intrinsicContentSize)
    for label in [plain, roomy] { label.numberOfLines = 0 }
    let wrapped = plain.sizeThatFits(CGSize(width: 80, height: 0))
    let room = roomy.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(room == CGSize(width: wrapped.width + 20, height: wrapped.height + 10))
  }
}
