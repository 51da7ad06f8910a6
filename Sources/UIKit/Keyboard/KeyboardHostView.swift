/// What comes from below: an accessory of the application, and under it the keys or another view of the application.
@MainActor
final class KeyboardHostView: UIView {
  private var content: KeyboardContent?
  private var accessory: UIView?
  private var input: UIView?

  /// The keys, if they are what is shown.
  var keys: KeyboardView? { input as? KeyboardView }

  /// Shows something else; what is shown already stays in its place.
  func show(_ content: KeyboardContent) {
    self.content = content
    replace(&accessory, with: content.accessory)
    switch content.input {
    case .keys(let traits):
      let keys = keys ?? KeyboardView(frame: .zero)
      replace(&input, with: keys)
      keys.traits = traits
    case .view(let view, _): replace(&input, with: view)
    case .none: replace(&input, with: nil)
    }
    backgroundColor = keys == nil && input != nil ? KeyboardLook(.default).background.top : nil
    setNeedsLayout()
  }

  private func replace(_ old: inout UIView?, with new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    old = new
    guard let new else { return }
    UIView.performWithoutAnimation {
      new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.bounds.height)
      addSubview(new)
    }
  }

  override func layoutSubviews() {
    guard let content else { return }
    let top = content.accessoryPart
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  // A touch beside the keys is nobody else's business.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
