import UIKit

// MARK: under the status bar

class UnderStatusBarController: FormViewController {
  override func addRows() {
    pin(nameField, below: view.topAnchor)
    pin(mailField, below: nameField.bottomAnchor)
    pin(sendButton, below: mailField.bottomAnchor)
  }
}

// MARK: the edges of the view

class ViewEdgesController: FormViewController {
  override func pin(_ row: UIView, below above: NSLayoutYAxisAnchor) {
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let (left, right) = (row.leadingAnchor, row.trailingAnchor)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: above, constant: 16),
      left.constraint(equalTo: view.leadingAnchor, constant: 16),
      right.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}

// MARK: the width of one phone

class OneWidthController: FormViewController {
  override func pin(_ row: UIView, below above: NSLayoutYAxisAnchor) {
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: above, constant: 16),
      row.leadingAnchor.constraint(
        equalTo: area.leadingAnchor,
        constant: 16
      ),
      row.widthAnchor.constraint(equalToConstant: 361),
    ])
  }
}

// MARK: a number for the status bar

class NumberForTheBarController: FormViewController {
  override func addRows() {
    pin(nameField, below: view.topAnchor)
    pin(mailField, below: nameField.bottomAnchor)
    pin(sendButton, below: mailField.bottomAnchor)
    let top = view.constraints.first { $0.firstItem === nameField }
    top?.constant = 59 + 16
  }
}

// MARK: frames in viewDidLoad

class FramesController: FormViewController {
  override func addRows() {
    var top = view.safeAreaInsets.top + 16
    for row in [nameField, mailField, sendButton] {
      let width = view.bounds.width - 32
      row.frame = CGRect(x: 16, y: top, width: width, height: 34)
      view.addSubview(row)
      top += 50
    }
  }
}
