/// Something whose content has a size: controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like, in points; zero if it does not care.
  var preferredContentSize: CGSize { get }

  /// A child's `preferredContentSize` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets within a container of `parentSize` points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The view is about to change to `size` points, from iOS 8 on.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// The traits are about to change, from iOS 8 on.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
