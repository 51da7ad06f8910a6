import UIKit

// MARK: mask left on

class MaskLeftOnController: CardViewController {
  override func addCard() {
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

// MARK: never activated

class NeverActivatedController: CardViewController {
  override func addCard() {
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    _ = [
      card.leadingAnchor.constraint(
        equalTo: view.leadingAnchor,
        constant: 60
      ),
      card.trailingAnchor.constraint(
        equalTo: view.trailingAnchor,
        constant: -60
      ),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
    ]
  }
}

// MARK: activated too early

class TooEarlyController: CardViewController {
  override func addCard() {
    card.translatesAutoresizingMaskIntoConstraints = false
    card.leadingAnchor.constraint(
      equalTo: view.leadingAnchor,
      constant: 60
    ).isActive = true
    view.addSubview(card)
  }
}

// MARK: plus at the right edge

class PlusAtTheRightController: CardViewController {
  override func addCard() {
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let left = card.leadingAnchor
    let right = card.trailingAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: view.leadingAnchor, constant: 60),
      right.constraint(equalTo: view.trailingAnchor, constant: 60),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}

// MARK: no height

class NoHeightController: CardViewController {
  override func addCard() {
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let left = card.leadingAnchor
    let right = card.trailingAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: view.leadingAnchor, constant: 60),
      right.constraint(equalTo: view.trailingAnchor, constant: -60),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
