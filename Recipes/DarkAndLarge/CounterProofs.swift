import UIKit

class AlwaysColumnController: ConcertViewController {
  override func updateRow() { row.axis = .vertical }
}

class UnscaledNameController: ConcertViewController {
  override func makeOwnFont() -> UIFont { .systemFont(ofSize: 30, weight: .light) }
}

class GrayNotesController: ConcertViewController {
  override func setColors() {
    super.setColors()
    place.textColor = .darkGray
  }
}

class WhiteBorderController: ConcertViewController {
  override func updateBorder() { card.layer.borderColor = UIColor.white.cgColor }
}
