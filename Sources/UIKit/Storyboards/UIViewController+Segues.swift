extension UIViewController {
  /// The segue of one kind to a destination that was just made.
  final func makeSegue(
    _ kind: StoryboardSegueKind,
    _ identifier: String?,
    to destination: UIViewController,
    sender: Any?
  ) -> UIStoryboardSegue {
    func segue(_ show: @escaping () -> Void) -> UIStoryboardSegue {
      UIStoryboardSegue(
        identifier: identifier,
        source: self,
        destination: destination,
        performHandler: show
      )
    }
    switch kind {
    case .show: return segue { self.show(destination, sender: sender) }
    case .showDetail: return segue { self.showDetailViewController(destination, sender: sender) }
    case .presentModally: return segue { self.present(destination, animated: true) }
    case .push: return segue { self.pushOnStack(destination, identifier) }
    case .presentAsPopover: return makePopoverSegue(identifier, to: destination, sender: sender)
    case .custom(let segueClass):
      return segueClass.init(identifier: identifier, source: self, destination: destination)
    }
  }

  private func pushOnStack(_ destination: UIViewController, _ identifier: String?) {
    guard let navigationController else {
      UIKitException.raise(
        .genericException,
        "Could not find a navigation controller for segue '\(identifier ?? "")'. Push segues can only be "
          + "used when the source controller is managed by an instance of UINavigationController."
      )
    }
    navigationController.pushViewController(destination, animated: true)
  }

  /// A segue that presents a popover: it points at the sender already while the source prepares.
  private func makePopoverSegue(
    _ identifier: String?,
    to destination: UIViewController,
    sender: Any?
  ) -> UIStoryboardSegue {
    let item = sender as? UIBarButtonItem
    let view = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view ?? self.view
    guard SimulatedDevice.current.behavior.popoversArePresentations else {
      let segue = UIStoryboardPopoverSegue(identifier: identifier, source: self, destination: destination)
      storyboardConnection?.popoverController = segue.popoverController
      segue.performHandler = { [unowned segue] in
        if let item {
          segue.popoverController.present(from: item, permittedArrowDirections: .any, animated: true)
        } else if let view {
          segue.popoverController.present(
            from: view.bounds,
            in: view,
            permittedArrowDirections: .any,
            animated: true
          )
        }
      }
      return segue
    }
    destination.modalPresentationStyle = .popover
    if let item {
      destination.popoverPresentationController?.barButtonItem = item
    } else if let view {
      destination.popoverPresentationController?.sourceView = view
      destination.popoverPresentationController?.sourceRect = view.bounds
    }
    return UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      [unowned self] in
      present(destination, animated: true)
    }
  }
}
