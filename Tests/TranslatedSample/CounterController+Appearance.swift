import UIKit

extension CounterController {
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("appears")
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

  /// A title that subclasses change.
  @objc open func makeTitle() -> String { return (delegate?.prefix ?? "Count: ") + "\(count)" }
}

extension UIView {
  /// Makes every view red, as a category of Objective-C would.
  @objc public func redden() { backgroundColor = .red }
}

/// Has another title.
public class LoudCounterController: CounterController {
  override open func makeTitle() -> String { return super.makeTitle() + "!" }
}

/// Answers all that a counter asks.
@objcMembers
public class Judge: NSObject, CounterDelegate {
  /// What it was told.
  public var heard: [String] = []
  /// What stands before a count.
  public var prefix: String { return "No. " }
  /// The count has changed.
  public func counterDidChange(_ counter: CounterController) { heard.append("change") }
  /// Nothing above 2 is allowed.
  public func counter(_ counter: CounterController, allows count: Int) -> Bool { return count <= 2 }
  /// The count was set to 0.
  public func counterDidReset(_ counter: CounterController) { heard.append("reset") }
}

/// Answers only what it must.
public class Listener: NSObject, CounterDelegate {
  /// How many changes there were.
  public var changes = 0
  /// The count has changed.
  public func counterDidChange(_ counter: CounterController) { changes += 1 }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
