/// What the keyboard covers at the bottom of a view; what bars cover while there is no keyboard.
///
/// Its upper end moves along with the keyboard. Source: Apple, UIKeyboardLayoutGuide and "Your guide to keyboard layout" (WWDC
/// 2021).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}

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
    let distance = root.bounds.maxY - convert(bounds, to: root).maxY
    return min(max(0, height - distance), bounds.height)
  }
}
