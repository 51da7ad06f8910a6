import UIKit

/// The source of all segues.
class ContactsController: UIViewController {
  @IBOutlet weak var openButton: UIButton!
  @IBOutlet weak var addButton: UIButton!
  @IBOutlet weak var helpButton: UIButton!
  @IBOutlet weak var fadeButton: UIButton!
  @IBOutlet weak var countButton: UIButton!
  @IBOutlet weak var label: UILabel!

  var count = 0

  @IBAction func countUp(_ sender: Any) {
    count += 1
    label.text = "Counted: \(count)"
  }

  /// The action of the unwind segue that leads back here.
  @IBAction func editorDone(_ segue: UIStoryboardSegue) {
    countUp(segue)
  }

  /// The action of the card's unwind segue, which brings nothing back.
  @IBAction func cardClosed(_ segue: UIStoryboardSegue) {}

  func openFavorite() {
    performSegue(withIdentifier: "favorite", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    mark(sender as? UIButton)
    if let contact = segue.destination as? ContactController {
      hand(segue.identifier == "favorite" ? "Grace" : "Ada", to: contact)
    }
  }

  /// Marks the sender, the button at which the segue starts, as visited.
  func mark(_ button: UIButton?) {
    button?.setTitleColor(.purple, for: .normal)
  }

  /// Sets the contact's data, because its outlets are still nil.
  func hand(_ name: String, to contact: ContactController) {
    contact.name = name
  }
}

class ContactController: UIViewController {
  var name = ""
  @IBOutlet weak var portrait: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!

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

/// A custom transition: the destination fades in over the source, which
/// therefore has to stay visible.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    let view = destination.view
    view?.alpha = 0
    destination.modalPresentationStyle = .overFullScreen
    source.present(destination, animated: false)
    UIView.animate(withDuration: 0.3) { view?.alpha = 1 }
  }
}
