import Simulator
import Testing
import UIKit

/// Truth: Apple, UISwitch and "Attaching gesture recognizers to UIKit controls"; its sizes and its alignment are those of Interface
/// Builder's documents.
@MainActor struct UISwitchTests {
  /// On iOS 7 the switch is 51 points wide, from 110 to 161 on the screen, and 31 high, from 200 on.
  private let left = CGPoint(x: 122, y: 215)
  private let right = CGPoint(x: 150, y: 215)

  private func changes<Control: UIControl>(_ scene: ControlScene<Control>) -> Int {
    let log = scene.log.take()
    #expect(
      log.filter { $0 == "valueChanged" }.count == log.filter { $0 == "primaryActionTriggered" }.count
    )
    return log.filter { $0 == "valueChanged" }.count
  }

  @Test(arguments: [(5.0, CGFloat(79), CGFloat(27)), (6, 79, 27), (7, 51, 31), (13, 51, 31)])
  func aNewOneIsOffAndHasItsOwnSize(version: Double, width: CGFloat, height: CGFloat) {
    let size = CGSize(width: width, height: height)
    _ = Simulator.boot(.iPhone5, iOS: version)
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 6))
    #expect(!control.isOn)
    #expect(control.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
    #expect(control.sizeThatFits(.zero) == size)
    #expect(UISwitch().bounds.size == size)
    #expect(control.onTintColor == nil && control.thumbTintColor == nil)
  }

  @Test func codeThatSetsItSendsNothing() {
    let scene = ControlScene { UISwitch() }
    scene.control.isOn = true
    #expect(scene.control.isOn)
    scene.control.setOn(false, animated: true)
    #expect(!scene.control.isOn)
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == [])
  }

  @Test func aTapSwitches() {
    let scene = ControlScene { UISwitch() }
    scene.simulator.tap(scene.control)
    #expect(scene.control.isOn)
    #expect(changes(scene) == 1)
    scene.simulator.tap(at: right)
    scene.simulator.tap(at: left)
    #expect(scene.control.isOn)
    #expect(changes(scene) == 2)
  }

  @Test func aDragMovesTheThumb() throws {
    let scene = ControlScene { UISwitch() }
    scene.simulator.drag(from: left, to: right)
    #expect(scene.control.isOn)
    #expect(changes(scene) == 1)
    scene.simulator.drag(from: right, to: left)
    #expect(!scene.control.isOn)
    #expect(changes(scene) == 1)
    scene.simulator.drag(from: right, to: CGPoint(x: 20, y: 215))
    #expect(!scene.control.isOn)
    #expect(changes(scene) == 0)
  }

  @Test func aDragBackChangesNothing() throws {
    let scene = ControlScene { UISwitch() }
    let finger = try #require(scene.simulator.touchDown(at: left))
    finger.move(to: right, duration: 0.2)
    finger.move(to: left, duration: 0.2)
    finger.lift()
    #expect(!scene.control.isOn)
    #expect(changes(scene) == 0)
  }

  @Test func aFingerThatLeavesSwitchesNothing() {
    let scene = ControlScene { UISwitch() }
    scene.simulator.drag(from: left, to: CGPoint(x: left.x, y: 480))
    #expect(!scene.control.isOn)
    #expect(changes(scene) == 0)
  }

  @Test func oneThatIsDisabledCannotBeSwitched() {
    let scene = ControlScene { UISwitch() }
    scene.control.isEnabled = false
    scene.simulator.tap(at: right)
    scene.simulator.drag(from: left, to: right)
    #expect(!scene.control.isOn)
    #expect(changes(scene) == 0)
  }

  @Test func anAnimatedChangeMovesTheThumbGradually() throws {
    let scene = ControlScene { UISwitch() }
    let thumb = try #require(scene.control.subviews.compactMap { $0 as? UIImageView }.first)
    scene.simulator.settle()
    let off = thumb.center.x
    #expect(off < scene.control.bounds.midX)
    scene.control.setOn(true, animated: true)
    scene.simulator.advance(by: 0.1)
    #expect(thumb.presentationCenter.x > off && thumb.presentationCenter.x < thumb.center.x)
    scene.simulator.advance(by: 1)
    #expect(thumb.presentationCenter.x > scene.control.bounds.midX)
    scene.control.isOn = false
    #expect(thumb.presentationCenter.x == off)
  }

  // MARK: Other gestures

  @Test func superviewsGetNeitherItsTapsNorDragsOfItsThumb() {
    let scene = ControlScene { UISwitch() }
    let log = CallLog()
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    tap.addHandler { [log] _ in log.add("tap") }
    pan.addHandler { [log] pan in if pan.state == .began { log.add("pan") } }
    for recognizer in [tap, pan] { scene.control.superview?.addGestureRecognizer(recognizer) }
    scene.simulator.tap(at: left)
    #expect(scene.control.isOn)
    scene.simulator.drag(from: right, to: left)
    #expect(!scene.control.isOn)
    #expect(log.take() == [])
    scene.simulator.drag(from: left, to: CGPoint(x: left.x, y: 480))
    #expect(log.take() == ["pan"])
  }

  // MARK: Appearance and layout

  @Test func coloursComeFromTheAppearanceProxy() {
    let scene = ControlScene(iOS: 9) { UISwitch() }
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance().thumbTintColor = .blue
    let control = UISwitch()
    control.thumbTintColor = .green
    scene.control.superview?.addSubview(control)
    #expect(control.onTintColor == UIColor.red)
    #expect(control.thumbTintColor == UIColor.green)
  }

  @Test(arguments: [(6.0, CGFloat(79)), (12, 49)])
  func constraintsAlignItsVisiblePart(version: Double, width: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: version)
    let control = UISwitch()
    #expect(control.intrinsicContentSize.width == width)
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  /// A switch at a trailing margin of 16 points in a view 375 points wide is at 310: Interface Builder's documents.
  @Test func aSwitchAtTheTrailingMargin() {
    let simulator = Simulator.boot(.iPhone6, iOS: 12)
    let (root, control) = (UIViewController(), UISwitch())
    simulator.launch(root)
    control.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -16),
      control.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 6),
    ])
    simulator.settle()
    #expect(control.frame == CGRect(x: 310, y: 6, width: 51, height: 31))
  }

  @Test func voiceOverReadsItsState() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let control = UISwitch()
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits.contains(.button))
  }
}
