import UIKit

/// The state that a controller observed during a rotation call.
struct RotationStep: Equatable, CustomStringConvertible {
  let call: String
  let width: CGFloat
  let height: CGFloat

  init(_ call: String, _ width: CGFloat, _ height: CGFloat) {
    self.call = call
    self.width = width
    self.height = height
  }

  var description: String { "\(call) \(width)×\(height)" }
}
