import Simulator
import Testing
import UIKit

/// Truth: heights and frames in public logs of `UIKeyboardFrameEndUserInfoKey`, and the table in
/// github.com/zoul/ios-keyboards; each case names the system of its log where that matters.
@MainActor struct KeyboardFrameTests {
  struct Case: Sendable {
    var model: DeviceModel
    var version: Double
    var orientation = UIDeviceOrientation.portrait
    var frame: CGRect
  }

  private nonisolated static let cases = [
    Case(model: .iPhone4, version: 6, frame: CGRect(x: 0, y: 264, width: 320, height: 216)),
    Case(model: .iPhone4, version: 7, frame: CGRect(x: 0, y: 264, width: 320, height: 216)),
    Case(model: .iPhone5, version: 7, frame: CGRect(x: 0, y: 352, width: 320, height: 216)),
    Case(model: .iPhone5, version: 8, frame: CGRect(x: 0, y: 315, width: 320, height: 253)),
    Case(model: .iPhone6, version: 8, frame: CGRect(x: 0, y: 409, width: 375, height: 258)),
    Case(model: .iPhone6Plus, version: 9, frame: CGRect(x: 0, y: 465, width: 414, height: 271)),
    Case(model: .iPad, version: 5, frame: CGRect(x: 0, y: 760, width: 768, height: 264)),
    Case(model: .iPad, version: 9, frame: CGRect(x: 0, y: 711, width: 768, height: 313)),
    // Up to iOS 7 frames are in the coordinates of a portrait screen. A device with the home button on the
    // right has the interface orientation of that name.
    Case(
      model: .iPhone5,
      version: 7,
      orientation: .landscapeRight,
      frame: CGRect(x: 158, y: 0, width: 162, height: 568)
    ),
    Case(
      model: .iPad,
      version: 5,
      orientation: .landscapeLeft,
      frame: CGRect(x: 0, y: 0, width: 352, height: 1024)
    ),
    Case(
      model: .iPhone5,
      version: 8,
      orientation: .landscapeLeft,
      frame: CGRect(x: 0, y: 127, width: 568, height: 193)
    ),
    Case(
      model: .iPad,
      version: 8,
      orientation: .landscapeLeft,
      frame: CGRect(x: 0, y: 377, width: 1024, height: 391)
    ),
    Case(
      model: .iPad,
      version: 9,
      orientation: .landscapeRight,
      frame: CGRect(x: 0, y: 370, width: 1024, height: 398)
    ),
  ]

  @Test(arguments: cases)
  func theKeyboardLiesWhereDevicesHaveIt(expected: Case) {
    let scene = KeyboardScene(expected.model, iOS: expected.version, anyWayUp: true)
    scene.simulator.rotate(to: expected.orientation)
    scene.edit()
    #expect(scene.announcedFrame == expected.frame)
  }

  @Test func aKeyboardFromBelowALandscapeInterfaceComesFromBesideThePortraitScreen() {
    let scene = KeyboardScene(.iPad, iOS: 5, anyWayUp: true)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.edit()
    #expect(
      scene.posts.last { $0.name == "willShow" }?.begin == CGRect(x: -352, y: 0, width: 352, height: 1024)
    )
  }

  @Test(arguments: [(DeviceModel.iPhone5, 216.0), (.iPhone6, 216.0), (.iPhone6Plus, 226.0)])
  func withoutProposalsAPhonesKeyboardIsAsHighAsItsKeys(model: DeviceModel, height: CGFloat) {
    for change in [
      { (field: UITextField) in field.autocorrectionType = .no },
      { field in field.isSecureTextEntry = true },
      { field in field.keyboardType = .numberPad },
    ] {
      let scene = KeyboardScene(model, iOS: 9)
      change(scene.first)
      scene.edit()
      #expect(scene.announcedFrame?.height == height)
    }
  }

  @Test func whatIsDrawnLiesWhereItIsAnnounced() {
    for (model, version) in [(DeviceModel.iPhone5, 7.0), (.iPhone6, 9), (.iPad, 9)] {
      let scene = KeyboardScene(model, iOS: version)
      scene.edit()
      let frame = scene.announcedFrame ?? .zero
      #expect(scene.keyboardView(at: CGPoint(x: frame.midX, y: frame.minY + 1)) != nil)
      #expect(scene.keyboardView(at: CGPoint(x: frame.midX, y: frame.maxY - 1)) != nil)
      #expect(scene.keyboardView(at: CGPoint(x: frame.midX, y: frame.minY - 1)) == nil)
    }
  }

  // MARK: Rotation

  @Test(arguments: [(DeviceModel.iPad, 5.0), (.iPhone5, 7.0), (.iPhone6, 8), (.iPad, 9)])
  func aTurnIsToldAsGoingAndComing(model: DeviceModel, version: Double) {
    let scene = KeyboardScene(model, iOS: version, anyWayUp: true)
    scene.edit()
    _ = scene.takeNames()
    scene.simulator.rotate(to: .landscapeLeft)
    let posts = scene.posts
    #expect(
      scene.takeNames() == [
        "willChange", "willHide", "didChange", "didHide", "willChange", "willShow", "didChange", "didShow",
      ]
    )
    #expect(posts.allSatisfy { $0.begin != $0.end })
    #expect(scene.first.isFirstResponder)
  }

  @Test func afterATurnTheKeyboardLiesAtTheBottomOfTheInterface() throws {
    for (model, version) in [(DeviceModel.iPhone5, 7.0), (.iPhone5, 8), (.iPad, 9)] {
      let scene = KeyboardScene(model, iOS: version, anyWayUp: true)
      scene.edit()
      scene.simulator.rotate(to: .landscapeLeft)
      let turned = try #require(scene.announcedFrame)
      let dump = scene.simulator.treeDump
      let other = KeyboardScene(model, iOS: version, anyWayUp: true)
      other.simulator.rotate(to: .landscapeLeft)
      other.edit()
      #expect(turned == other.announcedFrame)
      #expect(dump == other.simulator.treeDump)
    }
  }

  @Test func aTurnIsReportedOnceControllersKnowThatItIsOver() {
    final class Turning: UIViewController {
      var didRotate: () -> Void = {}
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { didRotate() }
    }
    let controller = Turning()
    let scene = KeyboardScene(.iPad, iOS: 7, root: controller)
    scene.edit()
    var before: [String] = []
    controller.didRotate = { before = scene.takeNames() }
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(before.last == "willShow")
    #expect(scene.takeNames() == ["didChange", "didShow"])
  }
}
