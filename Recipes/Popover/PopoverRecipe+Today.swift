import RecipeKit

extension PopoverRecipe {
  // MARK: Today's API

  @ClaimBuilder<PopoverExamples> var today: Claims<PopoverExamples> {
    SceneSetup { (_: PopoverExamples, stage) in MediaScene(.iPad, on: stage) }.detail(
      "ipad-plus-action#today",
      "with today's API + presents the same content in a popover on the pad"
    ) {
      expect($0.open(), is: CGSize(width: 200, height: 125))
    }
    .fails(when: "the style stays automatic") { $0.presentAutomatically() }
    SceneSetup { (_: PopoverExamples, stage) in MediaScene(.iPhone6, on: stage) }.detail(
      "ipad-plus-action#today-phone",
      "with today's API + presents it as a sheet on a phone, as wide as the screen"
    ) {
      expect($0.open()?.width, is: 375)
    }
    .fails(when: "the delegate insists on a popover", seeing: 200) { $0.insistOnPopover() }
  }
}

/// The screen with +, on iOS 13.
@MainActor
private final class MediaScene: UIPopoverPresentationControllerDelegate {
  let device: Simulator
  let root = MediaController()

  init(_ model: DeviceModel, on stage: Stage) {
    device = stage.boot(model, iOS: 13)
    device.launch(UINavigationController(rootViewController: root))
    device.advanceUntilIdle()
  }

  /// Taps +, and returns the size of the content that is presented.
  func open() -> CGSize? {
    device.tap(at: CGPoint(x: device.screen.bounds.width - 22, y: 42))
    device.advanceUntilIdle()
    return (root.presentedViewController as? PopoverContentViewController)?.view.bounds.size
  }

  func presentAutomatically() {
    change { [root] _ in root.present(PopoverContentViewController(), animated: true) }
  }

  func insistOnPopover() {
    change { [self] _ in
      let content = PopoverContentViewController()
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
      content.popoverPresentationController?.delegate = self
      root.present(content, animated: true)
    }
  }

  private func change(_ action: @escaping (UIAction) -> Void) {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction(handler: action)
    )
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}
