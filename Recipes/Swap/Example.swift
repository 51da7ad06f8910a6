import UIKit

class SwapViewController: UIViewController {
  // Strong: nothing but its outlet keeps the view that isn't shown.
  @IBOutlet var landscape: UIView?
  @IBOutlet var portrait: UIView?

  // Foo
  @IBOutlet var landscapeFooButton: UIButton?
  @IBOutlet var portraitFooButton: UIButton?

  // Bar
  @IBOutlet var landscapeBarButton: UIButton?
  @IBOutlet var portraitBarButton: UIButton?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .all
  }

  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    super.willAnimateRotation(to: orientation, duration: duration)

    switch orientation {
    case .portrait:
      show(portrait, turnedBy: 0, width: 320, height: 460)
    case .landscapeLeft:
      show(landscape, turnedBy: -90, width: 480, height: 300)
    case .portraitUpsideDown:
      show(portrait, turnedBy: 180, width: 320, height: 460)
    case .landscapeRight:
      show(landscape, turnedBy: 90, width: 480, height: 300)
    default:
      break
    }
  }

  func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    let angle = degreesToRadians(degrees)
    view = newView
    view.transform = .identity
    view.transform = CGAffineTransform(rotationAngle: angle)
    view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }

  func degreesToRadians(_ degrees: CGFloat) -> CGFloat {
    .pi * degrees / 180
  }

  @IBAction func buttonPressed(_ sender: UIButton) {
    if sender == portraitFooButton || sender == landscapeFooButton {
      portraitFooButton?.isHidden = true
      landscapeFooButton?.isHidden = true
    } else {
      portraitBarButton?.isHidden = true
      landscapeBarButton?.isHidden = true
    }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()

    // Up to iOS 5 the system releases a view that is off screen.
    if !isViewLoaded {
      landscape = nil
      portrait = nil
      landscapeFooButton = nil
      portraitFooButton = nil
      landscapeBarButton = nil
      portraitBarButton = nil
    }
  }
}
