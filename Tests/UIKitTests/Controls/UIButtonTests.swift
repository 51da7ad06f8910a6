import Simulator
import Testing
import UIKit

/// Truth: Apple, UIButton: types, titles and colours for states, fallback to the normal state.
@MainActor struct UIButtonTests {
  @Test func aButtonIsCustomUnlessToldOtherwise() {
    _ = Simulator.boot()
    #expect(UIButton(frame: .zero).buttonType == .custom)
    #expect(UIButton(type: .system).buttonType == .system)
    #expect(UIButton.ButtonType.roundedRect == .system)
    #expect(
      [
        UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 5]
    )
  }

  @Test func aFreshButtonHasNoTitleAndNoInsets() {
    _ = Simulator.boot()
    let button = UIButton(frame: .zero)
    #expect(button.currentTitle == nil)
    #expect(button.title(for: .normal) == nil)
    #expect(button.titleShadowColor(for: .normal) == nil)
    #expect(button.currentTitleColor == .white)
    #expect(button.contentEdgeInsets == .zero)
    #expect(button.titleEdgeInsets == .zero)
    #expect(button.titleLabel != nil)
  }

  @Test(arguments: [
    UIControl.State.highlighted, .disabled, .selected, [.selected, .highlighted],
    [.selected, .disabled],
  ])
  func aStateWithoutTitleShowsTheNormalOne(state: UIControl.State) {
    _ = Simulator.boot()
    let button = UIButton(frame: .zero)
    button.setTitle("Normal", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .normal)
    #expect(button.title(for: state) == "Normal")
    #expect(button.titleColor(for: state) == .red)
    #expect(button.titleShadowColor(for: state) == .blue)
    button.setTitle("Own", for: state)
    button.setTitleColor(.green, for: state)
    #expect(button.title(for: state) == "Own")
    #expect(button.titleColor(for: state) == .green)
    #expect(button.title(for: .normal) == "Normal")
    button.setTitle(nil, for: state)
    #expect(button.title(for: state) == "Normal")
  }

  @Test func aCombinationDoesNotFallBackToItsParts() {
    _ = Simulator.boot()
    let button = UIButton(frame: .zero)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    #expect(button.title(for: [.selected, .highlighted]) == "Normal")
  }

  @Test func theLabelShowsThePresentState() throws {
    let scene = ControlScene { UIButton(type: .custom) }
    let button = scene.control
    button.setTitle("Press", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.titleLabel?.text == "Press")
    let finger = try #require(scene.simulator.touchDown(on: button))
    #expect(button.titleLabel?.text == "Pressed")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.currentTitle == "Pressed")
    #expect(button.currentTitleColor == .red)
    finger.lift()
    #expect(button.titleLabel?.text == "Press")
    #expect(button.titleLabel?.textColor == .white)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func aSystemButtonTakesTheTintFromIOS7On() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.currentTitleColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    root.view.tintColor = .red
    root.view.addSubview(button)
    #expect(button.titleLabel?.textColor == .red)
    root.view.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    button.tintColor = .purple
    #expect(button.currentTitleColor == .purple)
    button.setTitleColor(.black, for: .normal)
    #expect(button.currentTitleColor == .black)
  }

  @Test func aCustomButtonIgnoresTheTint() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let button = UIButton(type: .custom)
    button.tintColor = .red
    #expect(button.currentTitleColor == .white)
  }

  @Test func thePrimaryActionGivesTitleAndWork() {
    let scene = ControlScene { UIButton(type: .custom) }
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in count += 1 })
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    scene.control.superview?.addSubview(button)
    #expect(button.currentTitle == "Save")
    scene.simulator.tap(button)
    #expect(count == 1)
    #expect(UIButton(frame: .zero, primaryAction: UIAction { _ in }).currentTitle == nil)
  }

  @Test func titleFontsDependOnTheType() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    #expect(UIButton(type: .custom).titleLabel?.font == .systemFont(ofSize: 18))
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
  }
}
