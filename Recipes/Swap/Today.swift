import UIKit

/// Two views, one over the other: the system rotates both, and the code
/// chooses the one to show.
class TwoViewsController: UIViewController {
  let portrait = UIView()
  let landscape = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Foo", to: portrait, x: 97, y: 70)
    add("Bar", to: portrait, x: 97, y: 265)
    add("Foo", to: landscape, x: 77, y: 87)
    add("Bar", to: landscape, x: 278, y: 87)
    for side in [portrait, landscape] {
      side.backgroundColor = .white
      side.frame = view.bounds
      side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(side)
    }
    show(for: view.bounds.size)
  }

  func add(_ title: String, to side: UIView, x: CGFloat, y: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 125, height: 125)
    let pressed = UIAction { [weak self] _ in self?.hide(title) }
    button.addAction(pressed, for: .touchUpInside)
    side.addSubview(button)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.show(for: size) }
  }

  func show(for size: CGSize) {
    portrait.isHidden = size.width > size.height
    landscape.isHidden = !portrait.isHidden
  }

  /// Hides the button in both views.
  func hide(_ title: String) {
    for view in portrait.subviews + landscape.subviews {
      let button = view as? UIButton
      if button?.currentTitle == title { button?.isHidden = true }
    }
  }
}
