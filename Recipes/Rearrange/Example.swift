import UIKit

class RearrangeViewController: UIViewController {
  var button1: UIButton?
  var button2: UIButton?
  var button3: UIButton?
  var button4: UIButton?
  var button5: UIButton?
  var button6: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let left: UIView.AutoresizingMask = .flexibleRightMargin
    let right: UIView.AutoresizingMask = .flexibleLeftMargin
    let top: UIView.AutoresizingMask = .flexibleBottomMargin
    let bottom: UIView.AutoresizingMask = .flexibleTopMargin
    let middle: UIView.AutoresizingMask = [top, bottom]

    button1 = addButton("1", x: 20, y: 20, mask: [left, top])
    button2 = addButton("2", x: 175, y: 20, mask: [right, top])
    button3 = addButton("3", x: 20, y: 168, mask: [left, middle])
    button4 = addButton("4", x: 175, y: 168, mask: [right, middle])
    button5 = addButton("5", x: 20, y: 315, mask: [left, bottom])
    button6 = addButton("6", x: 175, y: 315, mask: [right, bottom])
  }

  func addButton(
    _ title: String,
    x: CGFloat,
    y: CGFloat,
    mask: UIView.AutoresizingMask
  ) -> UIButton {
    let button = UIButton(type: .roundedRect)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 125, height: 125)
    button.autoresizingMask = mask
    view.addSubview(button)
    return button
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    super.willAnimateRotation(to: orientation, duration: duration)
    placeButtons(for: orientation)
  }

  func placeButtons(for orientation: UIInterfaceOrientation) {
    if orientation == .portrait || orientation == .portraitUpsideDown {
      place(button1, x: 20, y: 20, width: 125, height: 125)
      place(button2, x: 175, y: 20, width: 125, height: 125)
      place(button3, x: 20, y: 168, width: 125, height: 125)
      place(button4, x: 175, y: 168, width: 125, height: 125)
      place(button5, x: 20, y: 315, width: 125, height: 125)
      place(button6, x: 175, y: 315, width: 125, height: 125)
    } else {
      place(button1, x: 20, y: 20, width: 125, height: 125)
      place(button2, x: 20, y: 155, width: 125, height: 125)
      place(button3, x: 177, y: 20, width: 125, height: 125)
      place(button4, x: 177, y: 155, width: 125, height: 125)
      place(button5, x: 328, y: 20, width: 125, height: 125)
      place(button6, x: 328, y: 155, width: 125, height: 125)
    }
  }

  /// Sets the frame of a button from its position and size.
  func place(
    _ button: UIButton?,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    button?.frame = CGRect(x: x, y: y, width: width, height: height)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()

    // Up to iOS 5 the system releases a view that is off screen.
    if !isViewLoaded {
      button1 = nil
      button2 = nil
      button3 = nil
      button4 = nil
      button5 = nil
      button6 = nil
    }
  }
}
