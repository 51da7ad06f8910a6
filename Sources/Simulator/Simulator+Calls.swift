import UIKit

extension Simulator {
  /// The calls that reach UIKit's own implementation while `work` runs, in order.
  ///
  /// A method that a subclass overrides is in the list only if the subclass calls super. Listed are
  /// `init(coder:)` of a controller, `viewDidLoad`, the four appearance and three rotation calls,
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
