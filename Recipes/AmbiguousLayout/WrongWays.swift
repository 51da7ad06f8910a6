import UIKit

// MARK: no width

class NoWidthController: ProfileController {
  override func placeParts() {
    NSLayoutConstraint.activate([
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      photo.heightAnchor.constraint(equalToConstant: 240),
      name.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
      name.topAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}

// MARK: no place on one axis

class NoPlaceController: ProfileController {
  override func placeParts() {
    NSLayoutConstraint.activate([
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 240),
      photo.heightAnchor.constraint(equalToConstant: 240),
      name.topAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}

// MARK: only a minimum

class MinimumController: ProfileController {
  override func placeParts() {
    let width = photo.widthAnchor
    NSLayoutConstraint.activate([
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      width.constraint(greaterThanOrEqualToConstant: 240),
      photo.heightAnchor.constraint(equalToConstant: 240),
      name.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
      name.topAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}

// MARK: two texts, equal priorities

class TwoTextsController: ProfileController {
  let years = UILabel()

  override func placeParts() {
    years.text = "1815–1852"
    name.backgroundColor = .systemYellow
    years.backgroundColor = .systemTeal
    years.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(years)
    NSLayoutConstraint.activate([
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 240),
      photo.heightAnchor.constraint(equalToConstant: 240),
      name.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
      name.topAnchor.constraint(equalTo: photo.bottomAnchor),
      years.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      years.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      years.topAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}

// MARK: the edges of a scroll view

class ScrollEdgesController: ProfileController {
  let page = UIScrollView()

  override func placeParts() {
    page.backgroundColor = .systemGray4
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    page.addSubview(photo)
    NSLayoutConstraint.activate([
      page.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      page.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      page.widthAnchor.constraint(equalToConstant: 240),
      page.heightAnchor.constraint(equalToConstant: 240),
      photo.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      photo.topAnchor.constraint(equalTo: page.topAnchor),
      photo.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      name.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      name.topAnchor.constraint(equalTo: page.bottomAnchor),
    ])
  }
}

// MARK: only one view asked

class OneViewAskedController: ProfileController {
  override func ambiguousViews(in root: UIView) -> [UIView] {
    root.hasAmbiguousLayout ? [root] : []
  }
}
