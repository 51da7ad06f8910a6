/// Page sheets and form sheets over the dimmed presenter.
///
/// 1. In compact width both fill the screen up to iOS 12. From iOS 13 they are cards there, and fill the
///    screen only in compact height.
/// 2. A form sheet is centred and has 540 × 620 points, from iOS 7 the preferred size if there is one.
/// 3. A page sheet is 768 points wide and extends from the status bar to the bottom.
/// 4. From iOS 13 a tap outside dismisses.
///
/// Source: Apple, UIModalPresentationStyle; Human Interface Guidelines, sheets.
@MainActor
final class SheetPresentationController: SystemPresentationController {
  /// The size of a form sheet in points.
  static let formSize = CGSize(width: 540, height: 620)

  /// The width of a page sheet in points.
  static let pageWidth: CGFloat = 768

  /// The space between the status bar and a card, in points.
  static let cardGap: CGFloat = 10

  /// The opacity of the black over the presenter.
  static let dimming: CGFloat = 0.4

  /// The corner radius of a card in points.
  static let cornerRadius: CGFloat = 10

  private let dimmingView = UIView(frame: .zero)

  override var decidesForScreen: Bool { false }

  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    if device.behavior.presentsCards {
      return traits.verticalSizeClass == .compact ? .fullScreen : .none
    }
    return traits.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  /// A form sheet has compact width on every screen.
  override var styleTraits: UITraitCollection? {
    style == .formSheet ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return frame(in: container.bounds.size)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).size }

  private var isCard: Bool {
    device.behavior.presentsCards
      && traitsOfWindow.horizontalSizeClass == .compact
  }

  private func frame(in whole: CGSize) -> CGRect {
    let isStatusBarHidden = device.application.isStatusBarHidden
    var top = isStatusBarHidden ? 0 : UIScreen.statusBarHeight
    if isCard {
      top += SheetPresentationController.cardGap
      return CGRect(x: 0, y: top, width: whole.width, height: max(0, whole.height - top))
    }
    var size = CGSize(width: SheetPresentationController.pageWidth, height: whole.height - top)
    if style == .formSheet {
      size = SheetPresentationController.formSize
      let preferred = preferredContentSize
      if device.behavior.sheetsHonorPreferredSize {
        if preferred.width > 0 { size.width = preferred.width }
        if preferred.height > 0 { size.height = preferred.height }
      }
    }
    size.width = min(size.width, whole.width)
    size.height = min(size.height, max(0, whole.height - top))
    let x = (whole.width - size.width) / 2
    let y = style == .formSheet ? (whole.height - size.height) / 2 : whole.height - size.height
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  // MARK: Dimming

  override func presentationTransitionWillBegin() {
    addDimmingView(dimmingView, UIColor(white: 0, alpha: SheetPresentationController.dimming))
    if let view = presentedView, device.behavior.sheetsHaveRoundCorners {
      view.layer.cornerRadius = SheetPresentationController.cornerRadius
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    dimBelow(false, with: dimmingView)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return dimBelow(true, with: dimmingView) }
    dimmingView.removeFromSuperview()
    controllerOnScreen?.storedView?.layer.cornerRadius = 0
  }

  override func wasTappedOutside() {
    if device.behavior.usersDismissPresentations { dismissForUser() }
  }
}

/// The presentation styles that cover the screen.
@MainActor
final class FullScreenPresentationController: SystemPresentationController {
  override var shouldRemovePresentersView: Bool { style == .fullScreen }

  /// Up to iOS 6 the view begins below the status bar.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let application = device.application
    guard !device.behavior.rootViewLiesUnderStatusBar, !application.isStatusBarHidden else {
      return container.bounds
    }
    return container.bounds.inset(
      by: UIEdgeInsets(top: UIScreen.statusBarHeight, left: 0, bottom: 0, right: 0)
    )
  }
}

/// The presentation styles that cover the area of the controller that defines the context.
@MainActor
final class ContextPresentationController: SystemPresentationController {
  override var shouldPresentInFullscreen: Bool { false }

  override var shouldRemovePresentersView: Bool { style == .currentContext }

  override var staysInContext: Bool { true }
}

/// A presentation in one of the system's styles.
@MainActor
class SystemPresentationController: UIPresentationController {
  final let style: UIModalPresentationStyle

  init(
    _ style: UIModalPresentationStyle,
    _ presented: UIViewController,
    _ presenting: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }
}
