import Simulator
import Testing
import UIKit

/// Truth: the style of buttons up to iOS 6 (white, a grey line of one point, corners of 10 points, blue while
/// touched) and of the symbols from iOS 7; Apple's documentation of UIButton's images and titles.
@MainActor struct UIButtonAppearanceTests {
  private static let star = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func roundedButton(iOS version: Double) -> UIButton {
    _ = Simulator.boot(.iPhone4, iOS: version)
    let button = UIButton(type: .roundedRect)
    button.frame = CGRect(x: 0, y: 0, width: 72, height: 37)
    button.setTitle("1", for: .normal)
    return button
  }

  @Test func upToIOS6ASystemButtonIsAWhiteBox() {
    let button = roundedButton(iOS: 6)
    let drawn = Painted.play(button.drawing)
    #expect(drawn.map(\.isFill) == [true, false])
    #expect(drawn[0].color == .white)
    #expect(drawn[1].strokeWidth == 1)
    // The line is inside the bounds, so its centre line is half a point from them.
    #expect(drawn[1].box.isNear(CGRect(x: 0.5, y: 0.5, width: 71, height: 36)))
    guard
      case .fill(let path, _, _, _)? = button.drawing.first(where: { command in
        if case .fill = command { true } else { false }
      })
    else { return }
    // At 10 points from the corner the side is straight; at 2 points it is rounded.
    #expect(path.contains(CGPoint(x: 10, y: 1), using: .winding, closingSubpaths: true))
    #expect(!path.contains(CGPoint(x: 2, y: 1.5), using: .winding, closingSubpaths: true))
  }

  @Test func itIsBlueWhileTouched() {
    let button = roundedButton(iOS: 4)
    _ = button.drawing
    button.isHighlighted = true
    let parts = Painted.play(button.drawing)[0].color?.rgba
    #expect(parts.map { $0.blue > 0.8 && $0.red < 0.2 } == true)
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func fromIOS7OnItIsOnlyItsTitle() {
    #expect(roundedButton(iOS: 7).drawing.isEmpty)
  }

  @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func signsAreDrawnInACircleOfTheTint(type: UIButton.ButtonType) {
    _ = Simulator.boot()
    let button = UIButton(type: type)
    button.sizeToFit()
    button.tintColor = .red
    let drawn = Painted.play(button.drawing)
    #expect(drawn.map(\.strokeWidth) == [1, nil])
    #expect(drawn[0].box.isNear(CGRect(x: 0.5, y: 0.5, width: 21, height: 21)))
    #expect(drawn.allSatisfy { $0.color == .red })
    button.isHighlighted = true
    #expect(Painted.play(button.drawing).allSatisfy { ($0.color?.cgColor.alpha ?? 1) < 1 })
    button.setImage(Self.star, for: .normal)
    #expect(button.drawing.isEmpty)
  }

  // MARK: Images

  @Test func theImageStandsLeftOfTheTitle() throws {
    _ = Simulator.boot()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.titleLabel?.font = helvetica(10)
    // Five m are 41.65 wide, 42 in whole pixels with the image 62: 19 points are left on both sides.
    button.setTitle("mmmmm", for: .normal)
    button.setImage(Self.star, for: .normal)
    button.layoutIfNeeded()
    let picture = try #require(button.imageView)
    #expect(picture.superview === button)
    #expect(picture.frame == CGRect(x: 19, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 39)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 62, height: 20))
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(picture.frame.minX == 0 && button.titleLabel?.frame.minX == 20)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(picture.frame.minX == 38 && button.titleLabel?.frame.maxX == 100)
  }

  @Test func insetsMoveTheImage() {
    _ = Simulator.boot()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(Self.star, for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 8, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 45, y: 6, width: 20, height: 20))
  }

  @Test func statesHaveTheirImages() {
    _ = Simulator.boot()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let other = UIImage()
    button.setImage(Self.star, for: .normal)
    button.setImage(other, for: .highlighted)
    button.setBackgroundImage(Self.star, for: .disabled)
    #expect(button.currentImage === Self.star && button.currentBackgroundImage == nil)
    button.isHighlighted = true
    #expect(button.currentImage === other && button.imageView?.image === other)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.image(for: .disabled) === Self.star)
    #expect(button.currentBackgroundImage === Self.star)
    button.layoutIfNeeded()
    #expect((button.subviews.first as? UIImageView)?.frame == button.bounds)
  }

  @Test func theSystemsLookTakesImagesForStencils() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let system = UIButton(type: .system)
    system.setImage(Self.star, for: .normal)
    #expect(system.imageView?.image?.renderingMode == .alwaysTemplate)
    system.setImage(Self.star.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(system.imageView?.image?.renderingMode == .alwaysOriginal)
    let custom = UIButton(type: .custom)
    custom.setImage(Self.star, for: .normal)
    #expect(custom.imageView?.image === Self.star)
  }

  // MARK: Titles and actions

  @Test func aTitleWithAttributesGoesBeforeAPlainOne() {
    _ = Simulator.boot()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("plain", for: .normal)
    button.setTitleColor(.green, for: .normal)
    let text = NSMutableAttributedString(string: "styled")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    button.setAttributedTitle(text, for: .normal)
    #expect(button.currentAttributedTitle?.string == "styled")
    button.layoutIfNeeded()
    let drawn = button.titleLabel.map { Painted.play($0.drawing) } ?? []
    #expect(drawn.map(\.text) == ["s", "tyled"])
    #expect(drawn.map(\.color) == [.red, .green])
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func anActionBringsItsImage() {
    _ = Simulator.boot()
    let action = UIAction(title: "Rate", subtitle: "now", image: Self.star, identifier: .init("rate")) { _ in
    }
    #expect(action.image === Self.star && action.subtitle == "now")
    let button = UIButton(type: .custom, primaryAction: action)
    #expect(button.currentImage === Self.star && button.currentTitle == "Rate")
  }
}
