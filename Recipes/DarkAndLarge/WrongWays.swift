import UIKit

// MARK: colours by name

class ColoursByNameController: ConcertViewController {
  override func setColors() {
    super.setColors()
    view.backgroundColor = .lightGray
    card.backgroundColor = .white
  }
}

// MARK: taken in the beginning

class TakenOnceController: ConcertViewController {
  override func followSettings() {
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self
    ]) { (screen: ConcertViewController, _) in
      screen.updateRow()
    }
  }
}

// MARK: numbers of points

class NumbersController: ConcertViewController {
  override func setFonts() {
    super.setFonts()
    name.font = .systemFont(ofSize: 30, weight: .light)
    place.font = .systemFont(ofSize: 17)
    price.font = .systemFont(ofSize: 17, weight: .semibold)
    seats.font = .systemFont(ofSize: 17)
  }
}

// MARK: styles, and no more

class StylesOnlyController: ConcertViewController {
  override func setFonts() {
    super.setFonts()
    for label in [name, place, price, seats] {
      label.adjustsFontForContentSizeCategory = false
    }
  }
}

// MARK: as labels are at first

class AsAtFirstController: ConcertViewController {
  override func setFonts() {
    super.setFonts()
    for label in [name, place, price, seats] {
      label.numberOfLines = 1
    }
  }
}

// MARK: one axis for all

class OneAxisController: ConcertViewController {
  override func updateRow() { row.axis = .horizontal }
}
