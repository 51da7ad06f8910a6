import UIKit

class TripViewController: UIViewController {
  let trip = UILabel()
  let details = UILabel()
  let more = UIButton(type: .system)
  let book = UIButton(type: .system)
  let buttons = UIStackView()
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    trip.text = "Three days in Lisbon"
    details.text = "With breakfast and a ride on line 28"
    more.setTitle("Details", for: .normal)
    more.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    book.setTitle("Book it now", for: .normal)
    fillStacks()
    placeStack()
  }

  func fillStacks() {
    buttons.distribution = .fillEqually
    buttons.addArrangedSubview(more)
    buttons.addArrangedSubview(book)
    stack.axis = .vertical
    stack.spacing = 24
    for part in [trip, details, buttons] { stack.addArrangedSubview(part) }
  }

  func placeStack() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
    ])
  }

  @objc func toggle() { details.isHidden.toggle() }
}
