extension UIView {
  /// Luminance weights of red, green and blue.
  ///
  /// Source: ITU-R BT.601.
  private static let luminance = (red: 0.299, green: 0.587, blue: 0.114)

  /// A dimmed tint loses its hue and stands back a little.
  private static let dimmedAlpha: CGFloat = 0.8

  /// Rule: the nearest tint set here or above, else the system's blue; grey while dimmed.
  final var effectiveTintColor: UIColor {
    let color = firstUpwards { $0.extras?.tintColor } ?? UIColor.systemBlue
    guard effectiveTintAdjustmentMode == .dimmed else { return color }
    let parts = color.rgba
    let weights = UIView.luminance
    let grey = parts.red * weights.red + parts.green * weights.green + parts.blue * weights.blue
    return UIColor(white: CGFloat(grey), alpha: CGFloat(parts.alpha) * UIView.dimmedAlpha)
  }

  /// Rule: the nearest mode set here or above that is not automatic; else dimmed below an alert, a sheet or a
  /// popover; else normal.
  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let own = firstUpwards { view in
      let mode = view.extras?.tintAdjustmentMode ?? .automatic
      return mode == .automatic ? nil : mode
    }
    return own ?? (isBelowDimmedTint ? .dimmed : .normal)
  }

  private var isBelowDimmedTint: Bool {
    var layer: UIView = self
    while let parent = layer.parent, !(parent is UIWindow) { layer = parent }
    guard let window = layer.parent as? UIWindow else { return false }
    return window.children.reversed().prefix { $0 !== layer }.contains {
      ($0 as? OverlayView)?.dimsTint == true
    }
  }

  final func setTintColor(_ color: UIColor?) {
    if color == nil && extras == nil { return }
    ensuredExtras.tintColor = color
    tellTintChange { $0.extras?.tintColor != nil }
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    if mode == .automatic && extras == nil { return }
    ensuredExtras.tintAdjustmentMode = mode
    tellTintAdjustmentChange()
  }

  final func tellTintAdjustmentChange() {
    tellTintChange { $0.extras.map { $0.tintAdjustmentMode != .automatic } ?? false }
  }

  /// Tells this view and every view below that inherits from it; one with a value of its own is passed over.
  private func tellTintChange(hasOwnValue: (UIView) -> Bool) {
    tintColorDidChange()
    var pending = children
    while let view = pending.popLast() {
      if hasOwnValue(view) { continue }
      view.tintColorDidChange()
      pending.append(contentsOf: view.children)
    }
  }

  /// The first value that `find` gives on the way from this view upwards.
  private func firstUpwards<Value>(_ find: (UIView) -> Value?) -> Value? {
    var candidate: UIView? = self
    while let view = candidate {
      if let value = find(view) { return value }
      candidate = view.parent
    }
    return nil
  }
}
