import UIKit

/// A pin that counts how often it is drawn.
final class WatchedPin: PinView {
  /// How often it has drawn itself.
  private(set) var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    super.draw(rect)
  }
}
