#if canImport(ObjectiveC)
  import UIKit

  /// Where Linux has no selectors, an example hands a recognizer a closure:
  /// this makes a target and a selector of it.
  extension UIPanGestureRecognizer {
    convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
      let target = PanTarget(handler: handler)
      self.init(target: target, action: #selector(PanTarget.panned(_:)))
      // A recognizer does not keep its targets, so this one stays by it.
      let address = Unmanaged.passUnretained(target).toOpaque()
      let key = UnsafeRawPointer(address)
      objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @MainActor
  private class PanTarget: NSObject {
    let handler: (UIPanGestureRecognizer) -> Void

    init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
      self.handler = handler
    }

    @objc func panned(_ pan: UIPanGestureRecognizer) {
      handler(pan)
    }
  }
#endif
