import UIKit

/// The first screen, at which the segues start.
class ContactsController: UIViewController {
  @IBOutlet weak var openButton: UIButton!
  @IBOutlet weak var addButton: UIButton!
  @IBOutlet weak var helpButton: UIButton!
  @IBOutlet weak var fadeButton: UIButton!
  @IBOutlet weak var countButton: UIButton!
  @IBOutlet weak var label: UILabel!

  var count = 0

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let contact = segue.destination as? ContactController {
      fill(contact, for: segue)
    }
    mark(sender as? UIButton)
  }

  /// Stores the contact's data: its views don't exist yet.
  func fill(_ contact: ContactController, for segue: UIStoryboardSegue) {
    contact.name = "Ada"
    if segue.identifier == "favorite" { contact.name = "Grace" }
  }

  /// Marks the sender, the button at which the segue starts, as visited.
  func mark(_ button: UIButton?) {
    button?.setTitleColor(.purple, for: .normal)
  }

  @IBAction func countUp(_ sender: Any) {
    count += 1
    label.text = "Counted: \(count)"
  }

  /// The action of the editor's unwind segue.
  @IBAction func editorDone(_ segue: UIStoryboardSegue) {
    countUp(segue)
  }

  /// The action of the card's unwind segue.
  @IBAction func cardClosed(_ segue: UIStoryboardSegue) {}

  /// Performs a segue that starts at no button.
  func openFavorite() {
    performSegue(withIdentifier: "favorite", sender: self)
  }
}

/// The next screen, which shows a name.
class ContactController: UIViewController {
  @IBOutlet weak var portrait: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    portrait.image = UIImage(named: name)
    nameLabel.text = name
  }
}

class EditorController: UIViewController {
  @IBOutlet weak var doneButton: UIButton!
}

class HelpController: UIViewController {}

class CardController: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
}

/// A transition of your own: the destination fades in over the source,
/// which stays visible.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    let view = destination.view
    view?.alpha = 0
    destination.modalPresentationStyle = .overFullScreen
    source.present(destination, animated: false)
    UIView.animate(withDuration: 0.3) { view?.alpha = 1 }
  }
}
