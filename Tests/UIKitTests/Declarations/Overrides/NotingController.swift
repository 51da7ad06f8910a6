import UIKit

/// A controller that notes the calls of what it overrides.
class NotingController: UIViewController {
  override func loadView() {
    called()
    super.loadView()
  }
  override func viewDidLoad() { called() }
  override func didReceiveMemoryWarning() { called() }
  override func viewWillAppear(_ animated: Bool) { called() }
  override func viewDidAppear(_ animated: Bool) { called() }
  override func viewWillDisappear(_ animated: Bool) { called() }
  override func viewDidDisappear(_ animated: Bool) { called() }
  override func viewWillLayoutSubviews() { called() }
  override func viewDidLayoutSubviews() { called() }
  override func viewSafeAreaInsetsDidChange() { called() }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    called()
  }
  override func updateViewConstraints() {
    called()
    super.updateViewConstraints()
  }
  override func willMove(toParent parent: UIViewController?) { called() }
  override func didMove(toParent parent: UIViewController?) { called() }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    called()
    return true
  }
  override func shouldAutomaticallyForwardRotationMethods() -> Bool {
    called()
    return true
  }
  override var shouldAutorotate: Bool {
    called()
    return true
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    called()
    return .all
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    called()
    return .landscapeLeft
  }
  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    called()
  }
  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
  { called() }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { called() }
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
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { called() }
  override func applicationFinishedRestoringState() { called() }
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
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
  {
    called()
    return super.overrideTraitCollection(forChild: childViewController)
  }
  override var prefersStatusBarHidden: Bool {
    called()
    return false
  }
  override var childForStatusBarHidden: UIViewController? {
    called()
    return nil
  }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    called()
    return .default
  }
  override var childForStatusBarStyle: UIViewController? {
    called()
    return nil
  }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    called()
    return .fade
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called()
    super.setEditing(editing, animated: animated)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    called()
    return true
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { called() }
  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool {
    called()
    return true
  }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController]
  {
    called()
    return super.allowedChildrenForUnwinding(from: source)
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    called()
  }
  override func awakeFromNib() {
    called()
    super.awakeFromNib()
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { called() }
  override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    called()
    return super.separateSecondaryViewController(for: splitViewController)
  }
  override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
    called()
    return true
  }
  override func show(_ vc: UIViewController, sender: Any?) { called() }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { called() }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    called()
    super.dismiss(animated: flag, completion: completion)
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      called()
      return .fullScreen
    }
    set { super.modalPresentationStyle = newValue }
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get {
      called()
      return .crossDissolve
    }
    set { super.modalTransitionStyle = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get {
      called()
      return true
    }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var canBecomeFirstResponder: Bool {
    called()
    return true
  }
  override var inputAccessoryView: UIView? {
    called()
    return nil
  }
}
