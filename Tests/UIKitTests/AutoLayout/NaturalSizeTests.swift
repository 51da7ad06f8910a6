import Simulator
import Testing

@testable import UIKit

/// Truth: frames that Xcode computed, in Interface Builder's documents of several years; Apple, UIView.alignmentRectInsets and
/// UILabel.preferredMaxLayoutWidth.
@MainActor @Suite(.held(.iPhone6, iOS: 12))
struct NaturalSizeTests {
  /// A slider in a stack that is 30 points high and 331 wide has the frame (-2, 0, 335, 31).
  @Test func aSliderIsLargerThanItsAlignmentRectangle() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 331, height: 30))
        == CGRect(x: -2, y: 0, width: 335, height: 31)
    )
  }

  @Test func segmentsAreHigherThanTheirAlignmentRectangle() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.frame.height == 29 && control.intrinsicContentSize.height == 28)
    #expect(control.intrinsicContentSize.width == control.frame.width)
  }

  @Test(arguments: [(12.0, 30.0), (13, 34)])
  func aFieldWithARoundBorderHasTheHeightOfItsYear(version: Double, height: CGFloat) {
    _ = Simulator.boot(.iPhone6, iOS: version)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func controlsWithOneSizeHugIt() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(UIStepper().contentHuggingPriority(for: axis) == .defaultHigh)
      #expect(UILabel().contentHuggingPriority(for: axis) == .defaultLow)
      #expect(UIButton().contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func anImageIsAlignedInsideOfItsInsets() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let view = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    )
    #expect(view.intrinsicContentSize == CGSize(width: 34, height: 26))
    #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 34, height: 26)).size == image.size)
  }

  @Test func aRowOfDotsHasANaturalSize() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
  }

  // MARK: Labels

  private func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// A line of 17 points is 20.287 points high.
  @Test func aLabelWrapsAtAWidth() {
    let text = label("one two three four five six seven", lines: 0)
    #expect(text.intrinsicContentSize.height == 20.5)
    #expect(text.contentHeight(atWidth: 120) == 61)
    text.preferredMaxLayoutWidth = 120
    #expect(text.intrinsicContentSize.height == 61 && text.intrinsicContentSize.width <= 120)
    #expect(text.contentHeight(atWidth: 60) == nil)
    #expect(label("one two", lines: 1).contentHeight(atWidth: 10) == nil)
  }

  /// A label of two lines with a horizontal resistance of 1000 fills a stack of 374 points, though its text is longer.
  @Test func aLabelThatCanWrapIsNotWiderThanItsPlace() throws {
    let text = label("one two three four five six seven", lines: 2)
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [text])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(stack)
    stack.widthAnchor.constraint(equalToConstant: 150).isActive = true
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 150, height: 41))
    #expect(try #require(Simulator.held).console.isEmpty)
  }

  @Test func baselinesAreThoseOfTheFirstAndLastLine() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = label("one", lines: 1)
    one.sizeToFit()
    #expect((one.firstBaselineOffset - font.ascender).magnitude < 0.5)
    #expect((one.firstBaselineOffset + one.lastBaselineOffset - 20.5).magnitude < 1e-9)
    let two = label("one\ntwo", lines: 2)
    two.sizeToFit()
    #expect((two.firstBaselineOffset - font.ascender).magnitude < 0.5)
    #expect(
      (two.bounds.height - two.firstBaselineOffset - two.lastBaselineOffset - font.lineHeight).magnitude < 0.5
    )
  }

  /// In a higher view the text is in the middle, and its baseline with it.
  @Test func baselinesFollowTheText() {
    let tall = label("one", lines: 1)
    tall.frame = CGRect(x: 0, y: 0, width: 100, height: 60.5)
    let small = label("one", lines: 1)
    small.sizeToFit()
    #expect((tall.firstBaselineOffset - small.firstBaselineOffset - 20).magnitude < 1e-9)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect((field.firstBaselineOffset + field.lastBaselineOffset - 60).magnitude < 1e-9)
    let button = UIButton(type: .system)
    button.setTitle("one", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect((button.firstBaselineOffset + button.lastBaselineOffset - 60).magnitude < 1e-9)
    #expect(button.firstBaselineOffset > 30 && button.firstBaselineOffset < 40)
  }
}
