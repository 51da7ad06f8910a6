import UIKit

extension Picture {
  /// Converts a rectangle in screen coordinates to points of a picture of the current state.
  @MainActor
  package static func place(of rect: CGRect, on device: SimulatedDevice) -> CGRect {
    rect.applying(DevicePose(of: device, held: device.heldOrientation).windows)
  }
}
