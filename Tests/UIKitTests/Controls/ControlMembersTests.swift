import Simulator
import Testing
import UIKit

/// Truth: Apple, UIControl, UISwitch, UISlider, UIStepper and UIButton.ButtonType.
@MainActor struct ControlMembersTests {
  @Test func handlersAreEnumeratedInTheirOrder() {
    _ = Simulator.boot()
    let control = UIControl()
    let target = UIViewController()
    let action = UIAction { _ in }
    control.addAction(action, for: .valueChanged)
    control.addTarget(target, action: "save:", for: .touchUpInside)
    var found: [String] = []
    control.enumerateEventHandlers { handler, known, events, _ in
      if handler === action { found.append("action \(events == .valueChanged)") }
      if let known {
        found.append("\(known.1) \(events == .touchUpInside) \(known.0 as AnyObject === target)")
      }
    }
    #expect(found == ["action true", "save: true true"])
    found = []
    control.enumerateEventHandlers { _, _, _, stop in
      found.append("one")
      stop = true
    }
    #expect(found == ["one"])
  }

  @Test func thePrimaryActionIsPerformedUnlessDisabled() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    var count = 0
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func stylesAreThoseOfTouchScreens() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    let toggle = UISwitch()
    #expect(toggle.style == .sliding && toggle.preferredStyle == .automatic && toggle.title == nil)
    #expect(UISlider().behavioralStyle == .pad && UIButton().behavioralStyle == .pad)
    #expect(UISlider().preferredBehavioralStyle == .automatic)
  }

  @Test func aSteppersImagesAreThoseOfTheNormalStateByDefault() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    let stepper = UIStepper()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDecrementImage(image, for: .highlighted)
    stepper.setBackgroundImage(image, for: .normal)
    #expect(stepper.incrementImage(for: .disabled) === image && stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.backgroundImage(for: .highlighted) === image)
  }

  @Test func aCloseButtonHasItsSizeAndLabel() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button.accessibilityLabel == "Close")
  }

  @Test func aSystemButtonSendsItsAction() {
    final class Target: UIViewController {
      var count = 0
      override func delete(_ sender: Any?) { count += 1 }
    }
    _ = Simulator.boot(.iPhone15, iOS: 17)
    let target = Target()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let button = UIButton.systemButton(with: image, target: target, action: "delete:")
    #expect(button.buttonType == .system && button.currentImage === image)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 1)
  }

  /// Documents of Interface Builder: 4 points from iOS 14 on, 2 before.
  @Test(arguments: [(13.0, CGFloat(2)), (14, 4), (17, 4)]) func progressViewsHaveTheirHeight(
    version: Double,
    height: CGFloat
  ) {
    _ = Simulator.boot(.iPhone11, iOS: version)
    #expect(UIProgressView(progressViewStyle: .default).frame.height == height)
  }
}
