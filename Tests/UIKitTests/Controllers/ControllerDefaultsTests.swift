import Simulator
import Testing
import UIKit

/// Truth: the documented defaults of UIViewController.
@MainActor struct ControllerDefaultsTests {
  @Test func aFreshControllerHasNothing() {
    _ = Simulator.boot()
    let controller = UIViewController()
    #expect(controller.children == [])
    #expect(controller.parent == nil)
    #expect(controller.title == nil)
    #expect(controller.nibName == nil)
    #expect(!controller.isEditing)
    #expect(!controller.isMovingToParent)
    #expect(!controller.isMovingFromParent)
    #expect(!controller.isViewLoaded)
    #expect(controller.preferredContentSize == .zero)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.childForStatusBarHidden == nil)
    #expect(controller.shouldAutorotate)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.shouldAutomaticallyForwardRotationMethods())
    #expect(controller.next == nil)
  }

  @Test(arguments: [
    (DeviceModel.iPhone4, 4.0, UIInterfaceOrientationMask.portrait), (.iPhone5, 5.1, .portrait),
    (.iPad, 5, .portrait), (.iPhone5, 6, .allButUpsideDown), (.iPhone5, 7, .allButUpsideDown),
    (.iPhone6Plus, 9, .allButUpsideDown), (.iPad, 6, .all), (.iPad, 7, .all), (.iPadPro, 9, .all),
  ])
  func supportedOrientationsDependOnVersionAndIdiom(
    model: DeviceModel,
    version: Double,
    mask: UIInterfaceOrientationMask
  ) {
    _ = Simulator.boot(model, iOS: version)
    #expect(UIViewController().supportedInterfaceOrientations == mask)
  }

  @Test func editingIsSwitchedThroughOneMethod() {
    _ = Simulator.boot()
    let controller = EditingController()
    controller.isEditing = true
    controller.setEditing(false, animated: true)
    #expect(controller.changes == ["true, false", "false, true"])
    #expect(!controller.isEditing)
  }

  @Test func aParentHearsOfANewPreferredSizeOnce() {
    _ = Simulator.boot()
    let parent = SizedParent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(parent.sizes == [CGSize(width: 100, height: 50)])
  }
}

private final class EditingController: UIViewController {
  var changes: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    changes.append("\(editing), \(animated)")
  }
}

private final class SizedParent: UIViewController {
  var sizes: [CGSize] = []

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    sizes.append(container.preferredContentSize)
  }
}
