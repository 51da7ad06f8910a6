/// Shows a menu, with or without a preview, when people press a view for half a second.
///
/// Source: Apple, UIContextMenuInteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  /// How the menu looks.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The view whose menu it shows.
  open private(set) weak var view: UIView?

  /// Supplies the menu and the preview.
  open var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  /// How the shown menu looks.
  open var menuAppearance: Appearance {
    session == nil ? .unknown : isCompact ? .compact : .rich
  }

  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  /// Whether the menu has no preview, as those of controls.
  private let isCompact: Bool
  private let press = UILongPressGestureRecognizer()
  private let gate = PressGate()
  private weak var session: (any ShownMenu)?
  private var configuration: UIContextMenuConfiguration?
  /// The place of the press in the view.
  private var place = CGPoint.zero

  /// Creates an interaction for the menus of a delegate, which is not retained.
  public convenience init(delegate: any UIContextMenuInteractionDelegate) {
    self.init(delegate, isCompact: false)
  }

  init(_ delegate: any UIContextMenuInteractionDelegate, isCompact: Bool) {
    storedDelegate = delegate
    self.isCompact = isCompact
    gate.mayBegin = { [weak self] in self?.prepare() ?? false }
    press.delegate = gate
    press.addHandler { [weak self] in self?.pressed($0) }
  }

  /// Stops recognizing presses on the former view, and dismisses its menu.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    dismissMenu()
  }

  /// Recognizes presses on the new view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The place of the press, in the coordinates of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Replaces the menu that is shown: `block` gets it and returns the new one; without a menu nothing happens.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    session?.update(block)
  }

  /// Dismisses the menu, with an animation.
  open func dismissMenu() { session?.dismiss() }

  // MARK: Pressing

  /// Asks the delegate for a menu at the place of the press; false if there is none.
  private func prepare() -> Bool {
    guard let view, !isAnyMenuShown else { return false }
    place = press.location(in: view)
    configuration = storedDelegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return configuration != nil
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: show(at: press.location(in: nil))
    case .changed: session?.fingerMoved(to: press.location(in: nil))
    case .ended: session?.fingerLifted(at: press.location(in: nil))
    default: break
    }
  }

  /// Shows the menu for a touch, without waiting; returns the session, or nil if there is no menu.
  final func show(for touch: UITouch) -> (any ShownMenu)? {
    guard let view, !isAnyMenuShown else { return nil }
    place = touch.location(in: view)
    configuration = storedDelegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    show(at: touch.location(in: nil))
    return session
  }

  private func show(at finger: CGPoint) {
    guard let configuration, let view, view.window != nil, let delegate = storedDelegate else { return }
    let preview = isCompact ? nil : highlightPreview(configuration) ?? UITargetedPreview(view: view)
    guard let menu = configuration.actionProvider?([]), !menu.children.isEmpty else { return }
    session = present(menu, configuration, preview: preview, finger: finger) { [self] session, animator in
      self.session = session
      delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  private func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    let identifier = configuration.identifier
    return storedDelegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: identifier
    )
      ?? storedDelegate?.contextMenuInteraction(
        self,
        previewForHighlightingMenuWithConfiguration: configuration
      )
  }

  // MARK: Ending

  /// The preview to which the menu goes back.
  final func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    let identifier = configuration.identifier
    return storedDelegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      dismissalPreviewForItemWithIdentifier: identifier
    )
      ?? storedDelegate?.contextMenuInteraction(
        self,
        previewForDismissingMenuWithConfiguration: configuration
      )
  }

  final func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    session = nil
    self.configuration = nil
    storedDelegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  final func previewWasTapped(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    storedDelegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  /// The sender of the menu's actions: the control or the bar item, otherwise the interaction.
  final var sender: Any { (view as? UIControl)?.menuSender ?? self }
}

/// A menu on the screen, for what has shown it.
@MainActor
protocol ShownMenu: AnyObject {
  /// The finger that opened the menu has moved; the point is in the window's coordinates.
  func fingerMoved(to point: CGPoint)

  /// The finger that opened the menu was lifted: if it had moved to an element, that is chosen.
  func fingerLifted(at point: CGPoint)

  /// Replaces the menu in front.
  func update(_ block: (UIMenu) -> UIMenu)

  /// Dismisses the menu, with an animation.
  func dismiss()
}

/// Lets a press be recognized only if there is a menu.
private final class PressGate: UIGestureRecognizerDelegate {
  var mayBegin: () -> Bool = { false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

// MARK: - Delegate

/// Supplies the menu of a context menu interaction, and is told when it comes and goes.
///
/// The order of the calls is: the configuration, the preview for highlighting, `willDisplayMenuFor`, and at the end the preview for
/// dismissing and `willEndFor`. Source: Apple, UIContextMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a place in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the view from which the preview comes, from iOS 16 on; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Returns the view to which the preview goes back, from iOS 16 on; nil for that from which it came.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Returns the view from which the preview comes; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the view to which the preview goes back; nil for that from which it came.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when people tap the preview; the completions of `animator` run when the menu is gone.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called before the menu is dismissed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
