import UIKit

class CardViewController: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .systemIndigo
    addCard()
  }

  func addCard() {
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let left = card.leadingAnchor
    let right = card.trailingAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: view.leadingAnchor, constant: 60),
      right.constraint(equalTo: view.trailingAnchor, constant: -60),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}
