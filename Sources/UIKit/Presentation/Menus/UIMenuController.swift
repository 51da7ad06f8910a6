/// The menu of editing commands, such as Copy and Paste, beside a rectangle of a view.
///
/// It shows the commands that a responder of the first responder's chain can perform: the standard ones in their order, then those
/// of `menuItems`. A tap sends the action up the chain, with the menu as its sender; a touch anywhere else hides the menu. Without a
/// command it stays hidden. Source: Apple, UIMenuController.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// Down if there is room above the rectangle, otherwise up.
    case `default` = 0
    /// Up, to a rectangle above the menu.
    case up = 1
    /// Down, to a rectangle below the menu.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The standard actions in the order of the menu, with their titles.
  private static let standardItems = [
    UIMenuItem(title: "Cut", action: "cut:"), UIMenuItem(title: "Copy", action: "copy:"),
    UIMenuItem(title: "Select", action: "select:"), UIMenuItem(title: "Select All", action: "selectAll:"),
    UIMenuItem(title: "Paste", action: "paste:"), UIMenuItem(title: "Delete", action: "delete:"),
  ]

  private var bubble: MenuBubble?
  private var overlay: OverlayView?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// The menu of the application.
  open class var shared: UIMenuController {
    BootedSystem.current.sharedObject { UIMenuController() }
  }

  /// The commands after the standard ones; nil for none.
  open var menuItems: [UIMenuItem]?

  /// Where the arrow points.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is visible; setting it shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { bubble != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu on the screen; zero while it is hidden.
  open var menuFrame: CGRect { bubble?.screenFrame ?? .zero }

  /// Sets the rectangle that the menu points at, in the coordinates of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
    if isMenuVisible { update() }
  }

  /// Shows the menu beside a rectangle of a view, from iOS 13 on.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu that a view has shown, from iOS 13 on.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu, from iOS 13 on.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Shows the menu beside its target rectangle, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(isAnimated: animated) } else { hide(isAnimated: animated) }
  }

  /// Asks the responders again which commands they can perform.
  open func update() {
    guard isMenuVisible else { return }
    let items = performableItems
    guard !items.isEmpty else { return hide(isAnimated: false) }
    place(items)
  }

  // MARK: Showing

  /// The commands that a responder can perform now.
  private var performableItems: [UIMenuItem] {
    guard let first = targetView?.window?.firstResponder ?? device.application.keyWindow?.firstResponder
    else {
      return []
    }
    return (UIMenuController.standardItems + (menuItems ?? [])).filter {
      first.target(forAction: $0.action, withSender: self) != nil
    }
  }

  private var device: SimulatedDevice { .current }

  private func show(isAnimated: Bool) {
    guard let window = targetView?.window else { return }
    let items = performableItems
    guard !items.isEmpty else { return hide(isAnimated: isAnimated) }
    guard bubble == nil else { return place(items) }
    post(UIMenuController.willShowMenuNotification)
    let overlay = window.addOverlay()
    let bubble = MenuBubble { [weak self] in self?.perform($0) }
    overlay.addSubview(bubble)
    (self.overlay, self.bubble) = (overlay, bubble)
    device.application.touchWillBegin = { [weak self] in self?.touchWillBegin($0) }
    place(items)
    let didShow = { self.post(UIMenuController.didShowMenuNotification) }
    guard isAnimated else { return didShow() }
    bubble.alpha = 0
    UIView.animate(withDuration: MenuBubble.fadeDuration, animations: { bubble.alpha = 1 }) { _ in didShow() }
  }

  private func hide(isAnimated: Bool) {
    guard let bubble, let overlay else { return }
    (self.overlay, self.bubble) = (nil, nil)
    device.application.touchWillBegin = nil
    post(UIMenuController.willHideMenuNotification)
    let finish = {
      overlay.removeFromSuperview()
      self.post(UIMenuController.didHideMenuNotification)
    }
    guard isAnimated else { return finish() }
    bubble.isUserInteractionEnabled = false
    UIView.animate(withDuration: MenuBubble.fadeDuration, animations: { bubble.alpha = 0 }) { _ in finish() }
  }

  private func place(_ items: [UIMenuItem]) {
    guard let bubble, let overlay, let targetView else { return }
    let old = bubble.frame
    let statusBar = device.application.isStatusBarHidden ? 0 : UIScreen.statusBarHeight
    let room = overlay.bounds.inset(by: UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0))
    bubble.show(
      items,
      beside: targetView.convert(targetRect, to: overlay),
      in: room,
      arrow: arrowDirection
    )
    if bubble.frame != old { post(UIMenuController.menuFrameDidChangeNotification) }
  }

  private func perform(_ item: UIMenuItem) {
    let first = targetView?.window?.firstResponder
    hide(isAnimated: true)
    device.application.send(item.action, to: nil, from: self, startingAt: first, for: nil)
  }

  /// Hides the menu if a touch begins outside it.
  private func touchWillBegin(_ touch: UITouch) {
    guard let bubble, touch.view?.isDescendant(of: bubble) != true else { return }
    hide(isAnimated: true)
  }

  // MARK: Notifications

  /// Posted before the menu appears.
  nonisolated public static let willShowMenuNotification = name("WillShowMenu")
  /// Posted when the menu has appeared.
  nonisolated public static let didShowMenuNotification = name("DidShowMenu")
  /// Posted before the menu disappears.
  nonisolated public static let willHideMenuNotification = name("WillHideMenu")
  /// Posted when the menu has disappeared.
  nonisolated public static let didHideMenuNotification = name("DidHideMenu")
  /// Posted when the frame of the menu has changed.
  nonisolated public static let menuFrameDidChangeNotification = name("MenuFrameDidChange")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIMenuController\(event)Notification")
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A command of the menu, with the action that it sends up the responder chain.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The action, with the menu as its sender.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
