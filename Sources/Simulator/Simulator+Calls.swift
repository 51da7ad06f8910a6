import UIKit

extension Simulator {
  /// Returns the calls that reach UIKit's own implementation while `work` runs, in order.
  ///
  /// A method that a subclass overrides is listed only if the subclass calls super. The list contains
  /// `init(coder:)` of controllers, `viewDidLoad`, the four appearance and three rotation calls,
  /// `prepare(for:sender:)`, `didReceiveMemoryWarning` and `addSubview`.
  public func callsReachingUIKit(while work: () -> Void) -> [String] {
    check()
    let outer = device.callListener
    var calls: [String] = []
    device.callListener = { calls.append($0) }
    work()
    device.callListener = outer
    return calls
  }
}
