extension UIView {
  /// Sets or clears a flag that touches may depend on.
  final func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    touchAreaDidChange()
  }

  /// The extras, made on first use.
  final var ensuredExtras: ViewExtras {
    if let extras { return extras }
    let created = ViewExtras()
    extras = created
    return created
  }

  /// The controller whose root view this is.
  package final var controller: UIViewController? {
    get { extras?.controller }
    set {
      if newValue == nil && extras == nil { return }
      ensuredExtras.controller = newValue
    }
  }

  /// Whether the content waits to be drawn.
  package final var needsDisplay: Bool { flags.contains(.needsDisplay) }

  final func setAlpha(_ alpha: CGFloat) {
    let new = alpha.isNaN ? storedAlpha : min(1, max(0, alpha))
    if let block = AnimationBlock.current {
      block.animate(.alpha, of: self, from: .scalar(storedAlpha), to: .scalar(new))
    }
    storedAlpha = new
  }

  final func setBackgroundColor(_ color: UIColor?) {
    if let block = AnimationBlock.current {
      block.animate(.backgroundColor, of: self, from: .color(storedBackgroundColor), to: .color(color))
    }
    storedBackgroundColor = color
  }
}
