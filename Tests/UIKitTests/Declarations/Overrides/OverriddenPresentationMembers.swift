import Simulator
import Testing
import UIKit

/// A presentation that notes its calls.
private final class NotingPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    called()
    return super.frameOfPresentedViewInContainerView
  }
  override var presentedView: UIView? {
    called()
    return super.presentedView
  }
  override var shouldPresentInFullscreen: Bool {
    called()
    return true
  }
  override var shouldRemovePresentersView: Bool {
    called()
    return false
  }
  override func presentationTransitionWillBegin() { called() }
  override func presentationTransitionDidEnd(_ completed: Bool) { called() }
  override func dismissalTransitionWillBegin() { called() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { called() }
  override func containerViewWillLayoutSubviews() { called() }
  override func containerViewDidLayoutSubviews() { called() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { called() }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
  {
    called()
    return .none
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    called()
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    called()
    return parentSize
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called()
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called()
    super.willTransition(to: newCollection, with: coordinator)
  }
}

/// Gives presented controllers a noting presentation.
@MainActor
private final class Director: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    NotingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// The background of a popover that notes what it is asked.
private final class NotingBackground: UIPopoverBackgroundView {
  private var place = (offset: CGFloat(0), direction: UIPopoverArrowDirection.up)

  override class func arrowBase() -> CGFloat {
    called()
    return 30
  }
  override class func arrowHeight() -> CGFloat {
    called()
    return 20
  }
  override class func contentViewInsets() -> UIEdgeInsets {
    called()
    return .zero
  }
  override class var wantsDefaultContentAppearance: Bool {
    called()
    return true
  }
  override var arrowOffset: CGFloat {
    get { place.offset }
    set {
      called()
      place.offset = newValue
    }
  }
  override var arrowDirection: UIPopoverArrowDirection {
    get { place.direction }
    set {
      called()
      place.direction = newValue
    }
  }
}

/// A service that notes what it is asked.
private final class NotingActivity: UIActivity {
  override class var activityCategory: Category {
    called()
    return .share
  }
  override var activityType: ActivityType? {
    called()
    return ActivityType("noting")
  }
  override var activityTitle: String? {
    called()
    return "Noting"
  }
  override var activityImage: UIImage? {
    called()
    return nil
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    called()
    return true
  }
  override func prepare(withActivityItems activityItems: [Any]) { called() }
  override var activityViewController: UIViewController? {
    called()
    return nil
  }
  override func perform() {
    called()
    activityDidFinish(true)
  }
}

@MainActor
private func present(_ work: (PresentationScene) -> Void) {
  let scene = PresentationScene(.iPhone6Plus, iOS: 9)
  let director = Director()
  scene.other.modalPresentationStyle = .custom
  scene.other.transitioningDelegate = director
  scene.root.present(scene.other, animated: true)
  scene.simulator.advanceUntilIdle()
  work(scene)
  scene.simulator.advanceUntilIdle()
  withExtendedLifetime(director) {}
}

@MainActor
private func cell(titled title: String, in view: UIView) -> UITableViewCell? {
  if let cell = view as? UITableViewCell, cell.textLabel?.text == title { return cell }
  return view.subviews.lazy.compactMap { cell(titled: title, in: $0) }.first
}

extension OverriddenMembers {
  static let ofPresentations: [OverriddenMembers] = [
    .init(
      "UIPresentationController",
      [
        "frameOfPresentedViewInContainerView", "presentedView", "shouldPresentInFullscreen",
        "shouldRemovePresentersView", "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
        "containerViewWillLayoutSubviews()", "containerViewDidLayoutSubviews()",
        "adaptivePresentationStyle(for:)",
      ],
      "presents"
    ) { present { _ in } },
    .init(
      "UIPresentationController",
      ["dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)"],
      "dismisses"
    ) { present { $0.root.dismiss(animated: true) } },
    .init(
      "UIPresentationController",
      [
        "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
        "size(forChildContentContainer:withParentContainerSize:)",
      ],
      "the phone is rotated"
    ) { present { $0.simulator.rotate(to: .landscapeLeft) } },
    .init(
      "UIPresentationController",
      ["preferredContentSizeDidChange(forChildContentContainer:)"],
      "the preferred size of what it presents changes"
    ) { present { $0.other.preferredContentSize = CGSize(width: 100, height: 100) } },
    .init(
      "UIPopoverBackgroundView",
      [
        "arrowBase()", "arrowHeight()", "contentViewInsets()", "wantsDefaultContentAppearance", "arrowOffset",
        "arrowDirection",
      ],
      "a popover is shown"
    ) {
      let scene = PopoverScene()
      scene.popover.backgroundViewClass = NotingBackground.self
      scene.present(.left)
    },
    .init(
      "UIActivity",
      [
        "activityCategory", "activityType", "activityTitle", "activityImage",
        "canPerform(withActivityItems:)",
        "prepare(withActivityItems:)", "activityViewController", "perform()",
      ],
      "is listed and chosen"
    ) {
      let scene = PresentationScene()
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [NotingActivity()])
      scene.root.present(sheet, animated: true)
      scene.simulator.advanceUntilIdle()
      scene.simulator.tap(try #require(cell(titled: "Noting", in: sheet.view)))
      scene.simulator.advanceUntilIdle()
    },
  ]
}
