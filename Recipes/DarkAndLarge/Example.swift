import UIKit

class ConcertViewController: UIViewController {
  let name = UILabel()
  let place = UILabel()
  let price = UILabel()
  let seats = UILabel()
  let row = UIStackView()
  let card = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Songs for the Winter"
    place.text = "Old Harbour Hall, 12 December at eight"
    price.text = "24 euros"
    seats.text = "9 seats left"
    setColors()
    setFonts()
    placeCard()
    updateBorder()
    updateRow()
    followSettings()
  }

  func setColors() {
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    name.textColor = .label
    place.textColor = .secondaryLabel
  }

  func setFonts() {
    place.font = .preferredFont(forTextStyle: .body)
    price.font = .preferredFont(forTextStyle: .headline)
    seats.font = .preferredFont(forTextStyle: .body)
    name.font = makeOwnFont()
    for label in [name, place, price, seats] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  func makeOwnFont() -> UIFont {
    let thin = UIFont.systemFont(ofSize: 30, weight: .light)
    return UIFontMetrics(forTextStyle: .title1).scaledFont(for: thin)
  }

  func followSettings() {
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self,
      UITraitPreferredContentSizeCategory.self,
    ]) { (screen: ConcertViewController, _) in
      screen.updateBorder()
      screen.updateRow()
    }
  }

  func updateBorder() {
    let color = UIColor.label.resolvedColor(with: traitCollection)
    card.layer.borderColor = color.cgColor
  }

  func updateRow() {
    let size = traitCollection.preferredContentSizeCategory
    let isLarge = size.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
  }

  func placeCard() {
    row.distribution = .equalSpacing
    row.spacing = 8
    for label in [price, seats] { row.addArrangedSubview(label) }
    card.axis = .vertical
    card.spacing = 12
    card.layer.borderWidth = 2
    card.layer.cornerRadius = 12
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = UIEdgeInsets(
      top: 16,
      left: 16,
      bottom: 16,
      right: 16
    )
    for part in [name, place, row] { card.addArrangedSubview(part) }
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let area = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      card.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
    ])
  }
}
