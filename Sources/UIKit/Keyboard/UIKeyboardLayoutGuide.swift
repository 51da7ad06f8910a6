/// What the keyboard covers at the bottom of a view; what bars cover while there is no keyboard.
///
/// Its upper end moves along with the keyboard. Source: Apple, UIKeyboardLayoutGuide and "Your guide to keyboard layout" (WWDC
/// 2021).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that isn't at the bottom; false by default.
  ///
  /// The simulated keyboard is always at the bottom, where both values have the same effect.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends above the safe area at the bottom while there is no keyboard, from iOS 17 on; true by default.
  ///
  /// Otherwise it ends at the bottom of the view. Source: Apple, UIKeyboardLayoutGuide.usesBottomSafeArea.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.ensuredLayoutState.keyboardGuideUsesSafeArea = usesBottomSafeArea
      owningView.noteLayoutChange { $0.marginsDidChange() }
    }
  }
}

extension UIKeyboardLayoutGuide: KeyboardObserver {
  final func keyboardDidMove() {
    guard let owningView else { return }
    owningView.noteLayoutChange { $0.marginsDidChange() }
    owningView.window?.layoutIfNeeded()
  }
}

extension UIView {
  /// The part of the view that the keyboard covers, from iOS 15 on.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard) { UIKeyboardLayoutGuide() }
    device.keyboard.add(guide)
    return guide
  }

  /// The height that the keyboard covers at the bottom of the view; none outside of a window.
  final var heightBelowKeyboard: CGFloat {
    let height = device.keyboard.coveredHeight
    guard height > 0, let window else { return 0 }
    var root = self
    while let next = root.parent, next !== window { root = next }
    // The scene of the window may end above the bottom of the screen.
    let below = device.screen.bounds.maxY - window.sceneFrame.maxY
    let distance = root.bounds.maxY - convert(bounds, to: root).maxY + below
    return min(max(0, height - distance), bounds.height)
  }
}
