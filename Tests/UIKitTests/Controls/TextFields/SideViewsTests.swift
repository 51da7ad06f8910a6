import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UITextField.leftView, rightView, ViewMode, borderRect(forBounds:), background and disabledBackground.
@MainActor struct SideViewsTests {
  private final class ShiftedField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 5) }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)

  private func launch(_ field: UITextField, iOS version: Double = 12) -> Simulator {
    let simulator = Simulator.boot(.iPhone6, iOS: version)
    let controller = UIViewController()
    field.frame = bounds.offsetBy(dx: 20, dy: 100)
    controller.view.addSubview(field)
    simulator.launch(controller)
    simulator.settle()
    return simulator
  }

  private func box(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: 3, y: 4, width: width, height: height))
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
    (.always, true, true),
  ])
  func theModeSaysWhenASideViewIsShown(mode: UITextField.ViewMode, before: Bool, during: Bool) {
    let field = UITextField()
    let (left, right) = (box(10), box(20))
    (field.leftView, field.rightView) = (left, right)
    #expect(field.leftViewMode == .never && field.rightViewMode == .never)
    let simulator = launch(field)
    (field.leftViewMode, field.rightViewMode) = (mode, mode)
    #expect(left.isDescendant(of: field) == before && right.isDescendant(of: field) == before)
    field.becomeFirstResponder()
    #expect(left.isDescendant(of: field) == during && right.isDescendant(of: field) == during)
    field.resignFirstResponder()
    simulator.settle()
    #expect(left.isDescendant(of: field) == before && right.isDescendant(of: field) == before)
  }

  @Test func sideViewsAreAtTheEdgesAndTheTextIsBetween() {
    let field = UITextField()
    let simulator = launch(field)
    #expect(field.textRect(forBounds: bounds) == bounds)
    (field.leftView, field.rightView) = (box(10), box(40, 50))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    simulator.settle()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 10, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 160, y: 0, width: 40, height: 30))
    let middle = CGRect(x: 10, y: 0, width: 150, height: 30)
    #expect(field.textRect(forBounds: bounds) == middle)
    #expect(
      field.editingRect(forBounds: bounds) == middle && field.placeholderRect(forBounds: bounds) == middle
    )
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds).minX > 10 && field.textRect(forBounds: bounds).maxX < 160)
  }

  @Test func aReplacedSideViewLeavesTheField() {
    let field = UITextField()
    _ = launch(field)
    let (old, new) = (box(10), box(20))
    field.leftViewMode = .always
    field.leftView = old
    field.leftView = new
    #expect(old.superview == nil && new.superview === field)
    field.leftView = nil
    #expect(field.subviews.isEmpty && field.textRect(forBounds: bounds) == bounds)
  }

  @Test func theNaturalSizeHasRoomForShownSideViews() {
    let field = UITextField()
    _ = launch(field)
    field.text = "words"
    let width = field.intrinsicContentSize.width
    (field.leftView, field.rightView) = (box(10), box(40))
    #expect(field.intrinsicContentSize.width == width)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 10)
    field.rightViewMode = .always
    #expect(field.sizeThatFits(.zero).width == width + 50)
  }

  @Test func overriddenRectanglesMoveTheViewTheTextAndTheBorder() {
    let field = ShiftedField()
    field.borderStyle = .line
    let simulator = launch(field)
    (field.leftView, field.leftViewMode) = (box(10), .always)
    simulator.settle()
    #expect(field.leftView?.frame.minX == 12)
    #expect(field.textRect(forBounds: bounds).minX >= 22)
    let border = Painted.play(field.drawing).first { $0.strokeWidth != nil }
    #expect(border?.box == CGRect(x: 0.5, y: 5.5, width: 199, height: 19))
  }

  @Test func theRightViewCoversTheClearButtonAndRevealsItDuringEditing() {
    let field = UITextField()
    let simulator = launch(field)
    field.text = "words"
    (field.clearButtonMode, field.rightView, field.rightViewMode) = (.always, box(30), .unlessEditing)
    simulator.settle()
    let button = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
    simulator.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(field.text == "words" && field.isEditing)
    simulator.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(field.text == "")
  }

  @Test func aControlAtTheSideSendsItsActions() {
    let field = UITextField()
    let simulator = launch(field)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    (field.rightView, field.rightViewMode) = (button, .always)
    simulator.settle()
    simulator.tap(button)
    #expect(taps == 1 && !field.isEditing)
  }

  @Test(arguments: [(12.0, 40.0), (13, 16)])
  func fromIOS13OnAnImageViewHasTheSizeOfItsImage(version: Double, width: CGFloat) {
    let field = UITextField()
    let simulator = launch(field, iOS: version)
    let view = UIImageView(image: image(16))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    (field.leftView, field.leftViewMode) = (view, .always)
    simulator.settle()
    #expect(view.frame.width == width)
  }

  @Test func theBackgroundReplacesTheBorderUnlessThatIsRound() {
    let field = UITextField()
    _ = launch(field)
    func sizes() -> [CGSize] {
      Painted.play(field.drawing).compactMap { if case .image(let size) = $0.kind { size } else { nil } }
    }
    let (enabled, disabled) = (image(4), image(6))
    field.disabledBackground = disabled
    field.isEnabled = false
    #expect(sizes() == [])
    field.background = enabled
    #expect(sizes() == [disabled.size])
    field.isEnabled = true
    field.borderStyle = .line
    #expect(sizes() == [enabled.size])
    #expect(!Painted.play(field.drawing).contains { $0.strokeWidth != nil })
    field.borderStyle = .roundedRect
    #expect(sizes() == [])
  }
}
