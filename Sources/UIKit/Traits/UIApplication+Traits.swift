extension UIApplication {
  /// Tells every controller and view of every window that the screen's traits changed.
  func traitsDidChange(from old: UITraitCollection?) {
    guard let old else { return }
    let new = SimulatedDevice.current.screen.traitCollection
    guard old != new else { return }
    for window in windows {
      window.traitCollectionDidChange(old)
      if !window.isRootCovered { window.rootViewController?.propagateTraits(from: old, to: new) }
      for presentation in window.presentations {
        presentation.adapt()
        if !presentation.isCovered { presentation.tellTraits() }
      }
    }
  }
}
