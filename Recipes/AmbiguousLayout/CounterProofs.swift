import UIKit

class FixedNameController: ProfileController {
  override func placeParts() {
    super.placeParts()
    NSLayoutConstraint.activate([
      name.widthAnchor.constraint(equalToConstant: 200),
      name.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
