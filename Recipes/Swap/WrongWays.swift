import UIKit

// MARK: sender only

class SenderOnlyController: SwapViewController {
  override func buttonPressed(_ sender: UIButton) {
    sender.isHidden = true
  }
}

// MARK: one outlet pair

class OneOutletPairController: SwapViewController {
  override func loadView() {
    super.loadView()
    // Connecting an outlet again lets go of the first button.
    portraitFooButton = landscapeFooButton
    portraitBarButton = landscapeBarButton
  }
}

// MARK: transform never set

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

class DegreesForRadiansController: SwapViewController {
  override func degreesToRadians(_ degrees: CGFloat) -> CGFloat { degrees }
}

// MARK: one view for both

class OneViewForBothController: SwapViewController {
  override func loadView() {
    super.loadView()
    landscape = portrait
  }
}

// MARK: after the turn

class AfterTheTurnController: SwapViewController {
  private var hasTurned = false

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
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

// MARK: made anew

class MadeAnewController: SwapViewController {
  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    loadView()
    super.willAnimateRotation(to: orientation, duration: duration)
  }
}

// MARK: landscape at launch

class LandscapeAtLaunchController: SwapViewController {
  override func loadView() {
    super.loadView()
    view = landscape
  }
}

// MARK: status bar forgotten

class StatusBarForgottenController: SwapViewController {
  override func loadView() {
    super.loadView()
    portrait?.frame.size.height = 480
    landscape?.frame.size.height = 320
  }
}

// MARK: weak outlets

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

// MARK: a view that cannot be turned

class StiffView: UIView {
  override var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
}

class StiffViewController: SwapViewController {
  override func loadView() {
    super.loadView()
    let stiff = StiffView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
    for subview in landscape?.subviews ?? [] { stiff.addSubview(subview) }
    landscape = stiff
  }
}

// MARK: another picture

class AnotherPictureController: SwapViewController {
  override func addPhoto(_ name: String, to view: UIView) {
    super.addPhoto(view.bounds.width > 320 ? "Harbour" : name, to: view)
  }
}

// MARK: other words

class OtherWordsController: SwapViewController {
  override func addButton(_ title: String, to view: UIView, x: CGFloat, y: CGFloat) -> UIButton {
    let isWide = view.bounds.width > 320
    return super.addButton(isWide ? "\(title)!" : title, to: view, x: x, y: y)
  }
}

// MARK: crossed connections

class CrossedConnectionsController: SwapViewController {
  override func loadView() {
    super.loadView()
    (portraitFooButton, portraitBarButton) = (portraitBarButton, portraitFooButton)
    (landscapeFooButton, landscapeBarButton) = (landscapeBarButton, landscapeFooButton)
  }
}

// MARK: the window's sizes

class WindowsSizesController: SwapViewController {
  override func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    let isOnItsSide = abs(degrees) == 90
    super.show(
      newView,
      turnedBy: degrees,
      width: isOnItsSide ? height : width,
      height: isOnItsSide ? width : height
    )
  }
}

// MARK: crossed views

class CrossedViewsController: SwapViewController {
  override func loadView() {
    super.loadView()
    (portrait, landscape) = (landscape, portrait)
  }
}

// MARK: remembered for good

class RememberedController: SwapViewController {
  override func loadView() {
    super.loadView()
    let defaults = UserDefaults.standard
    portraitFooButton?.isHidden = defaults.bool(forKey: "Foo")
    landscapeFooButton?.isHidden = defaults.bool(forKey: "Foo")
    portraitBarButton?.isHidden = defaults.bool(forKey: "Bar")
    landscapeBarButton?.isHidden = defaults.bool(forKey: "Bar")
  }

  override func buttonPressed(_ sender: UIButton) {
    super.buttonPressed(sender)
    if let title = sender.title(for: .normal) {
      UserDefaults.standard.set(true, forKey: title)
    }
  }
}

// MARK: landscape not connected

class LandscapeNotConnectedController: SwapViewController {
  override func addButton(_ title: String, to view: UIView, x: CGFloat, y: CGFloat) -> UIButton {
    guard view.bounds.width > 320 else {
      return super.addButton(title, to: view, x: x, y: y)
    }
    let button = UIButton(type: .roundedRect)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 125, height: 125)
    view.addSubview(button)
    return button
  }
}

// MARK: sender ignored

class SenderIgnoredController: SwapViewController {
  override func buttonPressed(_ sender: UIButton) {
    portraitFooButton?.isHidden = true
    landscapeFooButton?.isHidden = true
    portraitBarButton?.isHidden = true
    landscapeBarButton?.isHidden = true
  }
}

// MARK: upside down refused

class UpsideDownRefusedController: SwapViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

// MARK: ignored warning

class IgnoredWarningController: SwapViewController {
  override func didReceiveMemoryWarning() {
    // The superclass never hears of it.
  }
}

// MARK: strong self

class StrongSelfController: SwapViewController {
  override func addButton(_ title: String, to view: UIView, x: CGFloat, y: CGFloat) -> UIButton {
    let button = super.addButton(title, to: view, x: x, y: y)
    button.addAction(UIAction { _ in self.buttonPressed(button) }, for: .touchUpInside)
    return button
  }
}
