/// The window that the keyboard lies in: it covers the screen, and lets touches beside the keyboard through.
@MainActor
final class KeyboardWindow: UIWindow {
  /// Holds the keys and the application's views.
  let host = KeyboardHostView(frame: .zero)

  /// Above the application's usual windows, as UIKit's own is; it is in front of all others in any case.
  private static let level = Level(rawValue: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It isn't shown as the application's windows are, which would then list it.
    flags.remove(.hidden)
    windowLevel = KeyboardWindow.level
    addOverlay().addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
