import UIKit

class ProfileController: UIViewController {
  let photo = UIView()
  let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photo.backgroundColor = .systemIndigo
    name.text = "Ada Lovelace"
    for part in [photo, name] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    placeParts()
  }

  func placeParts() {
    NSLayoutConstraint.activate([
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 240),
      photo.heightAnchor.constraint(equalToConstant: 240),
      name.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
      name.topAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }

  func ambiguousViews(in root: UIView) -> [UIView] {
    let below = root.subviews.flatMap { ambiguousViews(in: $0) }
    return root.hasAmbiguousLayout ? [root] + below : below
  }
}
