/// A menu on the screen: its panels, its preview, and the touches on them, from showing to dismissal.
///
/// There is at most one. Apple doesn't document the durations.
@MainActor
final class MenuSession: ShownMenu {
  private final class Holder: NSObject { var session: MenuSession? }

  private static let openingDuration: TimeInterval = 0.4
  private static let closingDuration: TimeInterval = 0.25
  /// The scale at which a panel appears.
  private static let smallScale: CGFloat = 0.3

  /// The menu on the screen; nil if there is none.
  static var current: MenuSession? {
    get { BootedSystem.current.sharedObject { Holder() }.session }
    set { BootedSystem.current.sharedObject { Holder() }.session = newValue }
  }

  let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration
  private let targeted: UITargetedPreview?
  let previewController: UIViewController?

  private var root: UIMenu
  /// The content of the deferred elements that have been provided for this menu.
  private var known: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []

  private var overlay: OverlayView?
  let surface = MenuSurface(frame: .zero)
  private let dimming = UIView(frame: .zero)
  var preview: UIView?
  private var previewStart = CGRect.zero
  /// The panels; the last one is in front and takes touches.
  private(set) var panels: [MenuPanel] = []
  /// Where the finger that opened the menu came down; nil once that has moved.
  var restingFinger: CGPoint?
  private var isPopUp: Bool { (interaction.view as? UIControl)?.menuSelects ?? false }

  init(
    _ menu: UIMenu,
    of interaction: UIContextMenuInteraction,
    _ configuration: UIContextMenuConfiguration,
    preview: UITargetedPreview?,
    finger: CGPoint
  ) {
    (root, self.interaction, self.configuration, targeted) = (menu, interaction, configuration, preview)
    restingFinger = finger
    previewController = preview == nil ? nil : configuration.previewProvider?()
    surface.session = self
  }

  /// The menu whose panel is in front.
  var menu: UIMenu { panels.last?.menu ?? root }

  // MARK: Showing

  func show(_ animator: MenuAnimator) {
    guard let window = interaction.view?.window else { return }
    MenuSession.current = self
    let overlay = window.addOverlay()
    overlay.keepsTouches = true
    self.overlay = overlay
    surface.frame = overlay.bounds
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.addSubview(surface)
    if targeted != nil { addDimming() }
    let panel = makePanel(root, opened: nil)
    panels = [panel]
    surface.addSubview(panel)
    addPreview()
    placeRoot()
    previewController?.beginAppearanceTransition(true, animated: true)
    let end = preview?.frame ?? .zero
    let anchor = anchorPoint(of: panel)
    preview?.frame = previewStart
    dimming.alpha = 0
    shrink(panel, towards: anchor)
    UIView.animate(
      withDuration: MenuSession.openingDuration,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      panel.transform = .identity
      panel.alpha = 1
      dimming.alpha = 1
      preview?.frame = end
      animator.animate()
    } completion: { [self] _ in
      previewController?.endAppearanceTransition()
      animator.complete()
    }
  }

  private func makePanel(_ menu: UIMenu, opened: MenuContent.Entry?) -> MenuPanel {
    var content = MenuContent(menu, isSelecting: isPopUp && menu === root, known: known)
    content.missing.forEach(request)
    // An element may have been provided at once.
    content = MenuContent(menu, isSelecting: isPopUp && menu === root, known: known)
    let panel = MenuPanel(menu, content, opened: opened)
    if opened == nil, isUpwards(panel.wantedSize.height) { return MenuPanel(menu, content.upwards) }
    return panel
  }

  /// Whether the first element is the lowest one: in a menu above its button, from iOS 16 on as the application chooses.
  private func isUpwards(_ height: CGFloat) -> Bool {
    guard targeted == nil, configuration.preferredMenuElementOrder != .fixed else { return false }
    return MenuPlacer(room: room).isAbove(height, anchor)
  }

  private func request(_ deferred: UIDeferredMenuElement) {
    guard requested.insert(ObjectIdentifier(deferred)).inserted else { return }
    deferred.provide { [weak self] elements in
      guard let self else { return }
      known[ObjectIdentifier(deferred)] = elements
      if !panels.isEmpty { rebuild() }
    }
  }

  // MARK: Placing

  /// The part of the screen that menus may cover.
  private var room: CGRect {
    guard let overlay else { return .zero }
    let bars = overlay.safeAreaInsets
    let margin = MenuPlacer.gap
    return overlay.bounds.inset(
      by: UIEdgeInsets(
        top: max(bars.top, margin),
        left: max(bars.left, margin),
        bottom: max(bars.bottom, margin),
        right: max(bars.right, margin)
      )
    )
  }

  /// The rectangle beside which the menu is.
  private var anchor: CGRect {
    guard let view = interaction.view, let overlay else { return .zero }
    let whole = view.convert(view.bounds, to: overlay)
    guard let control = view as? UIControl else { return whole }
    let point = control.menuAttachmentPoint(for: configuration)
    guard point.x != view.bounds.midX else { return whole }
    return CGRect(
      x: view.convert(point, to: overlay).x,
      y: whole.minY,
      width: 0,
      height: whole.height
    )
  }

  private func placeRoot() {
    guard let panel = panels.first else { return }
    let placer = MenuPlacer(room: room)
    guard let preview else {
      panel.frame = placer.frame(panel.wantedSize, beside: anchor)
      return
    }
    let size = previewController?.preferredContentSize ?? .zero
    var rect = previewStart
    if previewController != nil {
      let wanted = size == .zero ? CGSize(width: room.width, height: room.height * 0.5) : size
      rect = CGRect(
        x: rect.midX - wanted.width / 2,
        y: rect.midY - wanted.height / 2,
        width: min(wanted.width, room.width),
        height: wanted.height
      )
    }
    let frames = placer.frames(panel.wantedSize, preview: rect)
    panel.frame = frames.menu
    preview.frame = frames.preview
  }

  /// The point of the surface from which a panel grows.
  private func anchorPoint(of panel: MenuPanel) -> CGPoint {
    let source = preview?.frame ?? anchor
    let frame = panel.frame
    return CGPoint(
      x: min(max(source.midX, frame.minX), frame.maxX),
      y: min(max(source.midY, frame.minY), frame.maxY)
    )
  }

  private func shrink(_ panel: MenuPanel, towards point: CGPoint) {
    let scale = MenuSession.smallScale
    panel.transform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: (point.x - panel.center.x) * (1 - scale),
      ty: (point.y - panel.center.y) * (1 - scale)
    )
    panel.alpha = 0
  }

  // MARK: Preview

  private func addDimming() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.frame = surface.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.isUserInteractionEnabled = false
    surface.addSubview(dimming)
  }

  private func addPreview() {
    guard let targeted else { return }
    let platter = UIView(frame: frame(of: targeted))
    previewStart = platter.frame
    platter.layer.shadowColor = UIColor.black.cgColor
    platter.layer.shadowOpacity = 0.2
    platter.layer.shadowRadius = 20
    platter.layer.shadowOffset = CGSize(width: 0, height: 6)
    platter.isUserInteractionEnabled = false
    let content = previewController?.view ?? targeted.view.snapshotView(afterScreenUpdates: false)
    if let content {
      content.frame = platter.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.translatesAutoresizingMaskIntoConstraints = true
      content.clipsToBounds = true
      content.layer.cornerRadius =
        previewController == nil ? max(targeted.view.layer.cornerRadius, 0) : MenuMetrics.cornerRadius
      if previewController == nil { mask(content, with: targeted) }
      platter.addSubview(content)
    }
    if previewController == nil, targeted.parameters.visiblePath == nil {
      platter.backgroundColor =
        targeted.parameters.backgroundColor
        ?? (targeted.view.backgroundColor == nil ? .systemBackground : nil)
      platter.layer.cornerRadius = content?.layer.cornerRadius ?? 0
    }
    preview = platter
    surface.addSubview(platter)
  }

  private func mask(_ content: UIView, with targeted: UITargetedPreview) {
    guard let path = targeted.parameters.visiblePath else { return }
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    content.layer.mask = shape
  }

  private func frame(of targeted: UITargetedPreview) -> CGRect {
    let target = targeted.target
    let size = targeted.size
    let rect = CGRect(
      x: target.center.x - size.width / 2,
      y: target.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    return target.container.convert(rect, to: surface)
  }

  // MARK: Changing

  func update(_ block: (UIMenu) -> UIMenu) {
    guard let panel = panels.last else { return }
    let new = block(panel.menu)
    if panels.count == 1 { root = new }
    replace(panels.count - 1, with: new)
  }

  /// Shows the present state of all elements.
  func rebuild() {
    for index in panels.indices { replace(index, with: panels[index].menu) }
  }

  private func replace(_ index: Int, with menu: UIMenu) {
    let old = panels[index]
    let new = makePanel(menu, opened: old.header?.entry)
    panels[index] = new
    surface.insertSubview(new, aboveSubview: old)
    new.isBehind = old.isBehind
    if index == 0 {
      placeRoot()
    } else {
      new.frame = submenuFrame(new, at: old.frame.minY)
    }
    old.removeFromSuperview()
  }

  // MARK: Submenus

  func open(_ menu: UIMenu, from item: MenuItemView) {
    let panel = makePanel(menu, opened: item.entry)
    panels.last?.isBehind = true
    let row = item.convert(item.bounds, to: surface)
    panel.frame = submenuFrame(panel, at: row.minY)
    panels.append(panel)
    surface.addSubview(panel)
    shrink(panel, towards: CGPoint(x: row.midX, y: row.midY))
    animate {
      panel.transform = .identity; panel.alpha = 1
    }
  }

  private func submenuFrame(_ panel: MenuPanel, at y: CGFloat) -> CGRect {
    let height = min(panel.wantedSize.height, room.height)
    let top = max(room.minY, min(y, room.maxY - height))
    return CGRect(x: panels[0].frame.minX, y: top, width: MenuMetrics.width, height: height)
  }

  func closeSubmenu() {
    let panel = panels.removeLast()
    panels.last?.isBehind = false
    animate {
      panel.alpha = 0
    } completion: {
      panel.removeFromSuperview()
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: MenuSession.closingDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: changes
    ) { _ in
      completion()
    }
  }

  // MARK: Dismissing

  func commit() {
    let animator = MenuAnimator(previewController)
    interaction.previewWasTapped(configuration, animator)
    dismiss(pops: animator.preferredCommitStyle == .pop, with: animator)
  }

  func dismiss() { dismiss(pops: false, with: MenuAnimator(previewController)) }

  /// Dismisses the menu without an animation, when its place on the screen is gone.
  func dismissAtOnce() {
    UIView.performWithoutAnimation { dismiss() }
  }

  private func dismiss(pops: Bool, with animator: MenuAnimator) {
    guard MenuSession.current === self, let overlay else { return }
    MenuSession.current = nil
    let goal = targeted.flatMap { interaction.dismissalPreview(configuration) ?? $0 }
    interaction.willEnd(configuration, animator)
    overlay.isUserInteractionEnabled = false
    previewController?.beginAppearanceTransition(false, animated: true)
    let end = goal.flatMap { $0.view.window == nil ? nil : frame(of: $0) }
    animate { [self] in
      for panel in panels { shrink(panel, towards: anchorPoint(of: panel)) }
      dimming.alpha = 0
      if pops {
        preview?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        preview?.alpha = 0
      } else if let end, previewController == nil {
        preview?.frame = end
      } else {
        preview?.alpha = 0
      }
      animator.animate()
    } completion: { [self] in
      overlay.removeFromSuperview()
      previewController?.endAppearanceTransition()
      animator.complete()
    }
  }
}

// MARK: - For controls

extension UIContextMenuInteraction {
  /// Whether any menu is on the screen.
  final var isAnyMenuShown: Bool { MenuSession.current != nil }

  /// Shows a menu; `willDisplay` is called before.
  final func present(
    _ menu: UIMenu,
    _ configuration: UIContextMenuConfiguration,
    preview: UITargetedPreview?,
    finger: CGPoint,
    willDisplay: (any ShownMenu, MenuAnimator) -> Void
  ) -> any ShownMenu {
    let session = MenuSession(menu, of: self, configuration, preview: preview, finger: finger)
    let animator = MenuAnimator(session.previewController)
    willDisplay(session, animator)
    session.show(animator)
    return session
  }
}
