import UIKit

class EveryOrientationController: RearrangeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

class PortraitOnlyController: RearrangeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

class RowBeforeColumnController: RearrangeViewController {
  override func place(
    _ button: UIButton?,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    button?.frame = CGRect(x: y, y: x, width: height, height: width)
  }
}

class FoundAmongSubviewsController: RearrangeViewController {
  override func placeButtons(for orientation: UIInterfaceOrientation) {
    button3 = view.subviews[2] as? UIButton
    super.placeButtons(for: orientation)
  }
}
