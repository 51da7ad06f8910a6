import Simulator
import Testing
import UIKit

/// A control that notes how it follows a finger.
private final class NotingControl: UIControl {
  override var isHighlighted: Bool {
    didSet { called() }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called()
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called()
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { called() }
  override func cancelTracking(with event: UIEvent?) { called() }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    called()
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) {
    called()
    super.sendAction(action)
  }
}

/// A button that notes where its parts are asked for.
private final class NotingButton: UIButton {
  override var isHighlighted: Bool {
    didSet { called() }
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.backgroundRect(forBounds: bounds)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.contentRect(forBounds: bounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    called()
    return super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    called()
    return super.imageRect(forContentRect: contentRect)
  }
}

/// A control with a menu, which notes when that is asked for, comes and goes.
private final class NotingMenuControl: UIControl {
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    called()
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { called() }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { called() }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    called()
    return super.menuAttachmentPoint(for: configuration)
  }
}

/// A button that notes when its configuration is updated.
private final class NotingConfiguredButton: UIButton {
  override func updateConfiguration() {
    called()
    super.updateConfiguration()
  }
  override func setNeedsUpdateConfiguration() {
    called()
    super.setNeedsUpdateConfiguration()
  }
}

/// A slider that notes where its parts are asked for.
private final class NotingSlider: UISlider {
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.minimumValueImageRect(forBounds: bounds)
  }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.maximumValueImageRect(forBounds: bounds)
  }
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.trackRect(forBounds: bounds)
  }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    called()
    return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called()
    return super.beginTracking(touch, with: event)
  }
}

/// A text field that notes where its parts are asked for, and what the keyboard does.
private final class NotingField: UITextField {
  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.borderRect(forBounds: bounds)
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.textRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.placeholderRect(forBounds: bounds)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.editingRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.clearButtonRect(forBounds: bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.leftViewRect(forBounds: bounds)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    called()
    return super.rightViewRect(forBounds: bounds)
  }
  override func drawText(in rect: CGRect) {
    called()
    super.drawText(in: rect)
  }
  override func drawPlaceholder(in rect: CGRect) {
    called()
    super.drawPlaceholder(in: rect)
  }
  override func insertText(_ text: String) {
    called()
    super.insertText(text)
  }
  override func deleteBackward() {
    called()
    super.deleteBackward()
  }
  override var canBecomeFirstResponder: Bool {
    called()
    return super.canBecomeFirstResponder
  }
  override var canResignFirstResponder: Bool {
    called()
    return super.canResignFirstResponder
  }
  override func becomeFirstResponder() -> Bool {
    called()
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    called()
    return super.resignFirstResponder()
  }
  override var inputView: UIView? {
    get {
      called()
      return super.inputView
    }
    set { super.inputView = newValue }
  }
  override var inputAccessoryView: UIView? {
    get {
      called()
      return super.inputAccessoryView
    }
    set { super.inputAccessoryView = newValue }
  }
}

/// A text view that notes what the keyboard does.
private final class NotingText: UITextView {
  override func insertText(_ text: String) {
    called()
    super.insertText(text)
  }
  override func deleteBackward() {
    called()
    super.deleteBackward()
  }
}

/// A page control that notes which sizes are asked for.
private final class NotingPages: UIPageControl {
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    called()
    return super.size(forNumberOfPages: pageCount)
  }
}

/// A view at the upper end of the screen, which an earlier test's images and fonts don't touch.
@MainActor
private func show<View: UIView>(_ view: View, prepare: (View) -> Void = { _ in }) -> Simulator {
  let device = Simulator.boot(.iPhone5, iOS: 11)
  let controller = UIViewController()
  view.frame = CGRect(x: 60, y: 60, width: 200, height: 40)
  prepare(view)
  controller.view.addSubview(view)
  device.launch(controller)
  device.settle()
  return device
}

@MainActor
private var square: UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { $0.fill($0.format.bounds) }
}

extension OverriddenMembers {
  static let ofControls: [OverriddenMembers] = [
    .init(
      "UIControl",
      [
        "beginTracking(_:with:)", "endTracking(_:with:)", "isHighlighted", "sendAction(_:to:for:)",
        "sendAction(_:)",
      ],
      "is tapped"
    ) {
      let control = NotingControl()
      let device = show(control)
      control.addTarget(nil, action: Selector("go"), for: .touchDown)
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      device.tap(control)
    },
    .init(
      "UIControl",
      ["continueTracking(_:with:)", "cancelTracking(with:)"],
      "a touch moves and is cancelled"
    ) {
      let control = NotingControl()
      let finger = try #require(show(control).touchDown(on: control))
      finger.move(to: CGPoint(x: 100, y: 80))
      finger.cancel()
    },
    .init(
      "UIButton",
      [
        "backgroundRect(forBounds:)", "contentRect(forBounds:)", "titleRect(forContentRect:)",
        "imageRect(forContentRect:)",
      ],
      "shows a title, an image and a background"
    ) {
      _ = show(NotingButton(type: .custom)) {
        $0.setTitle("Title", for: .normal)
        $0.setImage(square, for: .normal)
        $0.setBackgroundImage(square, for: .normal)
      }
    },
    .init("UIButton", ["isHighlighted"], "is tapped") {
      let button = NotingButton(type: .custom)
      show(button).tap(button)
    },
    .init(
      "UIControl",
      [
        "contextMenuInteraction(_:configurationForMenuAtLocation:)",
        "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
        "contextMenuInteraction(_:willEndFor:animator:)", "menuAttachmentPoint(for:)",
      ],
      "shows its menu"
    ) {
      let control = NotingMenuControl()
      let device = show(control) {
        $0.isContextMenuInteractionEnabled = true
        $0.showsMenuAsPrimaryAction = true
      }
      device.tap(control)
      device.chooseMenuItem("A")
    },
    .init("UIButton", ["updateConfiguration()", "setNeedsUpdateConfiguration()"], "is tapped") {
      let button = NotingConfiguredButton(type: .system)
      let device = show(button) { $0.configuration = .filled() }
      device.tap(button)
    },
    .init(
      "UISlider",
      [
        "minimumValueImageRect(forBounds:)", "maximumValueImageRect(forBounds:)", "trackRect(forBounds:)",
        "thumbRect(forBounds:trackRect:value:)",
      ],
      "is on screen with images"
    ) {
      _ = show(NotingSlider()) {
        $0.minimumValueImage = square
        $0.maximumValueImage = square
      }
    },
    .init("UISlider", ["beginTracking(_:with:)"], "its thumb is touched") {
      let slider = NotingSlider()
      show(slider).tap(at: CGPoint(x: 75, y: 80))
    },
    .init(
      "UITextField",
      ["textRect(forBounds:)", "drawText(in:)", "leftViewRect(forBounds:)", "rightViewRect(forBounds:)"],
      "shows a text and views beside it"
    ) {
      _ = show(NotingField()) {
        $0.text = "Text"
        ($0.leftView, $0.leftViewMode) = (UIView(), .always)
        ($0.rightView, $0.rightViewMode) = (UIView(), .always)
      }
    },
    .init(
      "UITextField",
      ["placeholderRect(forBounds:)", "drawPlaceholder(in:)", "borderRect(forBounds:)"],
      "is empty"
    ) {
      _ = show(NotingField()) {
        $0.placeholder = "Name"
        $0.borderStyle = .roundedRect
      }
    },
    .init(
      "UITextField",
      [
        "editingRect(forBounds:)", "clearButtonRect(forBounds:)", "insertText(_:)", "deleteBackward()",
        "canBecomeFirstResponder", "becomeFirstResponder()", "inputView", "inputAccessoryView",
      ],
      "is tapped and typed into"
    ) {
      let field = NotingField()
      let device = show(field) { $0.clearButtonMode = .always }
      device.tap(field)
      device.advanceUntilIdle()
      device.type("ab")
      device.pressDelete()
      device.settle()
    },
    .init(
      "UIResponder",
      ["canResignFirstResponder", "resignFirstResponder()"],
      "its superview ends editing"
    ) {
      let field = NotingField()
      let device = show(field)
      device.tap(field)
      field.superview?.endEditing(false)
    },
    .init("UITextView", ["insertText(_:)", "deleteBackward()"], "is typed into") {
      let text = NotingText()
      let device = show(text)
      device.tap(text)
      device.advanceUntilIdle()
      device.type("ab")
      device.pressDelete()
    },
    .init("UIPageControl", ["size(forNumberOfPages:)"], "sizes itself to fit") {
      _ = show(NotingPages()) {
        $0.numberOfPages = 3
        $0.sizeToFit()
      }
    },
  ]
}
