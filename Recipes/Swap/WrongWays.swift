import UIKit

// MARK: sender only

// Created by init(nibName: "SwapViewController", bundle: nil)
class SenderOnlyController: SwapViewController {
  override func buttonPressed(_ sender: UIButton) {
    sender.isHidden = true
  }
}

// MARK: one outlet pair

// Created by init(nibName: "SwapViewController", bundle: nil)
class OneOutletPairController: SwapViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Connecting the outlet again replaces the first button.
    portraitFooButton = landscapeFooButton
    portraitBarButton = landscapeBarButton
  }
}

// MARK: transform never set

// Created by init(nibName: "SwapViewController", bundle: nil)
class TransformNeverSetController: SwapViewController {
  override func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    view = newView
    view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }
}

// MARK: bounds never set

// Created by init(nibName: "SwapViewController", bundle: nil)
class BoundsNeverSetController: SwapViewController {
  override func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    let angle = degreesToRadians(degrees)
    view = newView
    view.transform = .identity
    view.transform = CGAffineTransform(rotationAngle: angle)
  }
}

// MARK: transform never reset

// Created by init(nibName: "SwapViewController", bundle: nil)
class TransformNeverResetController: SwapViewController {
  override func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    view = newView
    view.transform = view.transform.rotated(by: degreesToRadians(degrees))
    view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }
}

// MARK: degrees for radians

// Created by init(nibName: "SwapViewController", bundle: nil)
class DegreesForRadiansController: SwapViewController {
  override func degreesToRadians(_ degrees: CGFloat) -> CGFloat { degrees }
}

// MARK: after the turn

// Created by init(nibName: "SwapViewController", bundle: nil)
class AfterTheTurnController: SwapViewController {
  private var hasTurned = false

  override func didRotate(from orientation: UIInterfaceOrientation) {
    super.didRotate(from: orientation)
    hasTurned = true
    willAnimateRotation(to: interfaceOrientation, duration: 0)
    hasTurned = false
  }

  override func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    if hasTurned {
      super.show(newView, turnedBy: degrees, width: width, height: height)
    }
  }
}

// MARK: weak outlets

// Created by init(nibName: "SwapViewController", bundle: nil)
class WeakOutletsController: SwapViewController {
  weak var weakPortrait: UIView?
  weak var weakLandscape: UIView?

  override var portrait: UIView? {
    get { weakPortrait }
    set { weakPortrait = newValue }
  }

  override var landscape: UIView? {
    get { weakLandscape }
    set { weakLandscape = newValue }
  }
}

// MARK: strong self

// Created by init(nibName: "SwapViewController", bundle: nil)
class StrongSelfController: SwapViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = [
      portraitFooButton, portraitBarButton,
      landscapeFooButton, landscapeBarButton,
    ]
    for case let button? in buttons {
      let pressed = UIAction { _ in self.buttonPressed(button) }
      button.addAction(pressed, for: .touchUpInside)
    }
  }
}
