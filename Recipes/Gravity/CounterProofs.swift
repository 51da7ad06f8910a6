import UIKit

class SuperAtTheEndController: SetUpInViewDidLoadController {
  override func viewDidLoad() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidLoad()
    super.viewDidAppear(animated)
  }
}

class ViewsOnlyController: GravityViewController {
  override func drop(_ item: any UIDynamicItem) {
    if item is UIView { super.drop(item) }
  }
}

class RedSquareController: GravityViewController {
  override func addSquare() {
    super.addSquare()
    squareView.backgroundColor = .red
  }
}
