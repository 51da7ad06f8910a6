import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UITextView and NSTextContainer, and the Auto Layout Guide, "Intrinsic Content Size"; Helvetica's
/// AFM file.
///
/// At 10 points an m is 8.33 wide, a space 2.78, and a line 11.5 high with its baseline at 9.2.
@MainActor struct UITextViewTests {
  @Test func aNewTextViewIsEmptyAndEditable() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && !view.hasText)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && !view.clearsOnInsertion)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textContainer.maximumNumberOfLines == 0)
    view.text = nil
    #expect(view.text == "")
  }

  // MARK: Text

  @Test func attributedTextSetsTheStyleOfItsFirstCharacter() {
    let view = UITextView()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [.font: helvetica(9), .foregroundColor: UIColor.red, .paragraphStyle: style],
      range: NSRange(location: 0, length: 1)
    )
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    #expect(view.text == "ab")
    #expect(view.font == helvetica(9) && view.textColor == .red && view.textAlignment == .right)
    view.font = helvetica(20)
    view.textColor = .green
    for index in 0..<2 {
      let attributes = view.attributedText.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == helvetica(20))
      #expect(attributes[.foregroundColor] as? UIColor == .green)
    }
  }

  @Test func textHasTheStyleOfTheTextView() {
    let view = UITextView()
    view.textColor = .red
    view.textAlignment = .center
    view.text = "a"
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test(arguments: [
    (NSRange(location: 1, length: 2), NSRange(location: 1, length: 2)),
    (NSRange(location: 2, length: 9), NSRange(location: 2, length: 1)),
    (NSRange(location: 9, length: 1), NSRange(location: 3, length: 0)),
  ])
  func aSelectionIsCutToTheText(range: NSRange, cut: NSRange) {
    let view = UITextView()
    view.text = "abc"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = range
    #expect(view.selectedRange == cut)
  }

  // MARK: Layout

  /// Three words of 33.32 points: two fit into 100 points without 5 at each side.
  @Test func theContentFollowsTheText() {
    let scene = TextViewScene("mmmm")
    let view = scene.view
    #expect(view.contentSize == CGSize(width: 200, height: 27.5))
    view.text = "mmmm\n"
    #expect(view.contentSize.height == 39)
    view.text = "mmmm mmmm mmmm"
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 39))
    view.textContainerInset = UIEdgeInsets(top: 1, left: 15, bottom: 2, right: 10)
    #expect(view.contentSize.height == 37.5)
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.contentSize.height == 26)
  }

  @Test func paddingMakesLinesShorter() {
    let scene = TextViewScene("mmmm mmmm mmmm")
    scene.view.frame.size.width = 106
    scene.view.layoutIfNeeded()
    #expect(scene.view.contentSize.height == 39)
    // 3 * 33.32 + 2 * 2.78 = 105.52
    scene.view.textContainer.lineFragmentPadding = 0
    #expect(scene.view.contentSize.height == 27.5)
  }

  @Test func itFitsItsText() {
    let scene = TextViewScene("mmmm mmmm mmmm")
    // 105.52 and 69.42 points, in whole half points, and 5 at each side.
    #expect(scene.view.sizeThatFits(.zero) == CGSize(width: 116, height: 27.5))
    #expect(scene.view.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 79.5, height: 39))
    let endless = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    #expect(scene.view.sizeThatFits(endless).height == 39)
  }

  @Test func onlyATextThatDoesNotScrollHasANaturalSize() {
    let scene = TextViewScene("mmmm mmmm mmmm")
    let view = scene.view
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize == none)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 116, height: 27.5))
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    scene.controller.view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 39))
    view.text = "mmmm"
    scene.controller.view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 27.5))
    width.isActive = false
    scene.controller.view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 43.5, height: 27.5))
  }

  /// A value that stays is no change, so layout comes to an end.
  @Test func isScrollEnabledMayBeSetInEachLayout() {
    final class FittingController: UIViewController {
      let text = UITextView()
      private(set) var passes = 0

      override func viewDidLayoutSubviews() {
        passes += 1
        if passes < 20 { text.isScrollEnabled = false }
      }
    }
    let simulator = Simulator.boot(.iPhone16)
    let controller = FittingController()
    controller.text.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(controller.text)
    controller.text.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    simulator.launch(controller)
    #expect(controller.passes < 5)
  }

  // MARK: Scrolling

  @Test func aRangeIsScrolledIntoView() {
    let scene = TextViewScene(Array(repeating: "m", count: 40).joined(separator: "\n"))
    let view = scene.view
    // 40 * 11.5 + 16
    #expect(view.contentSize.height == 476)
    view.scrollRangeToVisible(NSRange(location: 79, length: 0))
    scene.simulator.advanceUntilIdle()
    #expect(view.contentOffset.y == 376)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    scene.simulator.advanceUntilIdle()
    #expect(view.contentOffset.y == 0)
    // The line ends at 8 + 21 * 11.5 = 249.5.
    view.scrollRangeToVisible(NSRange(location: 40, length: 1))
    scene.simulator.advanceUntilIdle()
    #expect(view.contentOffset.y == 149.5)
  }

  @Test func theInsertionPointStaysVisibleDuringTyping() {
    let scene = TextViewScene()
    scene.view.becomeFirstResponder()
    scene.simulator.type(String(repeating: "\n", count: 20))
    // 21 * 11.5 + 16
    #expect(scene.view.contentSize.height == 257.5)
    #expect(scene.view.contentOffset.y == 157.5)
  }

  @Test func aDragScrollsAndTheDelegateIsTold() {
    final class Delegate: UITextViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let scene = TextViewScene(String(repeating: "m\n", count: 40))
    let delegate = Delegate()
    scene.view.delegate = delegate
    scene.simulator.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 120))
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.contentOffset.y >= 70 && delegate.count > 0)
    #expect(!scene.view.isFirstResponder)
  }

  // MARK: Drawing

  private func painted(_ view: UITextView) -> [Painted] { Painted.play(view.textContent.drawing) }

  @Test(arguments: [(NSTextAlignment.left, 5.0), (.center, 91.67), (.right, 178.34)])
  func textIsDrawnInItsArea(alignment: NSTextAlignment, x: CGFloat) {
    let scene = TextViewScene("mm")
    scene.view.textAlignment = alignment
    let drawn = painted(scene.view)
    #expect(drawn.map(\.text) == ["mm"])
    #expect(drawn[0].box.isNear(CGRect(x: x, y: 8 + 9.2, width: 16.66, height: 0)))
  }

  @Test func theInsertionPointIsDrawnDuringEditing() {
    let scene = TextViewScene("mm")
    scene.view.tintColor = .red
    scene.view.becomeFirstResponder()
    let bar = painted(scene.view).filter(\.isFill)
    #expect(bar.count == 1 && bar[0].color == .red)
    let place = bar[0].box
    #expect(place.minX.isNear(5 + 16.66, within: 1e-6) && place.minY == 8 && place.height == 11.5)
    scene.view.selectedRange = NSRange(location: 0, length: 1)
    let selection = painted(scene.view).filter(\.isFill)
    #expect(selection.count == 1)
    #expect(selection[0].box.isNear(CGRect(x: 5, y: 8, width: 8.33, height: 11.5)))
    scene.view.resignFirstResponder()
    #expect(painted(scene.view).filter(\.isFill).isEmpty)
  }

  @Test func anEmptyTextHasAnInsertionPointWhereTextWillBe() {
    let scene = TextViewScene()
    scene.view.becomeFirstResponder()
    for (alignment, x) in [(NSTextAlignment.left, CGFloat(5)), (.center, 100)] {
      scene.view.textAlignment = alignment
      let bar = painted(scene.view).filter(\.isFill)
      #expect(bar.count == 1 && bar[0].box.minX == x && bar[0].box.height == 11.5)
    }
  }

  // MARK: Accessibility

  @Test func theTextIsItsValue() {
    let view = UITextView()
    view.text = "Anna"
    #expect(view.accessibilityValue == "Anna")
    view.isEditable = false
    #expect(view.accessibilityValue == "Anna" && view.accessibilityTraits == .staticText)
    #expect(view.description.contains("text = 'Anna'"))
  }

  // MARK: Documents

  @Test func aDocumentHasItsText() throws {
    let nib = try UINib.xib(
      """
      <textView editable="NO" scrollEnabled="NO" textAlignment="center" id="a">
      <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
      <string key="text">Two
      lines</string><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/></textView>
      """
    )
    let view = try #require(nib.instantiate(withOwner: nil).first as? UITextView)
    #expect(view.text == "Two\nlines" && view.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.font == .systemFont(ofSize: 14) && view.textAlignment == .center)
    #expect(!view.isEditable && !view.isScrollEnabled && view.isSelectable)
    #expect(view.keyboardType == .emailAddress && view.returnKeyType == .done)
    let fields = #"<textView text="One" selectable="NO" id="a"/>"#
    let other = try #require(UINib.xib(fields).instantiate(withOwner: nil).first as? UITextView)
    #expect(other.text == "One" && other.isEditable && !other.isSelectable)
  }
}
