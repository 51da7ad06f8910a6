/// The window that the keyboard lies in: it covers the screen, and lets touches beside the keyboard through.
@MainActor
final class KeyboardWindow: UIWindow {
  /// Holds the keys and the application's views.
  let host = KeyboardHostView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It isn't shown as the application's windows are, which would then list it.
    flags.remove(.hidden)
    addOverlay().addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
