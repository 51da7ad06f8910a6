import UIKit

class FrameOnceController: CardViewController {
  override func addCard() {
    view.addSubview(card)
    card.frame = CGRect(x: 60, y: 326, width: 273, height: 200)
  }
}

class CardAtTheTopController: CardViewController {
  override func addCard() {
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let left = card.leadingAnchor
    let right = card.trailingAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: view.leadingAnchor, constant: 60),
      right.constraint(equalTo: view.trailingAnchor, constant: -60),
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}

class TwoHeightsController: CardViewController {
  override func addCard() {
    super.addCard()
    card.heightAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
