import UIKit

class MixedColoursController: CollisionViewController {
  override func addSquares() {
    super.addSquares()
    squareViews[0].backgroundColor = .green
    squareViews[1].backgroundColor = .red
  }
}

class OnePlaceController: CollisionViewController {
  override func addSquares() {
    super.addSquares()
    squareViews[1].center = squareViews[0].center
  }
}
