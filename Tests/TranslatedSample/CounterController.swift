import Foundation
import ObjectiveC
import UIKit

/// What a controller tells its delegate of.
@objc public protocol CounterDelegate: NSObjectProtocol {
  /// The count has changed.
  func counterDidChange(_ counter: CounterController)
  /// Whether a count is allowed; any is without an answer.
  @objc optional func counter(_ counter: CounterController, allows count: Int) -> Bool
  /// The count was set to 0.
  @objc optional func counterDidReset(_ counter: CounterController)
  /// What stands before the count.
  @objc optional var prefix: String { get }
}

private var noteKey = 0

/// Counts by all the ways in which a selector can be performed.
@IBDesignable
public class CounterController: UIViewController {
  /// Counts by the controller's own private method.
  @IBOutlet public weak var countButton: UIButton!
  /// Sends its actions up the responder chain.
  @IBOutlet public var chainButtons: [UIButton]! = []
  /// How much a tap adds.
  @IBInspectable public var step: Int = 1
  /// Who is told.
  public weak var delegate: CounterDelegate?
  /// The count.
  @objc public dynamic private(set) var count = 0
  /// What has happened.
  public var log: [String] = []

  /// A text that another file of Objective-C's kind would keep.
  public var note: String? {
    get { return objc_getAssociatedObject(self, &noteKey) as? String }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.addTarget(
      self,
      action: #selector(
        CounterController.touched(_:with:)
      ),
      for: .touchDown
    )
    view.addSubview(button)
    countButton = button

    let chainButton = UIButton(type: .custom)
    chainButton.frame = CGRect(x: 20, y: 160, width: 100, height: 40)
    chainButton.addTarget(nil, action: #selector(CounterController.reset(_:)), for: .touchUpInside)
    view.addSubview(chainButton)
    chainButtons.append(chainButton)

    let twoFingers = UITapGestureRecognizer(target: self, action: #selector(self.recognized(gesture:)))
    view.addGestureRecognizer(twoFingers)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(add as () -> Void)
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(heard(_:)),
      name: Notification.Name("count"),
      object: nil
    )
    #if os(iOS) && !targetEnvironment(macCatalyst)
      log.append("iOS")
    #elseif os(Linux)
      log.append("Linux")
    #endif
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  /// Counts up in half a second, and then by a timer.
  public func countLater() {
    perform(#selector(add(_:)), with: 10, afterDelay: 0.5)
    Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: #selector(fired(timer:)),
      userInfo: "timer",
      repeats: false
    )
  }

  @objc private func tapped(_ sender: UIButton) {
    guard delegate?.counter?(self, allows: count + step) ?? true else { return }
    count += step
    delegate?.counterDidChange(self)
  }

  @objc private func touched(_ sender: UIButton, with event: UIEvent) {
    log.append("touched by \(event.allTouches?.count ?? 0)")
  }

  @objc func add() { count += 1 }
  @objc(addNumber:) func add(_ number: Int) { count += number }
  @objc func fired(timer: Timer) { log.append("\(timer.userInfo ?? "")") }
  @objc fileprivate func heard(_ notification: Notification) { log.append(notification.name.rawValue) }
  @objc func recognized(gesture: UITapGestureRecognizer) { log.append("\(gesture.state.rawValue)") }

  /// Sets the count to 0.
  @IBAction public func reset(_ sender: Any?) {
    count = 0
    delegate?.counterDidReset?(self)
  }

  /// The names of selectors and key paths, as the compiler writes them.
  public static var names: [String] {
    return [
      NSStringFromSelector(#selector(tapped(_:))), "\(#selector(getter: count))",
      "\(#selector(setter: step))",
      "\(#selector(CounterController.add(_:)))", "\(#selector(Helper.help))",
      #keyPath(CounterController.count),
      #keyPath(UIView.layer.position), "\(#selector(UIView.endEditing(_:)))", "\(#selector(fired(timer:)))",
    ]
  }

  private class Helper: NSObject {
    @objc func help() -> String { return "helped" }
  }

  /// What a private class in this one answers.
  public func help() -> String? {
    return Helper().perform(#selector(Helper.help))?.takeUnretainedValue() as? String
  }
}
