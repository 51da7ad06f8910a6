import UIKit

// MARK: the other frame

class OtherFrameController: AddressViewController {
  nonisolated override func frame(
    in notification: Notification
  ) -> CGRect? {
    let key = UIResponder.keyboardFrameBeginUserInfoKey
    return notification.userInfo?[key] as? CGRect
  }
}

// MARK: keyboardWillShow alone

class WillShowController: AddressViewController {
  override func watchKeyboard() {
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      guard let frame = self?.frame(in: notification) else { return }
      MainActor.assumeIsolated { self?.makeRoom(for: frame) }
    }
  }
}

// MARK: a height that was measured

class MeasuredController: AddressViewController {
  override func makeRoom(for keyboard: CGRect) {
    let isHidden = keyboard.minY >= view.bounds.maxY
    let inset: CGFloat = isHidden ? 0 : 299
    form.contentInset.bottom = inset
    form.verticalScrollIndicatorInsets.bottom = inset
    showEditedField()
  }
}

// MARK: plus

class PlusController: AddressViewController {
  override func makeRoom(for keyboard: CGRect) {
    let before = form.contentInset.bottom
    super.makeRoom(for: keyboard)
    guard form.contentInset.bottom > 0 else { return }
    form.contentInset.bottom += before
    form.verticalScrollIndicatorInsets.bottom += before
  }
}

// MARK: no safe area

class NoSafeAreaController: AddressViewController {
  override func makeRoom(for keyboard: CGRect) {
    let frame = view.convert(keyboard, from: view.window)
    let covered = max(0, view.bounds.maxY - frame.minY)
    form.contentInset.bottom = covered
    form.verticalScrollIndicatorInsets.bottom = covered
    showEditedField()
  }
}

// MARK: without convert

class NotConvertedController: AddressViewController {
  override func makeRoom(for keyboard: CGRect) {
    let covered = max(0, view.bounds.maxY - keyboard.minY)
    let inset = max(0, covered - view.safeAreaInsets.bottom)
    form.contentInset.bottom = inset
    form.verticalScrollIndicatorInsets.bottom = inset
    showEditedField()
  }
}
