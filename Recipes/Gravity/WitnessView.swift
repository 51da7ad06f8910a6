import UIKit

/// A root view that tells when its first subview is added.
final class WitnessView: UIView {
  var added: (() -> Void)?

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    added?()
    added = nil
  }
}
