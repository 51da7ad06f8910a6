import UIKit

class PanelViewController: UIViewController {
  let panel = UIView()
  let hint = UILabel()
  lazy var height = panel.heightAnchor.constraint(equalToConstant: 100)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    panel.backgroundColor = .systemIndigo
    hint.backgroundColor = .systemYellow
    hint.text = "Tap to open"
    addViews()
  }

  func addViews() {
    for part in [panel, hint] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      height,
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      hint.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      hint.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: -16),
    ])
  }

  func toggle() {
    let opens = height.constant == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    view.layoutIfNeeded()
    height.constant = opens ? 300 : 100
    UIView.animate(withDuration: 0.5) {
      self.view.layoutIfNeeded()
    }
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    toggle()
  }
}
