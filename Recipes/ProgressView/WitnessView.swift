import UIKit

/// A root view that notes how a progress view looked when it was added.
final class WitnessView: UIView {
  private(set) var progressWhenAdded: Float?
  private(set) var centerWhenAdded: CGPoint?

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard let bar = subview as? UIProgressView else { return }
    progressWhenAdded = bar.progress
    centerWhenAdded = bar.center
  }
}
