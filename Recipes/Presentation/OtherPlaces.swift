import UIKit

/// A tab bar controller that offers its own area to what its tabs present.
class ContactsTabsController: UITabBarController {
  let contacts = ContactsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [contacts, UIViewController()]
    defineContext()
  }

  func defineContext() {
    definesPresentationContext = true
  }

  func presentFromTab() {
    let form = NewContactController()
    form.modalPresentationStyle = .currentContext
    contacts.present(form, animated: false)
  }
}

/// Four ways to be seen.
class FourWaysController: UIViewController {
  let child = UIViewController()
  let inPopover = UIViewController()
  let presented = UIViewController()
  var popover: UIPopoverController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showChild()
    showPopover()
  }

  func showChild() {
    addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 768, height: 200)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func showPopover() {
    inPopover.preferredContentSize = CGSize(width: 200, height: 125)
    popover = UIPopoverController(contentViewController: inPopover)
    popover?.present(
      from: CGRect(x: 300, y: 300, width: 44, height: 44),
      in: view,
      permittedArrowDirections: .any,
      animated: false
    )
  }

  func presentLast() {
    popover?.dismiss(animated: false)
    present(presented, animated: false)
  }
}
