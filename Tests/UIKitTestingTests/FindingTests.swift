import Testing
import UIKit
import UIKitTesting

/// Truth: where the views are, and Apple's documentation of accessibility labels and identifiers and of hit testing.
@Suite(.device(.iPhone5, iOS: 9)) @MainActor struct FindingTests {
  private let device = Simulator.current
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  init() {
    controller.view.backgroundColor = .white
    device.launch(controller)
  }

  private func add<View: UIView>(
    _ view: View,
    at frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 44)
  ) -> View {
    view.frame = frame
    root.addSubview(view)
    return view
  }

  private func button(_ title: String, at frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 44))
    -> CountingButton
  {
    let button = add(CountingButton(type: .system), at: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in button.count += 1 }, for: .touchUpInside)
    return button
  }

  private final class CountingButton: UIButton {
    var count = 0
  }

  // MARK: Finding

  @Test func aButtonHasItsTitleAsLabelAndText() {
    let add = button("Add")
    #expect(device.view(labeled: "Add") === add)
    #expect(device.view(withText: "Add") === add)
    #expect(device.view(labeled: "Ad") == nil)
    #expect(device.view(withText: "add") == nil)
  }

  @Test func aLabelOfTheApplicationReplacesTheText() {
    let add = button("+")
    add.accessibilityLabel = "Add"
    #expect(device.view(labeled: "Add") === add)
    #expect(device.view(labeled: "+") == nil)
    #expect(device.view(withText: "+") === add)
  }

  @Test func anyViewHasAnIdentifier() {
    let container = add(UIView())
    container.accessibilityIdentifier = "container"
    #expect(device.view(withIdentifier: "container") === container)
    #expect(device.view(withIdentifier: "nothing") == nil)
  }

  @Test func labelsAndTextFieldsHaveTexts() {
    let label = add(UILabel())
    label.text = "Name"
    let field = add(UITextField(), at: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.text = "Ada"
    #expect(device.view(withText: "Name") === label)
    #expect(device.view(withText: "Ada") === field)
  }

  enum Hiding: CaseIterable {
    case hidden, transparent, inHiddenView, outside, clipped, empty
  }

  @Test(arguments: Hiding.allCases) func invisibleViewsAreNotFound(_ hiding: Hiding) {
    let add = button("Add")
    add.accessibilityIdentifier = "add"
    let container = self.add(UIView(), at: root.bounds)
    container.addSubview(add)
    #expect(device.view(labeled: "Add") === add)
    switch hiding {
    case .hidden: add.isHidden = true
    case .transparent: add.alpha = 0.05
    case .inHiddenView: container.isHidden = true
    case .outside: add.frame.origin.y = 600
    case .clipped:
      container.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      container.clipsToBounds = true
    case .empty: add.frame.size = .zero
    }
    #expect(device.view(labeled: "Add") == nil)
    #expect(device.view(withIdentifier: "add") == nil)
    if hiding != .empty { #expect(device.view(withText: "Add") == nil) }
  }

  @Test func theViewInFrontAndInReachComesFirst() {
    let first = button("Add")
    let second = button("Add", at: CGRect(x: 20, y: 200, width: 200, height: 44))
    #expect(device.view(labeled: "Add") === second)
    _ = add(UIView(), at: second.frame)
    #expect(device.view(labeled: "Add") === first)
    #expect(device.view(withText: "Add") === first)
  }

  @Test func aRowComesBeforeATitleOfABar() {
    let list = UITableViewController(style: .plain)
    list.title = "Colours"
    let row = UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    row.text = "Colours"
    list.view.addSubview(row)
    device.launch(UINavigationController(rootViewController: list))
    #expect(device.view(labeled: "Colours") === row)
  }

  // MARK: Tapping

  @Test func tapsReachWhatIsFound() {
    let add = button("+")
    add.accessibilityLabel = "Add"
    add.accessibilityIdentifier = "add"
    device.tap(labeled: "Add")
    device.tap(withIdentifier: "add")
    device.tap(withText: "+")
    #expect(add.count == 3)
  }

  @Test func theVisiblePartIsTapped() {
    let add = button("Add", at: CGRect(x: 20, y: 548, width: 200, height: 200))
    device.tap(labeled: "Add")
    #expect(add.count == 1)
  }

  @Test func aPartOfADrawingIsTappedByItsLabel() {
    final class Wheel: UIView {
      var point: CGPoint?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        point = touches.first?.location(in: self)
      }
    }
    let wheel = add(Wheel(), at: CGRect(x: 20, y: 100, width: 200, height: 200))
    let spoke = UIAccessibilityElement(accessibilityContainer: wheel)
    spoke.accessibilityLabel = "Spoke"
    spoke.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 150, width: 20, height: 20)
    wheel.accessibilityElements = [spoke]
    device.tap(labeled: "Spoke")
    #expect(wheel.point == CGPoint(x: 20, y: 160))
    #expect(device.view(labeled: "Spoke") == nil)
  }

  @Test func aMissingViewFailsTheTestWithWhatIsThere() {
    let add = button("Add")
    add.accessibilityIdentifier = "add"
    _ = button("Remove", at: CGRect(x: 20, y: 200, width: 200, height: 44))
    let screen = "\nOn the screen: button \"Add\", button \"Remove\"."
    expectFailure("No view with the label \"Ad\" is on the screen.\(screen)") { device.tap(labeled: "Ad") }
    expectFailure("No view with the text \"Ad\" is on the screen. Texts: \"Add\", \"Remove\".\(screen)") {
      device.tap(withText: "Ad")
    }
    expectFailure("No view with the identifier \"Ad\" is on the screen. Identifiers: \"add\".\(screen)") {
      device.tap(withIdentifier: "Ad")
    }
    root.subviews.forEach { $0.removeFromSuperview() }
    expectFailure("On the screen: nothing with a label.") { device.tap(labeled: "Ad") }
    #expect(add.count == 0)
  }

  @Test func aDisabledViewFailsTheTest() {
    let add = button("Add")
    add.isEnabled = false
    expectFailure(
      "The CountingButton with the label \"Add\" is disabled.\nOn the screen: button \"Add\" (disabled)."
    ) {
      device.tap(labeled: "Add")
    }
  }

  @Test func aCoveredViewFailsTheTest() {
    let add = button("Add")
    let curtain = self.add(UIView())
    expectFailure("The CountingButton with the label \"Add\" is covered by a UIView at its centre.") {
      device.tap(labeled: "Add")
    }
    #expect(add.count == 0)
    curtain.isUserInteractionEnabled = false
    device.tap(labeled: "Add")
    #expect(add.count == 1)
  }

  // MARK: What is on the screen

  @Test func aFailureHasKindsLabelsAndStates() {
    let views: [UIView] = [
      UILabel(), UISwitch(), UISlider(), UITextField(), UIButton(type: .custom), UILabel(),
    ]
    for (index, view) in views.enumerated() {
      _ = add(view, at: CGRect(x: 20, y: 40 + 50 * CGFloat(index), width: 200, height: 40))
    }
    (views[0] as? UILabel)?.text = "Three\n items"
    (views[1] as? UISwitch)?.isOn = true
    views[1].accessibilityLabel = "Wi-Fi"
    (views[2] as? UISlider)?.value = 0.5
    (views[3] as? UITextField)?.text = "Ada"
    views[3].accessibilityLabel = "Name"
    (views[4] as? UIButton)?.isSelected = true
    let text = String(repeating: "long ", count: 20)
    (views[5] as? UILabel)?.text = text
    let list =
      "text \"Three items\", switch \"Wi-Fi\" (on), slider (\"50%\"), text field \"Name\" (\"Ada\"), button (selected), "
      + "text \"\(text.prefix(59))…\"."
    expectFailure("On the screen: \(list)") { device.tap(labeled: "Nothing") }
    for index in 0..<40 {
      _ = add(UILabel(), at: CGRect(x: 0, y: CGFloat(index), width: 20, height: 20)).text = "x"
    }
    expectFailure(", and 16 more.") { device.tap(labeled: "Nothing") }
  }
}
