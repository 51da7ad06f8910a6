import Simulator
import Testing
import UIKit

/// Truth: frames by hand, and systems that are built anew; Apple, UIView.safeAreaInsets; public console logs.
@MainActor struct LayoutPassTests {
  @Test func constantsChangeBeforeConstraintsAreAdded() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    scene.activate(width)
    scene.simulator.settle()
    width.constant = 200
    scene.activate(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150))
    scene.simulator.settle()
    #expect(view.frame.width == 200)
    #expect(scene.conflicts.isEmpty)
  }

  @Test func baselinesOfARowThatWasAColumnAreAligned() {
    let scene = ConstraintScene()
    let labels = [40, 17].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = scene.add(UIStackView(arrangedSubviews: labels))
    stack.axis = .vertical
    scene.activate(
      stack.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      stack.topAnchor.constraint(equalTo: scene.view.topAnchor)
    )
    scene.simulator.settle()
    stack.alignment = .firstBaseline
    stack.axis = .horizontal
    scene.simulator.settle()
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) <= 1, "\(baselines)")
    #expect(scene.conflicts.isEmpty)
  }

  /// A frame at a third of a point does not survive the way through bounds and center exactly.
  @Test func layoutEndsWhereNothingMovesAlthoughItAddsAConstraint() {
    let controller = NoticeController()
    let scene = ConstraintScene(iOS: 18, device: .iPhone16, controller: controller)
    let notice = scene.add(controller.notice)
    scene.activate(
      notice.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 245.5),
      notice.topAnchor.constraint(equalTo: scene.view.topAnchor),
      notice.heightAnchor.constraint(equalToConstant: 10),
      notice.widthAnchor.constraint(equalToConstant: 361)
    )
    scene.simulator.settle()
    controller.passes = 0
    scene.view.setNeedsLayout()
    scene.simulator.settle()
    #expect(controller.passes <= 2)
  }

  @Test func marginsOfSolvedFramesAreFoundInOnePass() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let inner = scene.add(UIView(), to: view)
    let other = scene.add(UIView(), to: view)
    view.layoutMargins = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    inner.preservesSuperviewLayoutMargins = true
    inner.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 200),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      inner.heightAnchor.constraint(equalToConstant: 100),
      other.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      other.heightAnchor.constraint(equalToConstant: 10)
    )
    scene.simulator.settle()
    // The superview's margin of 50 reaches 20 points into the view at 30.
    #expect(other.frame.minY == 50)
    view.layoutMargins.top = 100
    scene.simulator.settle()
    #expect(other.frame.minY == 100)
  }

  @Test func aConstantBeyondTheLimitIsLoggedAndReplaced() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    scene.activate(width)
    scene.simulator.settle()
    width.constant = 1e20
    scene.simulator.settle()
    #expect(width.constant < 1e20)
    let messages = scene.simulator.console.filter { $0.contains("a constant that exceeds internal limits") }
    #expect(messages.count == 1)
    width.constant = 10
    scene.simulator.settle()
    #expect(view.frame.width == 10)
  }

  @Test func aLabelWithoutConstraintsHasItsNaturalSizeAlways() {
    let scene = ConstraintScene()
    func label() -> UILabel {
      let label = scene.add(UILabel())
      label.text = "Text"
      return label
    }
    let first = label()
    let width = first.widthAnchor.constraint(equalToConstant: 200)
    scene.activate(width)
    scene.simulator.settle()
    #expect(first.frame.width == 200)
    width.isActive = false
    let second = label()
    scene.simulator.settle()
    #expect(first.frame == second.frame)
    #expect(first.frame.size == first.intrinsicContentSize)
  }

  @Test func aConstraintThatIsSwitchedOffIsReleased() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    weak var outlet: NSLayoutConstraint?
    do {
      let width = view.widthAnchor.constraint(equalToConstant: 20)
      width.isActive = true
      outlet = width
    }
    scene.simulator.settle()
    outlet?.constant = 30
    #expect(outlet != nil)
    outlet?.isActive = false
    #expect(outlet == nil)
  }

  @Test func theConflictOfARotationNamesTheNewWidth() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: scene.view.rightAnchor, constant: -20),
      view.widthAnchor.constraint(equalToConstant: 280)
    )
    scene.simulator.settle()
    #expect(scene.conflicts.isEmpty)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.settle()
    #expect(scene.conflicts.count == 1)
    #expect(scene.conflicts.first?.contains(".width == 568   (active)") == true)
    #expect(scene.conflicts.first?.contains(".width == 320   (active)") == false)
    #expect(view.frame.width == 528)
  }

  @Test func aBrokenConstraintHoldsAgainWhenAFrameAllowsIt() {
    let scene = ConstraintScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(view)
    let other = scene.add(UIView())
    scene.activate(
      other.widthAnchor.constraint(equalTo: view.widthAnchor),
      other.widthAnchor.constraint(equalToConstant: 30)
    )
    scene.simulator.settle()
    #expect(other.frame.width == 10 && scene.conflicts.count == 1)
    view.frame.size.width = 40
    scene.simulator.settle()
    #expect(other.frame.width == 40 && scene.conflicts.count == 1)
    view.frame.size.width = 30
    scene.simulator.settle()
    #expect(other.frame.width == 30)
  }

  // MARK: Insets that depend on frames

  @Test(
    arguments: [
      (CGRect(x: -60, y: 0, width: 100, height: 100), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (CGRect(x: 0, y: -60, width: 100, height: 100), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (CGRect(x: 300, y: 5, width: 100, height: 700), UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)),
      (CGRect(x: 0, y: -100, width: 100, height: 100), .zero),
      (CGRect(x: 400, y: 0, width: 9, height: 9), .zero),
      (CGRect(x: 0, y: 30, width: 100, height: 100), .zero),
    ] as [(CGRect, UIEdgeInsets)]
  )
  func onlyWhatIsVisibleIsCovered(frame: CGRect, insets: UIEdgeInsets) {
    let scene = ConstraintScene(iOS: 11)
    let view = UIView(frame: frame)
    scene.view.addSubview(view)
    #expect(view.safeAreaInsets == insets)
  }

  /// A view whose left margin is 10 from the left edge, and grows by as much as the view is moved to the left, has no place.
  @Test func marginsThatMoveTheirViewAreLogged() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    scene.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    view.preservesSuperviewLayoutMargins = true
    scene.activate(
      NSLayoutConstraint(
        item: view,
        attribute: .leftMargin,
        relatedBy: .equal,
        toItem: scene.view,
        attribute: .left,
        multiplier: 1,
        constant: 10
      )
    )
    scene.simulator.settle()
    #expect(scene.simulator.console.filter { $0.contains("doesn't come to rest") }.count == 1)
    let frame = view.frame
    scene.view.setNeedsLayout()
    scene.simulator.settle()
    #expect(view.frame == frame)
  }

  // MARK: Constraints between axes, and of nothing

  @Test func positionsOnDifferentAxesCanBeCompared() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let other = scene.add(UIView())
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 70),
      NSLayoutConstraint(
        item: other,
        attribute: .left,
        relatedBy: .equal,
        toItem: view,
        attribute: .top,
        multiplier: 1,
        constant: 5
      )
    )
    scene.simulator.settle()
    #expect(other.frame.minX == 75)
    let empty = NSLayoutConstraint()
    #expect(empty.firstItem == nil && empty.secondItem == nil && empty.constant == 0)
    #expect(empty.priority == .required && !empty.isActive)
  }
}

/// Activates a constraint in each layout, which changes nothing.
private final class NoticeController: UIViewController {
  let notice = UIView()
  var passes = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    passes += 1
    guard passes < 50, notice.superview != nil else { return }
    notice.widthAnchor.constraint(equalToConstant: 361).isActive = true
  }
}
