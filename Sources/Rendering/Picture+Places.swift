import UIKit

extension Picture {
  /// Where a rectangle in screen coordinates lies in a picture that is taken now, in points of the picture.
  @MainActor
  package static func place(of rect: CGRect, on device: SimulatedDevice) -> CGRect {
    rect.applying(DevicePose(of: device, held: device.heldOrientation).windows)
  }
}
