import Testing
import UIKit
import UIKitTesting

/// Truth: what somebody with the device in their hands would see.
@Suite(.device(.iPhone6, iOS: 9)) @MainActor struct NotesTests {
  let device = Simulator.current
  let navigation = UINavigationController(rootViewController: NotesController())

  init() {
    device.launch(navigation)
  }

  @Test func whatIsTypedIsInTheField() throws {
    device.tap(labeled: "Title")
    device.type("Milk")
    device.pressDelete()
    let field = try #require(device.view(withIdentifier: "title") as? UITextField)
    #expect(field.text == "Mil" && field.isFirstResponder)
  }

  @Test func deletingAsksFirst() {
    device.tap(labeled: "Delete")
    device.advanceUntilIdle()
    device.tap(labeled: "Cancel")
    device.waitUntil { navigation.presentedViewController == nil }
    #expect(device.view(labeled: "Delete") != nil)
  }

  @Test func theDetailsArePushedAndTheBackButtonReturns() {
    device.tap(labeled: "Details")
    device.waitUntil { navigation.topViewController?.title == "Details" }
    device.advanceUntilIdle()
    device.tap(labeled: "Notes")
    device.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 1)
  }
}

final class NotesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .white
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.placeholder = "Title"
    field.accessibilityLabel = "Title"
    field.accessibilityIdentifier = "title"
    view.addSubview(field)
    add("Delete", at: 160) { [unowned self] in askBeforeDeleting() }
    add("Details", at: 220) { [unowned self] in
      let details = UIViewController()
      details.title = "Details"
      navigationController?.pushViewController(details, animated: true)
    }
  }

  private func add(_ title: String, at y: CGFloat, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
    view.addSubview(button)
  }

  private func askBeforeDeleting() {
    let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { [unowned self] _ in
        navigationController?.popViewController(animated: true)
      }
    )
    present(alert, animated: true)
  }
}
