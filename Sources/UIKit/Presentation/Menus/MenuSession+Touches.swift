/// Touches on a menu, and what they choose.
extension MenuSession {
  /// How far the finger that opened the menu moves until it chooses, in points.
  private static let slideDistance: CGFloat = 10

  func fingerMoved(to point: CGPoint) {
    if let start = restingFinger {
      guard hypot(point.x - start.x, point.y - start.y) > MenuSession.slideDistance else { return }
      restingFinger = nil
    }
    press(at: surface.convert(point, from: nil))
  }

  func fingerLifted(at point: CGPoint) {
    fingerMoved(to: point)
    guard restingFinger == nil else { return }
    release(at: surface.convert(point, from: nil), dismisses: false)
  }

  func press(at point: CGPoint) {
    guard let panel = panels.last else { return }
    let touched = panel.item(at: point, of: surface)
    for item in panel.items + [panel.header].compactMap(\.self) { item.isPressed = item === touched }
  }

  func release(at point: CGPoint, dismisses: Bool) {
    guard let panel = panels.last else { return }
    let item = panel.item(at: point, of: surface)
    for item in panel.items + [panel.header].compactMap(\.self) { item.isPressed = false }
    if let item { return choose(item) }
    guard dismisses, !panel.frame.contains(point) else { return }
    if let preview, preview.frame.contains(point), panels.count == 1 { return commit() }
    if panels.dropLast().contains(where: { $0.frame.contains(point) }) { return closeSubmenu() }
    dismiss()
  }

  func releaseAll() {
    for item in panels.last?.items ?? [] { item.isPressed = false }
  }

  // MARK: Choosing

  private func choose(_ item: MenuItemView) {
    if item === panels.last?.header { return closeSubmenu() }
    guard item.isEnabled else { return }
    let element = item.element
    if let menu = element as? UIMenu { return open(menu, from: item) }
    if let action = element as? UIAction { item.entry.selecting?.select(action) }
    let keeps = element.shownAttributes.contains(.keepsMenuPresented)
    if !keeps { dismiss() }
    perform(element)
    if keeps, !panels.isEmpty { rebuild() }
  }

  private func perform(_ element: UIMenuElement) {
    let control = interaction.view as? UIControl
    if let action = element as? UIAction {
      action.performWithSender(interaction.sender, target: nil)
    } else if let command = element as? UICommand {
      let first = interaction.view?.window?.firstResponder ?? interaction.view
      SimulatedDevice.current.application.send(
        command.action,
        to: nil,
        from: command,
        startingAt: first,
        for: nil
      )
    }
    control?.menuDidChoose()
  }
}

/// The surface of a menu, which receives all touches while it is shown.
final class MenuSurface: UIView {
  weak var session: MenuSession?
  private var lastSize = CGSize.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session?.press(at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session?.press(at: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session?.release(at: touch.location(in: self), dismisses: true) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    session?.releaseAll()
  }

  /// Dismisses the menu when the interface is turned.
  override func layoutSubviews() {
    super.layoutSubviews()
    if lastSize != .zero, lastSize != bounds.size { session?.dismissAtOnce() }
    lastSize = bounds.size
  }
}
