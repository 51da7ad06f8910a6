import Simulator
import Testing
import UIKit

/// Truth: Apple, UIListContentConfiguration; a dump of a list of iOS 17 (github.com/getsentry/sentry-cocoa): rows of one line are 44
/// points high with text at 16 points, titles of groups 38.67 with text 17 points below the top.
@MainActor struct UIListContentConfigurationTests {
  private func view(_ content: UIListContentConfiguration, width: CGFloat = 361) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func aContentHasDocumentedDefaults() {
    let content = UIListContentConfiguration.cell()
    #expect(content.text == nil && content.secondaryText == nil && content.image == nil)
    #expect(content.axesPreservingSuperviewLayoutMargins == .both)
    #expect(content.textProperties.numberOfLines == 0)
    #expect(content.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(content.textProperties.lineBreakMode == .byTruncatingTail)
    #expect(content.textProperties.alignment == .natural)
    #expect(content.imageProperties.maximumSize == .zero)
    #expect(content.imageProperties.reservedLayoutSize == .zero)
    #expect(!content.prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
  }

  @Test func aRowOfOneLineIsAsHighAsOnADevice() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = view(content)
    #expect(view.bounds.height == 44)
    let label = labels(view)[0]
    #expect(label.frame.minX == 16)
    #expect(abs(label.frame.minY - 12) < 0.01)
    #expect(abs(label.frame.height - 20.333) < 0.01)
  }

  @Test func aTitleOfAGroupIsAsHighAsOnADevice() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Section 1"
    let view = view(content, width: 268)
    #expect(abs(view.bounds.height - 38.667) < 0.01)
    #expect(abs(labels(view)[0].frame.minY - 17) < 0.01)
    #expect(labels(view)[0].text == "SECTION 1")
  }

  @Test func longTextWrapsAndTheContentGrows() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is much too long for a single line of such a narrow view"
    let view = view(content, width: 200)
    #expect(view.bounds.height > 3 * 20)
    #expect(labels(view)[0].frame.width.isNear(200 - 16 - 8))
    content.textProperties.numberOfLines = 1
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 44)
  }

  @Test func aSecondaryTextIsBelowTheText() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Secondary"
    content.textToSecondaryTextVerticalPadding = 10
    let labels = labels(view(content))
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 10) < 0.4)
    #expect(labels[1].frame.minX == labels[0].frame.minX)
  }

  @Test(arguments: [
    ("42", true), ("A value that is so long that both texts have no room in one line", false),
  ])
  func aValueIsBesideTheTextIfThereIsRoom(value: String, isBeside: Bool) {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = value
    let view = view(content)
    let labels = labels(view)
    #expect((labels[1].frame.minY < labels[0].frame.maxY) == isBeside)
    if isBeside { #expect(abs(labels[1].frame.maxX - (361 - 8)) < 0.4) }
  }

  @Test func anImageIsScaledToItsLargestSizeAndCentredInTheReservedOne() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    content.imageToTextPadding = 5
    let view = view(content)
    let image = view.subviews.first { $0 is UIImageView }
    #expect(image?.frame == CGRect(x: 26, y: 12, width: 40, height: 20))
    #expect(labels(view)[0].frame.minX.isNear(16 + 60 + 5))
  }

  @Test func layoutGuidesAreWhereTheViewsAre() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    let controller = UIViewController()
    simulator.launch(controller)
    controller.view.addSubview(view)
    let guide = view.textLayoutGuide
    simulator.settle()
    #expect(guide?.layoutFrame.isNear(labels(view)[0].frame) == true)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
  }

  @Test func constraintsGiveItsHeight() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is much too long for a single line of such a narrow view"
    let view = UIListContentView(configuration: content)
    let controller = UIViewController()
    simulator.launch(controller)
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    simulator.settle()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(view.frame.height > 60)
  }

  @Test func whatWasSetStaysInAllStates() {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = "Text"
    content.secondaryTextProperties.color = .green
    content.imageProperties.tintColor = .red
    content.imageToTextPadding = 3
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let selected = content.updated(for: state)
    #expect(selected.text == "Text")
    #expect(selected.secondaryTextProperties.color == .green)
    #expect(selected.imageProperties.tintColor == .red)
    #expect(selected.imageToTextPadding == 3)
    #expect(selected.textProperties.color != content.textProperties.color)
    state.isSelected = false
    #expect(selected.updated(for: state) == content)
  }

  @Test func attributedTextSupersedesText() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.cell()
    content.text = "Plain"
    content.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    let label = labels(view(content))[0]
    #expect(label.text == "Red")
    #expect(label.textColor == .red)
  }

  @Test(arguments: [
    (UIListContentConfiguration.TextProperties.TextTransform.none, "a Title"), (.uppercase, "A TITLE"),
    (.lowercase, "a title"), (.capitalized, "A Title"),
  ])
  func aTransformChangesTheLetters(
    transform: UIListContentConfiguration.TextProperties.TextTransform,
    expected: String
  ) {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var content = UIListContentConfiguration.cell()
    content.text = "a Title"
    content.textProperties.transform = transform
    #expect(labels(view(content))[0].text == expected)
  }
}
