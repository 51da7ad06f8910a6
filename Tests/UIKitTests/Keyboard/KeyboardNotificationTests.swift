import Simulator
import Testing
import UIKit

/// Truth: logs of notifications on devices.
///
/// - The log of a device with iOS 5 in Omni's public sources (OUIDocumentRenameViewController), which has
///   every notification with its values when a field begins and ends editing, and when the device is rotated.
/// - Public logs of userInfo from iOS 7 to 11, and Apple's documentation of the keys.
/// - For a change of fields developers' answers ("Why is UIKeyboardWillShowNotification called every time
///   another TextField is selected?").
@MainActor struct KeyboardNotificationTests {
  @Test(arguments: [5.0, 6, 7, 8, 9, 11])
  func aKeyboardThatComesIsAnnouncedOnceEditingHasBegunAndReportedWhenItIsThere(version: Double) {
    let scene = KeyboardScene(iOS: version)
    scene.first.becomeFirstResponder()
    #expect(scene.takeNames() == ["beginEditing", "willChange", "willShow"])
    scene.simulator.advance(by: 0.2)
    #expect(scene.takeNames() == [])
    scene.simulator.advance(by: 0.1)
    #expect(scene.takeNames() == ["didChange", "didShow"])
  }

  @Test(arguments: [5.0, 6, 7, 8, 9, 11])
  func aKeyboardThatGoesIsAnnouncedBeforeEditingHasEndedAndReportedWhenItIsGone(version: Double) {
    let scene = KeyboardScene(iOS: version)
    scene.edit()
    _ = scene.takeNames()
    scene.first.resignFirstResponder()
    #expect(scene.takeNames() == ["willChange", "willHide", "endEditing"])
    scene.simulator.advance(by: 0.3)
    #expect(scene.takeNames() == ["didChange", "didHide"])
  }

  @Test func beforeIOS5NothingIsPostedOfFrames() {
    let scene = KeyboardScene(.iPhone4, iOS: 4)
    scene.edit()
    scene.first.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.takeNames() == ["beginEditing", "willShow", "didShow", "willHide", "endEditing", "didHide"]
    )
  }

  @Test func aNotificationTellsTheWayFromBelowAndHowItIsMade() throws {
    let scene = KeyboardScene(.iPhone6Plus, iOS: 9)
    scene.edit()
    let posts = scene.posts.filter { $0.name != "beginEditing" }
    #expect(posts.count == 4)
    for post in posts {
      #expect(post.begin == CGRect(x: 0, y: 736, width: 414, height: 271))
      #expect(post.end == CGRect(x: 0, y: 465, width: 414, height: 271))
      #expect(post.duration == 0.25)
      #expect(post.curve == 7)
      #expect(post.isLocal == true)
      #expect(!post.hasObject)
    }
    _ = scene.takeNames()
    scene.first.resignFirstResponder()
    let hide = try #require(scene.posts.first)
    #expect(hide.begin == CGRect(x: 0, y: 465, width: 414, height: 271))
    #expect(hide.end == CGRect(x: 0, y: 736, width: 414, height: 271))
  }

  @Test(arguments: [(6.0, 0, false), (7.0, 7, false), (8.0, 7, false), (9.0, 7, true)])
  func curveAndOwnershipFollowTheSystem(version: Double, curve: Int, tellsOwner: Bool) {
    let scene = KeyboardScene(iOS: version)
    scene.edit()
    for post in scene.posts where post.name != "beginEditing" {
      #expect(post.curve == curve)
      #expect((post.isLocal != nil) == tellsOwner)
    }
  }

  @Test func theCurveIsAnOptionOfAnimations() {
    let scene = KeyboardScene(iOS: 9)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.root.view.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
      view.center.x = 105
    }
    scene.simulator.advance(by: 0.5)
    // With an ease-in-out curve the view would be halfway.
    #expect(view.presentationCenter.x > 80)
  }

  @Test(arguments: [7.0, 9])
  func aKeyboardThatIsTakenOverStaysAndNothingIsPosted(version: Double) {
    let scene = KeyboardScene(iOS: version)
    scene.edit()
    _ = scene.takeNames()
    #expect(scene.second.becomeFirstResponder())
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == ["endEditing", "beginEditing"])
    #expect(scene.simulator.type("Ada"))
    #expect(scene.second.text == "Ada")
  }

  @Test func aFieldWithAnAccessoryOfItsOwnLetsTheKeyboardAnnounceItselfAgain() throws {
    let scene = KeyboardScene(iOS: 9)
    scene.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    scene.edit()
    _ = scene.takeNames()
    scene.second.becomeFirstResponder()
    let show = try #require(scene.posts.last)
    #expect(show.begin == CGRect(x: 0, y: 315, width: 320, height: 253))
    #expect(show.end == CGRect(x: 0, y: 271, width: 320, height: 297))
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.takeNames() == ["endEditing", "beginEditing", "willChange", "willShow", "didChange", "didShow"]
    )
  }

  @Test func twoFieldsThatShareAnAccessoryShareTheKeyboard() {
    let scene = KeyboardScene(iOS: 9)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    scene.first.inputAccessoryView = bar
    scene.second.inputAccessoryView = bar
    scene.edit()
    _ = scene.takeNames()
    scene.second.becomeFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == ["endEditing", "beginEditing"])
  }

  @Test func aFieldThatLeavesTheScreenTakesTheKeyboardAlong() {
    let scene = KeyboardScene()
    scene.edit()
    _ = scene.takeNames()
    scene.first.removeFromSuperview()
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == ["willChange", "willHide", "endEditing", "didChange", "didHide"])
  }

  @Test func aKeyboardThatIsSentBackOnTheWayNeverArrives() {
    let scene = KeyboardScene()
    scene.first.becomeFirstResponder()
    scene.simulator.advance(by: 0.1)
    scene.first.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(!scene.takeNames().contains("didShow"))
  }

  @Test func whoHearsOfTheKeyboardMaySendItBack() {
    for version in [7.0, 9] {
      let scene = KeyboardScene(iOS: version)
      scene.whenPosted["willShow"] = { scene.first.resignFirstResponder() }
      scene.edit()
      #expect(!scene.first.isFirstResponder)
      #expect(scene.keyboardView(at: CGPoint(x: 160, y: 500)) == nil)
      #expect(scene.takeNames().last == "didHide")
    }
  }

  @Test func withoutAnimationsTheKeyboardIsThereAtOnce() {
    let scene = KeyboardScene()
    UIView.performWithoutAnimation { _ = scene.first.becomeFirstResponder() }
    #expect(scene.posts.last?.duration == 0)
    scene.simulator.settle()
    #expect(scene.takeNames().suffix(2) == ["didChange", "didShow"])
  }

  /// The handler sets a frame without an animation of its own.
  @Test func whatIsChangedWhileTheKeyboardComesMovesAlong() {
    let scene = KeyboardScene(iOS: 9)
    let bar = UIView(frame: CGRect(x: 0, y: 524, width: 320, height: 44))
    scene.root.view.addSubview(bar)
    scene.whenPosted["willShow"] = { bar.frame.origin.y = scene.announcedFrame!.minY - 44 }
    scene.first.becomeFirstResponder()
    scene.simulator.advance(by: 0.05)
    #expect(bar.frame.minY == 271)
    #expect(bar.presentationCenter.y > bar.center.y + 1)
  }

  @Test func theSameStepsPostTheSame() {
    func run() -> [String] {
      let scene = KeyboardScene(.iPad, iOS: 9)
      scene.edit()
      scene.simulator.rotateLeft()
      scene.second.becomeFirstResponder()
      scene.second.resignFirstResponder()
      scene.simulator.advanceUntilIdle()
      return scene.posts.map { "\($0)" } + [scene.simulator.treeDump]
    }
    #expect(run() == run())
  }
}
