import UIKit

class EagerContacts: ContactsController {
  var all: [UIViewController] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    for identifier in ["contact", "editor", "help", "card"] {
      if let storyboard {
        all.append(
          storyboard.instantiateViewController(withIdentifier: identifier)
        )
      }
    }
  }
}

class RefusingContacts: ContactsController {
  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from source: UIViewController,
    sender: Any?
  ) -> Bool {
    false
  }
}

/// A segue whose subclass forgot what it is for.
class EmptySegue: UIStoryboardSegue {
  override func perform() {}
}

class UnperformedContacts: ContactsController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

class EarlyViewContacts: ContactsController {
  override func awakeFromNib() {
    super.awakeFromNib()
    loadViewIfNeeded()
  }
}

class CardMarkingContacts: ContactsController {
  override func mark(_ button: UIButton?) {
    super.mark(fadeButton)
  }
}

class OwnViewContacts: ContactsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view = UIView(frame: view.frame)
  }
}
