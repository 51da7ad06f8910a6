import UIKit

class SwapViewController: UIViewController {
  var landscape: UIView?
  var portrait: UIView?

  // Foo
  var landscapeFooButton: UIButton?
  var portraitFooButton: UIButton?

  // Bar
  var landscapeBarButton: UIButton?
  var portraitBarButton: UIButton?

  override func loadView() {
    let portrait = UIView()
    portrait.frame = CGRect(x: 0, y: 0, width: 320, height: 460)
    addPhoto("Lighthouse", to: portrait)
    portraitFooButton = addButton("Foo", to: portrait, x: 97, y: 70)
    portraitBarButton = addButton("Bar", to: portrait, x: 97, y: 265)
    self.portrait = portrait

    let landscape = UIView()
    landscape.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
    addPhoto("Lighthouse", to: landscape)
    landscapeFooButton = addButton("Foo", to: landscape, x: 77, y: 87)
    landscapeBarButton = addButton("Bar", to: landscape, x: 278, y: 87)
    self.landscape = landscape

    view = portrait
  }

  func addPhoto(_ name: String, to view: UIView) {
    let photo = UIImageView(image: UIImage(named: name))
    photo.frame = view.bounds
    photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    view.addSubview(photo)
  }

  func addButton(
    _ title: String,
    to view: UIView,
    x: CGFloat,
    y: CGFloat
  ) -> UIButton {
    let button = UIButton(type: .roundedRect)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 125, height: 125)
    let pressed = UIAction { [weak self] action in
      if let sender = action.sender as? UIButton {
        self?.buttonPressed(sender)
      }
    }
    button.addAction(pressed, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

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

  func buttonPressed(_ sender: UIButton) {
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
