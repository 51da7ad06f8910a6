import Simulator
import UIKit

/// Two text fields on screen, and a log of the keyboard's notifications.
@MainActor
final class KeyboardScene {
  /// One notification.
  struct Post {
    let name: String
    let begin: CGRect?
    let end: CGRect?
    let duration: Double?
    let curve: Int?
    let isLocal: Bool?
    let hasObject: Bool
  }

  static let names: [(short: String, name: Notification.Name)] = [
    ("willShow", UIResponder.keyboardWillShowNotification),
    ("didShow", UIResponder.keyboardDidShowNotification),
    ("willHide", UIResponder.keyboardWillHideNotification),
    ("didHide", UIResponder.keyboardDidHideNotification),
    ("willChange", UIResponder.keyboardWillChangeFrameNotification),
    ("didChange", UIResponder.keyboardDidChangeFrameNotification),
    ("beginEditing", UITextField.textDidBeginEditingNotification),
    ("endEditing", UITextField.textDidEndEditingNotification),
  ]

  let simulator: Simulator
  let root: UIViewController
  let first = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
  let second = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
  private(set) var posts: [Post] = []
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  /// Closures to run while a notification is posted, by its short name.
  var whenPosted: [String: () -> Void] = [:]

  /// A controller that supports all orientations on every system.
  private final class TurningController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  init(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double? = nil,
    anyWayUp: Bool = false,
    root: UIViewController? = nil
  ) {
    simulator = Simulator.boot(model, iOS: version)
    self.root = root ?? (anyWayUp ? TurningController() : UIViewController())
    let root = self.root
    for field in [first, second] { root.view.addSubview(field) }
    simulator.launch(root)
    for (short, name) in KeyboardScene.names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let info = notification.userInfo
        let post = Post(
          name: short,
          begin: info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
          end: info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
          duration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
          curve: info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
          isLocal: info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool,
          hasObject: notification.object != nil
        )
        MainActor.assumeIsolated {
          self?.posts.append(post)
          self?.whenPosted[short]?()
        }
      }
      tokens.append(token)
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// The short names of the notifications since the last call.
  func takeNames() -> [String] {
    defer { posts = [] }
    return posts.map(\.name)
  }

  /// Begins editing the first field, and waits until the keyboard is shown.
  func edit() {
    first.becomeFirstResponder()
    simulator.advanceUntilIdle()
  }

  /// The end frame of the last announcement.
  var announcedFrame: CGRect? { posts.last { $0.name == "willShow" }?.end }

  /// The view at a point, if it belongs to the keyboard.
  func keyboardView(at point: CGPoint) -> UIView? {
    guard let view = simulator.view(at: point), let window = view.window else { return nil }
    return simulator.application.windows.contains(window) ? nil : view
  }
}
