import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.layoutIfNeeded() ("using the view that receives the message as the root view, this method lays out
/// the view subtree starting at the root"): a view's own frame is set by its superview's layout, and what is set outside
/// of an animation block is not animated.
@MainActor struct AnimatedLayoutTests {
  @MainActor
  private final class Scene {
    let scene: ConstraintScene
    let box: UIView
    let inner: UIView
    let sibling: UIView
    let left: NSLayoutConstraint
    let width: NSLayoutConstraint

    init(iOS version: Double) {
      scene = ConstraintScene(iOS: version)
      box = scene.add(UIView())
      inner = scene.add(UIView(), to: box)
      sibling = scene.add(UIView())
      left = box.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 10)
      width = inner.widthAnchor.constraint(equalToConstant: 20)
      scene.activate(
        left,
        width,
        box.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 50),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 100),
        inner.leftAnchor.constraint(equalTo: box.leftAnchor),
        inner.topAnchor.constraint(equalTo: box.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
        sibling.leftAnchor.constraint(equalTo: box.rightAnchor),
        sibling.topAnchor.constraint(equalTo: box.topAnchor),
        sibling.widthAnchor.constraint(equalToConstant: 10),
        sibling.heightAnchor.constraint(equalToConstant: 10)
      )
      scene.simulator.settle()
      #expect(box.frame == CGRect(x: 10, y: 50, width: 100, height: 100))
    }

    /// Where the box is on the screen halfway through an animation of a layout.
    func halfway(_ layout: @escaping () -> Void) -> CGFloat? {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: layout)
      scene.simulator.settle()
      scene.simulator.advance(by: 0.5)
      return box.layer.presentation()?.frame.minX
    }
  }

  @Test(arguments: [6, 7, 9, 12] as [Double])
  func theMovingViewItselfJumps(version: Double) {
    let scene = Scene(iOS: version)
    scene.left.constant = 110
    #expect(scene.halfway { scene.box.layoutIfNeeded() } == 110)
  }

  @Test(arguments: [6, 7, 9, 12] as [Double])
  func layoutOfASiblingDoesNotMoveIt(version: Double) {
    let scene = Scene(iOS: version)
    scene.left.constant = 110
    #expect(
      scene.halfway {
        scene.sibling.layoutIfNeeded()
        scene.inner.layoutIfNeeded()
      } == 110
    )
  }

  @Test(arguments: [6, 7, 9, 12] as [Double])
  func layoutOfTheSuperviewMovesIt(version: Double) {
    let scene = Scene(iOS: version)
    scene.left.constant = 110
    #expect(scene.halfway { scene.scene.view.layoutIfNeeded() }?.isNear(60, within: 0.01) == true)
    #expect(scene.box.frame.minX == 110)
  }

  @Test func constraintsBelowTheViewAreItsBusiness() {
    let scene = Scene(iOS: 9)
    scene.width.constant = 80
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { scene.box.layoutIfNeeded() }
    )
    #expect(scene.inner.frame.width == 80)
    scene.scene.simulator.advance(by: 0.5)
    #expect(scene.inner.layer.presentation()?.bounds.width.isNear(50, within: 0.01) == true)
  }

  /// Source: Apple, CALayer.layoutIfNeeded(): superlayers that need layout are included.
  @Test func aSuperviewThatNeedsLayoutIsLaidOut() {
    let scene = Scene(iOS: 9)
    scene.left.constant = 110
    scene.scene.view.setNeedsLayout()
    scene.box.layoutIfNeeded()
    #expect(scene.box.frame.minX == 110)
  }
}
