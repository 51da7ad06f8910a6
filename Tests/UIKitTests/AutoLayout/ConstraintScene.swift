import Simulator
import UIKit

/// A controller's view of 320 by 568 points, in which constraints place views.
@MainActor
final class ConstraintScene {
  let simulator: Simulator
  let controller: UIViewController
  var view: UIView { controller.view }

  init(
    iOS version: Double = 9,
    device: DeviceModel = .iPhone5,
    controller: UIViewController = UIViewController()
  ) {
    simulator = Simulator.boot(device, iOS: version)
    self.controller = controller
    simulator.launch(controller)
    simulator.settle()
  }

  /// A view that constraints place, added to `superview` or to the controller's view.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? self.view).addSubview(view)
    return view
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  /// The messages about constraints that contradict each other.
  var conflicts: [String] { simulator.console.filter { $0.contains("Unable to simultaneously satisfy") } }
}

/// A view with a natural size.
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
