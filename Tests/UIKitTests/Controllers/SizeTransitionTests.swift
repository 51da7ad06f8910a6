import Simulator
import Testing
import UIKit

/// Truth: Apple, UIContentContainer: the calls for a change of size; UIViewController.willRotate: the older
/// calls that iOS 8 and 9 still make.
@MainActor struct SizeTransitionTests {
  @Test func childrenAreToldBySuper() {
    let (simulator, parent, child) = scene()
    simulator.rotate(to: .landscapeLeft)
    #expect(child.sizes == [CGSize(width: 667, height: 375)])
    #expect(parent.sizes == [CGSize(width: 667, height: 375)])
  }

  @Test func withoutSuperChildrenAreNotTold() {
    let (simulator, parent, child) = scene()
    parent.callsSuper = false
    simulator.rotate(to: .landscapeLeft)
    #expect(parent.sizes.count == 1)
    #expect(child.sizes == [])
  }

  @Test func aChildThatKeepsItsSizeIsSkipped() {
    let (simulator, parent, child) = scene()
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    parent.sizeOfChildren = CGSize(width: 100, height: 50)
    simulator.rotate(to: .landscapeLeft)
    #expect(child.sizes == [])
  }

  @Test func aChildIsToldTheSizeThatItsParentGivesIt() {
    let (simulator, parent, child) = scene()
    parent.sizeOfChildren = CGSize(width: 200, height: 375)
    simulator.rotate(to: .landscapeLeft)
    #expect(child.sizes == [CGSize(width: 200, height: 375)])
  }

  @Test(arguments: [(8.0, 3), (9.3, 3), (10, 0)])
  func aControllerThatKnowsNothingOfSizesGetsTheOlderCallsUntilIOS9(version: Double, count: Int) {
    let simulator = Simulator.boot(.iPhone6, iOS: version)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.orientations.count == count)
    if count > 0 {
      #expect(
        controller.orientations == [
          "willRotate(landscapeRight): portrait", "willAnimateRotation(landscapeRight): landscapeRight",
          "didRotate(portrait): landscapeRight",
        ]
      )
      #expect(controller.inheritedDurations == [0, 0.3, 0])
    }
  }

  @Test func aControllerThatHandlesTheSizeGetsNone() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let controller = ModernController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.orientations == [])
  }

  private func scene() -> (Simulator, SizeController, SizeController) {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let parent = SizeController()
    let child = SizeController()
    simulator.launch(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulator.settle()
    return (simulator, parent, child)
  }
}

private final class SizeController: UIViewController {
  var sizes: [CGSize] = []
  var callsSuper = true
  var sizeOfChildren: CGSize?

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    sizes.append(size)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChildren
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}

private final class ModernController: OldRotationController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
