import UIKit

/// A button that counts how often it was tapped, as an application's code would have it.
public final class CounterViewController: UIViewController {
  /// The button; its title is the number.
  public let button = UIButton(type: .system)
  private var count = 0

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.accessibilityIdentifier = "counter"
    button.setTitle("0", for: .normal)
    button.addAction(UIAction { [unowned self] _ in countUp() }, for: .touchUpInside)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    button.frame = CGRect(x: view.bounds.width - 100, y: view.bounds.height - 44, width: 100, height: 44)
    view.addSubview(button)
  }

  /// Fades the button out, and shows 0 again.
  public func reset() {
    UIView.animate(withDuration: 0.3) {
      self.button.alpha = 0
    } completion: { _ in
      self.count = 0
      self.button.setTitle("0", for: .normal)
      self.button.alpha = 1
    }
  }

  private func countUp() {
    count += 1
    button.setTitle("\(count)", for: .normal)
  }
}
