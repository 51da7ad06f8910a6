import Testing

@testable import RecipeKit

/// Truth: what the simulator's own finger does at the same place, and the words documented at `Gesture`.
@MainActor struct GestureTests {
  private func launch(_ controller: UIViewController, iOS version: Double = 8) -> Simulator {
    let device = Simulator.boot(.iPhone5, iOS: version)
    device.launch(controller)
    device.advanceUntilIdle()
    return device
  }

  private class TableController: UITableViewController {
    var picked: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Ada", "Bob", "Cora"][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      picked.append(indexPath.row)
    }
  }

  @Test func rowsAreTappedByTheirTextsAndByTheirNumbers() {
    let table = TableController(style: .plain)
    let device = launch(table)
    #expect(Gesture.tap("Bob").perform(on: device) && Gesture.tapRow(3).perform(on: device))
    #expect(table.picked == [1, 2])
    #expect(!Gesture.tapRow(4).perform(on: device) && !Gesture.tap("Dora").perform(on: device))
  }

  /// Up to iOS 7 windows don't turn with the interface, so that a row's place in the window doesn't tell which is the first.
  @Test(arguments: [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown], [7.0, 8])
  func theFirstRowIsTheTopmostOneHoweverTheDeviceIsHeld(orientation: UIDeviceOrientation, version: Double) {
    final class TurningController: TableController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }
    let table = TurningController(style: .plain)
    let device = launch(table, iOS: version)
    device.rotate(to: orientation)
    #expect(Gesture.tapRow(1).perform(on: device) && Gesture.tapRow(3).perform(on: device))
    #expect(table.picked == [0, 2])
  }

  @Test func aPictureIsTappedByTheLabelThatVoiceOverReads() {
    let controller = UIViewController()
    var count = 0
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 40, y: 100, width: 44, height: 44)
    button.accessibilityLabel = "Play"
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let device = launch(controller)
    #expect(Gesture.tap("Play").perform(on: device))
    #expect(count == 1)
  }

  /// The texts of a container are not names of an element within it.
  @Test func aPartOfADrawingIsTappedByItsLabelOnly() {
    final class Chart: UIView {
      var touches: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map { $0.location(in: self) }
      }
    }
    let controller = UIViewController()
    let chart = Chart(frame: CGRect(x: 40, y: 100, width: 200, height: 100))
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    title.text = "Sales"
    chart.addSubview(title)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 40, width: 20, height: 60)
    chart.accessibilityElements = [bar]
    controller.view.addSubview(chart)
    let device = launch(controller)
    #expect(Gesture.tap("May").perform(on: device))
    #expect(chart.touches == [CGPoint(x: 110, y: 70)])
    #expect(!Gesture.tap("Sales").perform(on: device))
  }

  @Test(arguments: [6.0, 8])
  func barsAreTappedByTheirSigns(version: Double) {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    var count = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { _ in count += 1 }
    )
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let device = launch(navigation, iOS: version)
    #expect(Gesture.tap("+").perform(on: device))
    #expect(count == 1)
    #expect(Gesture.goBack.perform(on: device))
    device.advanceUntilIdle()
    #expect(navigation.topViewController === first)
    #expect(!Gesture.tap("First").perform(on: device), "what a screen is called is nothing to tap")
  }

  @Test func ofTwoThingsOfOneNameTheOneInFrontIsTapped() {
    let controller = UIViewController()
    let device = launch(controller)
    var heard: [String] = []
    for name in ["back", "front"] {
      let button = UIButton(type: .system)
      button.setTitle("OK", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.addAction(UIAction { _ in heard.append(name) }, for: .touchUpInside)
      controller.view.addSubview(button)
    }
    #expect(Gesture.tap("OK").perform(on: device))
    #expect(heard == ["front"])
  }

  @Test func keysAreTappedByTheirCaptionsWhileTheKeyboardIsThere() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    controller.view.addSubview(field)
    let device = launch(controller)
    #expect(!Gesture.tap("e").perform(on: device))
    field.becomeFirstResponder()
    device.advanceUntilIdle()
    for key in ["e", "delete", "a", "b", "space", "return"] {
      #expect(Gesture.tap(key).perform(on: device), "\(key)")
    }
    #expect(field.text == "Ab ")
    #expect(!Gesture.tap("1").perform(on: device), "digits are on another plane")
    field.resignFirstResponder()
    #expect(!Gesture.tap("a").perform(on: device), "the keyboard is about to leave")
  }

  private final class SwipedView: UIView {
    var ways: [CGVector] = []
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      start = touches.first?.location(in: self) ?? .zero
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      let end = touches.first?.location(in: self) ?? .zero
      ways.append(CGVector(dx: end.x - start.x, dy: end.y - start.y))
    }
  }

  /// Up to iOS 7 the root view is turned, and screen coordinates are not.
  @Test(arguments: [7.0, 8])
  func aSwipeGoesTheWayThatPeopleSee(version: Double) throws {
    let controller = UIViewController()
    let view = SwipedView()
    controller.view = view
    let device = launch(controller, iOS: version)
    device.rotate(to: .landscapeLeft)
    for way in [Gesture.Direction.left, .right, .up, .down] {
      #expect(Gesture.swipe(way).perform(on: device))
    }
    #expect(view.ways.map { Int($0.dx.rounded()).signum() } == [-1, 1, 0, 0])
    #expect(view.ways.map { Int($0.dy.rounded()).signum() } == [0, 0, -1, 1])
  }

  /// Up to iOS 7 the root view is turned, and screen coordinates are not.
  @Test(arguments: [7.0, 8])
  func aDragGoesFromPlaceToPlace(version: Double) {
    let controller = UIViewController()
    let view = SwipedView()
    controller.view = view
    let device = launch(controller, iOS: version)
    device.rotate(to: .landscapeLeft)
    let (start, end) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 0.25))
    let gesture = Gesture.drag(from: start, to: end, called: "the card up", while: "Here")
    #expect(gesture.title == "Drag the card up" && !gesture.perform(on: device))
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Here"
    view.addSubview(label)
    #expect(gesture.perform(on: device))
    #expect(view.ways == [CGVector(dx: 568 / 2, dy: -320 / 4)])
  }

  @Test func aPlaceIsTappedOnlyWhileItsCompanionIsSeen() {
    let controller = UIViewController()
    let device = launch(controller)
    let gesture = Gesture.tap(at: CGPoint(x: 0.5, y: 0.5), called: "the middle", while: "Here")
    #expect(gesture.title == "Tap the middle" && !gesture.perform(on: device))
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Here"
    controller.view.addSubview(label)
    #expect(gesture.perform(on: device))
    label.isHidden = true
    #expect(!gesture.perform(on: device))
  }

  private final class MenuController: TableController {
    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in self.picked.append(indexPath.row) }])
      })
    }
  }

  @Test func aPressOpensTheMenuOfAViewThatIsThere() {
    let table = MenuController(style: .plain)
    let device = Simulator.boot(.iPhone16)
    device.launch(table)
    #expect(Gesture.press("Bob").title == "Press Bob" && Gesture.press("Bob").perform(on: device))
    #expect(device.menuItems == ["Row 1"] && table.picked.isEmpty)
    #expect(!Gesture.press("Cora").perform(on: device), "the menu covers the rows")
    device.advanceUntilIdle()
    #expect(Gesture.tap("Row 1").perform(on: device) && table.picked == [1])
  }

  @Test func aTextIsTypedOnlyWhileAViewIsEdited() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    let device = launch(controller)
    field.placeholder = "Name"
    let gesture = Gesture.type("ab")
    #expect(gesture.title == "Type ab" && !gesture.perform(on: device) && field.text == "")
    #expect(Gesture.tap("Name").perform(on: device), "an empty field has the name of its placeholder")
    #expect(gesture.perform(on: device) && gesture.perform(on: device))
    #expect(field.text == "abab")
    #expect(!Gesture.tap("Name").perform(on: device), "the placeholder is not shown now")
  }

  @Test func settingsAreThoseOfTheDeviceAndAreChangedOnlyToAnotherValue() {
    let device = Simulator.boot(.iPhone16)
    device.launch(UIViewController())
    let (dark, large) = (
      Gesture.appearance(.dark), Gesture.textSize(.accessibilityLarge, called: "large text")
    )
    #expect(dark.title == "Switch to dark" && large.title == "Switch to large text")
    #expect(!Gesture.appearance(.light).perform(on: device))
    #expect(dark.perform(on: device) && device.appearance == .dark)
    #expect(large.perform(on: device) && device.contentSizeCategory == .accessibilityLarge)
    #expect(!dark.perform(on: device) && !large.perform(on: device), "nothing would change")
  }

  @Test func turnsAreThoseOfTheSimulator() {
    let device = launch(UIViewController())
    #expect(Gesture.turnLeft.perform(on: device) && device.orientation == .landscapeLeft)
    #expect(Gesture.turnRight.perform(on: device) && device.orientation == .portrait)
    #expect(Gesture.turn(.landscapeRight).perform(on: device) && device.orientation == .landscapeRight)
    #expect(!Gesture.turn(.landscapeRight).perform(on: device), "the device has this orientation")
  }
}
