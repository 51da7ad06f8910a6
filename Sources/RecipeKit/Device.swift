#if canImport(ObjectiveC)
  import UIKit

  /// Adds the initializer with a closure to Apple's UIKit.
  ///
  /// On Linux it replaces target and selector.
  extension UIPanGestureRecognizer {
    convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
      let target = PanTarget(handler: handler)
      self.init(target: target, action: #selector(PanTarget.panned(_:)))
      // A recognizer doesn't retain its targets: associate this one.
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
