import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.setOverrideTraitCollection(_:forChild:): the parent's traits with some
/// replaced, only for that child and its descendants.
@MainActor struct TraitOverrideTests {
  @Test func anOverrideReplacesOneTraitForOneChild() {
    let scene = Scene()
    scene.parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: scene.child
    )
    #expect(scene.child.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.child.traitCollection.verticalSizeClass == .regular)
    #expect(scene.child.traitCollection.displayScale == 2)
    #expect(scene.child.view.traitCollection == scene.child.traitCollection)
    #expect(scene.parent.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.sibling.traitCollection.horizontalSizeClass == .compact)
    #expect(
      scene.parent.overrideTraitCollection(forChild: scene.child)
        == UITraitCollection(horizontalSizeClass: .regular)
    )
  }

  @Test func theChildHearsOfTheChangeWithTheTraitsBefore() {
    let scene = Scene()
    scene.parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: scene.child
    )
    #expect(scene.child.previous.map(\.horizontalSizeClass) == [.compact])
    scene.parent.setOverrideTraitCollection(nil, forChild: scene.child)
    #expect(scene.child.previous.map(\.horizontalSizeClass) == [.compact, .regular])
    #expect(scene.parent.previous.isEmpty)
    #expect(scene.sibling.previous.isEmpty)
    #expect(scene.child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func anOverrideThatChangesNothingIsNotHeardOf() {
    let scene = Scene()
    scene.parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact),
      forChild: scene.child
    )
    #expect(scene.child.previous.isEmpty)
  }

  @Test func leavingTheParentTakesTheOverrideBack() {
    let scene = Scene()
    scene.parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: scene.child
    )
    scene.child.removeFromParent()
    #expect(scene.child.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.parent.overrideTraitCollection(forChild: scene.child) == nil)
  }

  @Test func aRotationThatAnOverrideHidesIsNotAnnouncedToTheChild() {
    let scene = Scene()
    scene.parent.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .regular),
      forChild: scene.child
    )
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.child.announced.isEmpty)
    #expect(scene.child.previous.isEmpty)
    #expect(scene.sibling.announced.map(\.verticalSizeClass) == [.compact])
    #expect(scene.sibling.previous.map(\.verticalSizeClass) == [.regular])
    #expect(scene.child.traitCollection.verticalSizeClass == .regular)
  }
}

/// A parent with two children on a phone's screen, after the first calls of traitCollectionDidChange.
@MainActor private struct Scene {
  let simulator = Simulator.boot(.iPhone6, iOS: 8)
  let parent = TraitController()
  let child = TraitController()
  let sibling = TraitController()

  init() {
    simulator.launch(parent)
    for controller in [child, sibling] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    simulator.settle()
  }
}

private final class TraitController: UIViewController {
  var previous: [UITraitCollection] = []
  var announced: [UITraitCollection] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { previous.append(previousTraitCollection) }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    announced.append(newCollection)
  }
}
