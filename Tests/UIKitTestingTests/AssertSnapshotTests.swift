import Testing
import UIKit
import UIKitTesting

/// Truth: the files in `__Snapshots__`, which a person has looked at, and the documented failures.
@Suite(.device(.iPhone5, iOS: 9)) @MainActor struct AssertSnapshotTests {
  private let device = Simulator.current

  private final class Greeting: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Hello"
      view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }

  @Test(arguments: [SnapshotFormat.svg, .recursiveDescription])
  func viewsControllersAndDevicesHaveSnapshots(as format: SnapshotFormat) {
    let controller = Greeting()
    device.launch(controller)
    assertSnapshot(of: controller.label, as: format, named: "view")
    assertSnapshot(of: controller, as: format, named: "controller")
    assertSnapshot(of: device, as: format, named: "device")
  }

  @Test func aControllerThatIsNotShownAppearsForTheSnapshot() {
    let controller = Greeting()
    assertSnapshot(of: UINavigationController(rootViewController: controller), as: .image)
    #expect(controller.calls == ["will appear", "did disappear"])
    #expect(controller.view.window == nil)
    #expect(device.application.windows.isEmpty)
  }

  @Test func aDifferenceFailsTheTestWithTheViewAndItsProperty() {
    let controller = Greeting()
    device.launch(controller)
    let name = "aDifferenceFailsTheTestWithTheFirstLine"
    // At one place, because two uses of a file would be a failure.
    func check(_ recording: SnapshotRecording?) {
      assertSnapshot(of: controller, as: .recursiveDescription, record: recording, testName: name)
    }
    check(nil)
    controller.label.text = "Goodbye"
    expectFailure(
      "__Snapshots__/AssertSnapshotTests/\(name).txt differs:\n  label 'Hello': ",
      "\n  label 'Hello': text 'Hello' → 'Goodbye'\n",
      "__Failures__/\(name).diff",
      "If it is right now, record it: SNAPSHOTS=failed swift test --filter \(name)"
    ) {
      check(.never)
    }
  }

  @Test func aMissingSnapshotFailsTheTest() {
    expectFailure("There is no snapshot ", "aMissingSnapshotFailsTheTest.missing.svg") {
      assertSnapshot(of: UIView(), as: .svg, named: "missing", record: .never)
    }
  }

  @Test func twoSnapshotsWithTheSameFileFailTheTest() {
    expectFailure("There is no snapshot ") { assertSnapshot(of: UIView(), as: .svg, record: .never) }
    expectFailure(
      "twoSnapshotsWithTheSameFileFailTheTest.svg is used at ",
      "Give each snapshot of a test a name"
    ) {
      assertSnapshot(of: UIView(), as: .svg, record: .never)
    }
  }

  @Test func anErrorOfTheSubjectFailsTheTest() {
    struct NoView: Error {}
    func view() throws -> UIView { throw NoView() }
    func check() { assertSnapshot(of: try view(), as: .svg) }
    expectFailure("can't be compared: NoView()") { check() }
  }

  @Test func aPNGNeedsARasterizer() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let words = SnapshotFormat.png.isAvailable ? "There is no snapshot " : "PNG snapshots need rsvg-convert"
    expectFailure(words) { assertSnapshot(of: view, as: .png, record: .never) }
  }
}
