import Simulator
import Testing

@testable import UIKit

/// Truth: the behaviour of devices: keys type, touches on the keyboard don't reach the views below it, and
/// other touches are unaffected; Apple, UIApplication.windows, which "does not include windows created and
/// managed by the system".
@MainActor struct KeyboardTouchTests {
  /// The centre of the key with a caption, in screen coordinates.
  private func place(of caption: String, _ scene: KeyboardScene) throws -> CGPoint {
    try place(scene) { $0.caption == caption }
  }

  private func place(_ scene: KeyboardScene, where matches: (KeyboardKey) -> Bool) throws -> CGPoint {
    let keys = try #require(SimulatedDevice.current.keyboard.window?.host.keys)
    let found = keys.layout?.keys.first(where: matches)
    let key = try #require(found)
    let window = try #require(keys.window)
    let middle = CGPoint(x: key.plate.midX, y: key.plate.midY)
    return window.convert(keys.convert(middle, to: window), to: nil)
  }

  private func press(_ captions: String..., in scene: KeyboardScene) throws {
    for caption in captions { scene.simulator.tap(at: try place(of: caption, scene)) }
  }

  @Test func touchesOnTheKeyboardReachNothingBelow() {
    let scene = KeyboardScene()
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 380, width: 320, height: 188)
    scene.root.view.addSubview(button)
    scene.simulator.tap(button)
    #expect(taps == 1)
    scene.edit()
    scene.simulator.tap(button)
    #expect(taps == 1)
    scene.first.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    scene.simulator.tap(button)
    #expect(taps == 2)
  }

  @Test func besideTheKeyboardTouchesReachWhatTheyReachedBefore() {
    let scene = KeyboardScene()
    let points = (0..<17).map { CGPoint(x: 160, y: 10 + 20 * CGFloat($0)) }
    let before = points.map { scene.simulator.view(at: $0) }
    scene.edit()
    #expect(points.map { scene.simulator.view(at: $0) } == before)
  }

  @Test(arguments: [6.0, 7, 8, 9])
  func theKeyboardsWindowIsNoneOfTheApplications(version: Double) {
    let scene = KeyboardScene(iOS: version)
    let windows = scene.simulator.application.windows
    scene.edit()
    #expect(scene.simulator.application.windows == windows)
    #expect(scene.simulator.keyWindow == windows.first)
    #expect(scene.simulator.treeDump.contains("<KeyboardView; "))
    scene.first.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(!scene.simulator.treeDump.contains("Keyboard"))
  }

  @Test func keysWriteIntoTheFieldThatIsEdited() throws {
    let scene = KeyboardScene(iOS: 9)
    scene.edit()
    try press("h", "o", "space", "y", in: scene)
    #expect(scene.first.text == "Ho y")
    try press("123", "1", "ABC", in: scene)
    scene.simulator.tap(at: try place(scene) { $0.action == .delete })
    #expect(scene.first.text == "Ho y")
    scene.simulator.tap(at: try place(scene) { $0.action == .shift })
    try press("a", "b", in: scene)
    #expect(scene.first.text == "Ho yAb")
  }

  @Test func theReturnKeyDoesWhatItDoes() throws {
    let scene = KeyboardScene(iOS: 9)
    scene.first.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    scene.first.returnKeyType = .go
    scene.edit()
    try press("Go", in: scene)
    #expect(!scene.first.isFirstResponder)
  }

  @Test func aReturnKeyThatNeedsTextWaitsForIt() throws {
    let scene = KeyboardScene(iOS: 9)
    scene.first.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    scene.first.enablesReturnKeyAutomatically = true
    scene.edit()
    try press("return", in: scene)
    #expect(scene.first.isFirstResponder)
    scene.simulator.type("a")
    try press("return", in: scene)
    #expect(!scene.first.isFirstResponder)
  }

  @Test func aPadHasAKeyThatPutsTheKeyboardAway() throws {
    let scene = KeyboardScene(.iPad, iOS: 9)
    scene.edit()
    scene.simulator.tap(at: try place(scene) { $0.action == .dismiss })
    #expect(!scene.first.isFirstResponder)
  }

  @Test func keysWriteInAnyOrientation() throws {
    for version in [7.0, 8] {
      let scene = KeyboardScene(iOS: version, anyWayUp: true)
      scene.simulator.rotate(to: .landscapeLeft)
      scene.first.autocapitalizationType = .none
      scene.edit()
      try press("q", "p", in: scene)
      #expect(scene.first.text == "qp")
    }
  }

  /// The keyboard belongs only to the key window.
  @Test func anotherKeyWindowTakesTheKeyboardAway() {
    let scene = KeyboardScene()
    scene.edit()
    _ = scene.takeNames()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.makeKeyAndVisible()
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == ["willChange", "willHide", "didChange", "didHide"])
    scene.root.view.window?.makeKey()
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == ["willChange", "willShow", "didChange", "didShow"])
  }

  // MARK: Dragging

  private func scrolling(_ mode: UIScrollView.KeyboardDismissMode) -> KeyboardScene {
    let scene = KeyboardScene(iOS: 7)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 120, width: 320, height: 448))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.keyboardDismissMode = mode
    scene.root.view.addSubview(scroll)
    scene.edit()
    return scene
  }

  @Test func aDragSendsTheKeyboardAwayWhereItIsAskedTo() {
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      let scene = scrolling(mode)
      scene.simulator.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 250))
      #expect(scene.first.isFirstResponder == stays)
    }
  }

  /// Source: Apple, UIScrollView.KeyboardDismissMode.interactive: the keyboard "follows the dragging touch
  /// offscreen", and "pulling upward again cancels the dismissal".
  @Test func aFingerThatReachesTheKeyboardPullsItAlong() throws {
    let scene = scrolling(.interactive)
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 160, y: 200)))
    finger.move(to: CGPoint(x: 160, y: 330), duration: 0.2)
    #expect(scene.keyboardView(at: CGPoint(x: 20, y: 353)) != nil)
    finger.move(to: CGPoint(x: 160, y: 450), duration: 0.2)
    #expect(scene.keyboardView(at: CGPoint(x: 20, y: 448)) == nil)
    #expect(scene.keyboardView(at: CGPoint(x: 20, y: 452)) != nil)
    #expect(scene.first.isFirstResponder)
    finger.move(to: CGPoint(x: 160, y: 400), duration: 0.2)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.first.isFirstResponder)
    #expect(scene.keyboardView(at: CGPoint(x: 20, y: 353)) != nil)
    scene.simulator.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 500))
    scene.simulator.advanceUntilIdle()
    #expect(!scene.first.isFirstResponder)
  }
}
