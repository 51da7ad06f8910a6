import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.systemLayoutSizeFitting(_:) and UILabel.preferredMaxLayoutWidth.
@MainActor struct FittingTests {
  private static func card(_ content: UIView) -> UIView {
    let card = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      card.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
    ])
    return card
  }

  @Test func theSmallestSizeSurroundsTheContent() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let card = FittingTests.card(ContentView(100, 50))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 90)
    )
    // Measuring places nothing.
    #expect(card.frame == .zero)
    #expect(card.subviews[0].frame == .zero)
  }

  @Test func aRequiredWidthIsKept() {
    let card = FittingTests.card(ContentView(100, 50))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 300, height: 90))
  }

  @Test func aLooseContentMayExpand() {
    let content = ContentView(100, 50)
    content.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    let card = FittingTests.card(content)
    let size = card.systemLayoutSizeFitting(CGSize(width: 500, height: 0))
    #expect(size == CGSize(width: 500, height: 90))
  }

  @Test func aViewWithoutConstraintsHasItsNaturalSize() {
    #expect(ContentView(30, 40).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func masksHoldBetweenTheViewAndItsContent() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let middle = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(middle)
    let content = ContentView(100, 70)
    content.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: middle.leftAnchor),
      content.rightAnchor.constraint(equalTo: middle.rightAnchor),
      content.topAnchor.constraint(equalTo: middle.topAnchor),
      content.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
    ])
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 110, height: 80))
  }

  // MARK: Labels

  @Test func linesWrapAtTheWidthThatConstraintsGive() {
    let scene = ConstraintScene()
    let label = scene.add(UILabel())
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    let below = scene.add(ContentView(10, 10))
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    scene.activate(
      label.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      label.topAnchor.constraint(equalTo: scene.view.topAnchor),
      width,
      below.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor)
    )
    scene.simulator.settle()
    let line = label.font.lineHeight
    let fit = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(fit.height > 4 * line)
    #expect(label.frame.height == fit.height)
    #expect(below.frame.minY == fit.height)
    width.constant = 200
    scene.simulator.settle()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 1000)).height)
    #expect(label.frame.height < fit.height)
    label.text = "One"
    scene.simulator.settle()
    #expect(abs(label.frame.height - line) < 1)
    #expect(label.frame.width < 100)
  }

  @Test func upToIOS7LinesWrapOnlyAtThePreferredWidth() {
    let scene = ConstraintScene(iOS: 7)
    let label = scene.add(UILabel())
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    scene.activate(label.widthAnchor.constraint(equalToConstant: 100))
    scene.simulator.settle()
    #expect(label.frame.height < 2 * label.font.lineHeight)
    label.preferredMaxLayoutWidth = 100
    scene.simulator.settle()
    #expect(label.frame.height > 4 * label.font.lineHeight)
  }

  @Test func aCardIsAsHighAsItsWrappedText() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    let card = FittingTests.card(label)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 1000)).height + 40)
  }
}
