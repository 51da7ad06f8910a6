extension UIApplication {
  /// Adds a window that was shown to the visible ones.
  func register(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
  }

  /// Takes a window that was hidden from the visible ones.
  func unregister(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  /// The visible windows and that of the keyboard, which is not the application's.
  var allWindows: [UIWindow] {
    windows + [SimulatedDevice.current.keyboard.window].compactMap { $0 }
  }

  /// All that is on screen from back to front: the application's windows, and in front of them the keyboard.
  package var windowsBackToFront: [UIWindow] {
    ownWindowsBackToFront + [SimulatedDevice.current.keyboard.window].compactMap { $0 }
  }

  /// The application's visible windows from back to front: by level, then in the order shown.
  var ownWindowsBackToFront: [UIWindow] {
    windows.filter { !$0.isHidden }.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The front-most window and view that take touches at a point of the screen, or nil if none do.
  package func hitTest(_ point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windowsBackToFront.reversed() {
      if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return (window, view) }
    }
    return nil
  }
}
