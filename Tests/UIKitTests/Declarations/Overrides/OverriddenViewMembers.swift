import Simulator
import Testing
import UIKit

/// A view that notes the calls of what it overrides.
private final class NotingView: UIView {
  override class var requiresConstraintBasedLayout: Bool {
    called()
    return super.requiresConstraintBasedLayout
  }
  override func layoutSubviews() {
    called()
    super.layoutSubviews()
  }
  override func draw(_ rect: CGRect) { called() }
  override func layerWillDraw(_ layer: CALayer) { called() }
  override func willMove(toSuperview newSuperview: UIView?) { called() }
  override func didMoveToSuperview() { called() }
  override func willMove(toWindow newWindow: UIWindow?) { called() }
  override func didMoveToWindow() { called() }
  override func didAddSubview(_ subview: UIView) { called() }
  override func willRemoveSubview(_ subview: UIView) { called() }
  override func updateConstraints() {
    called()
    super.updateConstraints()
  }
  override func tintColorDidChange() { called() }
  override func encodeRestorableState(with coder: NSCoder) { called() }
  override func decodeRestorableState(with coder: NSCoder) { called() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { called() }
  override func layoutMarginsDidChange() { called() }
  override func safeAreaInsetsDidChange() { called() }
  override var intrinsicContentSize: CGSize {
    called()
    return CGSize(width: 40, height: 20)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called()
    return CGSize(width: 40, height: 20)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    called()
    return .zero
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    called()
    return super.alignmentRect(forFrame: frame)
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    called()
    return super.frame(forAlignmentRect: alignmentRect)
  }
  override var forFirstBaselineLayout: UIView {
    called()
    return self
  }
  override var forLastBaselineLayout: UIView {
    called()
    return self
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    called()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    called()
    return super.point(inside: point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    called()
    return true
  }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    called()
    return .path
  }
  override var collisionBoundingPath: UIBezierPath {
    called()
    return UIBezierPath(rect: CGRect(x: -10, y: -10, width: 20, height: 20))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { called() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { called() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { called() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { called() }
  override var isAccessibilityElement: Bool {
    get {
      called()
      return true
    }
    set { _ = newValue }
  }
  override var accessibilityLabel: String? {
    get {
      called()
      return "Noting"
    }
    set { _ = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      called()
      return .button
    }
    set { _ = newValue }
  }
}

/// A view that leaves touches to the next responder.
private final class NotingLink: UIView {
  override var next: UIResponder? {
    called()
    return super.next
  }
}

/// A label that notes where its text is laid out and drawn.
private final class NotingLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    called()
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func drawText(in rect: CGRect) {
    called()
    super.drawText(in: rect)
  }
}

/// A window that notes what it does.
private final class NotingWindow: UIWindow {
  override func becomeKey() {
    called()
    super.becomeKey()
  }
  override func resignKey() {
    called()
    super.resignKey()
  }
  override func sendEvent(_ event: UIEvent) {
    called()
    super.sendEvent(event)
  }
}

/// A noting view in a controller's view.
@MainActor
private struct Scene {
  let device = Simulator.boot(.iPhone5, iOS: 11)
  let controller = UIViewController()
  let view = NotingView(frame: CGRect(x: 60, y: 100, width: 100, height: 50))

  init() {
    device.launch(controller)
    controller.view.addSubview(view)
    device.settle()
  }

  func place(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints(view, controller.view))
    device.settle()
  }
}

extension OverriddenMembers {
  static let ofViews: [OverriddenMembers] = [
    .init(
      "UIView",
      [
        "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
        "layoutSubviews()", "traitCollectionDidChange(_:)",
      ],
      "is added to a view on screen"
    ) { _ = Scene() },
    .init("UIView", ["didAddSubview(_:)", "willRemoveSubview(_:)"], "gets and loses a subview") {
      let scene = Scene()
      let subview = UIView()
      scene.view.addSubview(subview)
      subview.removeFromSuperview()
    },
    .init(
      "UIView",
      ["encodeRestorableState(with:)", "decodeRestorableState(with:)"],
      "the application is launched again"
    ) {
      RestoringApplication.launchTwice {
        let controller = UIViewController()
        let view = NotingView(frame: .zero)
        view.restorationIdentifier = "view"
        controller.view.addSubview(view)
        return controller
      }
    },
    .init("UIView", ["tintColorDidChange()"], "a superview's tint colour changes") {
      Scene().controller.view.tintColor = .red
    },
    .init("UIView", ["traitCollectionDidChange(_:)"], "the phone is rotated") {
      Scene().device.rotate(to: .landscapeLeft)
    },
    .init("UIView", ["layoutMarginsDidChange()"], "its margins change") {
      Scene().view.layoutMargins.left += 5
    },
    .init("UIView", ["safeAreaInsetsDidChange()"], "its controller's safe area grows") {
      let scene = Scene()
      scene.controller.additionalSafeAreaInsets.top = 120
      scene.device.settle()
    },
    .init("UIView", ["sizeThatFits(_:)"], "sizes itself to fit") { Scene().view.sizeToFit() },
    .init(
      "UIView",
      [
        "updateConstraints()", "intrinsicContentSize", "alignmentRectInsets",
        "frame(forAlignmentRect:)", "requiresConstraintBasedLayout",
      ],
      "is placed by constraints"
    ) {
      Scene().place { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 10)] }
    },
    .init("UIView", ["alignmentRect(forFrame:)"], "has a frame, and another is placed beside it") {
      let scene = Scene()
      let other = UIView()
      other.translatesAutoresizingMaskIntoConstraints = false
      scene.controller.view.addSubview(other)
      other.leftAnchor.constraint(equalTo: scene.view.rightAnchor).isActive = true
      scene.device.settle()
    },
    .init("UIView", ["forFirstBaselineLayout"], "its first baseline is aligned") {
      Scene().place { [$0.firstBaselineAnchor.constraint(equalTo: $1.topAnchor, constant: 90)] }
    },
    .init("UIView", ["forLastBaselineLayout"], "its last baseline is aligned") {
      Scene().place { [$0.lastBaselineAnchor.constraint(equalTo: $1.topAnchor, constant: 90)] }
    },
    .init("UIView", ["draw(_:)", "layerWillDraw(_:)"], "is on screen") { _ = Scene() },
    .init(
      "UIView",
      ["hitTest(_:with:)", "point(inside:with:)", "touchesBegan(_:with:)", "touchesEnded(_:with:)"],
      "is tapped"
    ) {
      let scene = Scene()
      scene.device.tap(scene.view)
    },
    .init("UIView", ["touchesMoved(_:with:)", "touchesCancelled(_:with:)"], "a touch moves and is cancelled")
    {
      let scene = Scene()
      let finger = try #require(scene.device.touchDown(on: scene.view))
      finger.move(to: CGPoint(x: 100, y: 120))
      finger.cancel()
    },
    .init("UIResponder", ["next"], "leaves a touch to the next one") {
      let scene = Scene()
      let subview = NotingLink(frame: scene.view.bounds)
      scene.view.addSubview(subview)
      scene.device.tap(subview)
    },
    .init("UIView", ["gestureRecognizerShouldBegin(_:)"], "a tap is recognized") {
      let scene = Scene()
      scene.view.addGestureRecognizer(UITapGestureRecognizer())
      scene.device.tap(scene.view)
    },
    .init("UIView", ["collisionBoundsType", "collisionBoundingPath"], "is in a collision behavior") {
      let scene = Scene()
      let animator = UIDynamicAnimator(referenceView: scene.controller.view)
      animator.addBehavior(UICollisionBehavior(items: [scene.view]))
      scene.device.advance(by: 0.1)
    },
    .init(
      "UIView",
      ["isAccessibilityElement", "accessibilityLabel", "accessibilityTraits"],
      "is read by a screen reader"
    ) {
      _ = Scene().device.screenElements
    },
    .init(
      "UILabel",
      ["textRect(forBounds:limitedToNumberOfLines:)"],
      "sizes itself to its text"
    ) {
      _ = Simulator.boot(.iPhone5, iOS: 11)
      let label = NotingLabel()
      label.text = "Text"
      label.sizeToFit()
    },
    .init(
      "UILabel",
      ["textRect(forBounds:limitedToNumberOfLines:)"],
      "is placed by constraints"
    ) {
      let scene = Scene()
      let label = NotingLabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      scene.view.addSubview(label)
      label.topAnchor.constraint(equalTo: scene.view.topAnchor).isActive = true
      scene.device.settle()
    },
    .init(
      "UILabel",
      ["textRect(forBounds:limitedToNumberOfLines:)", "drawText(in:)"],
      "is drawn"
    ) {
      let scene = Scene()
      let label = NotingLabel(frame: scene.view.bounds)
      label.text = "Text"
      scene.view.addSubview(label)
      scene.device.settle()
    },
    .init("UIWindow", ["becomeKey()", "resignKey()", "sendEvent(_:)"], "is tapped, and loses its key status")
    {
      let scene = Scene()
      let window = NotingWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      scene.device.tap(at: CGPoint(x: 100, y: 100))
      scene.controller.view.window?.makeKey()
    },
  ]
}
