import Foundation

@testable import Rendering

extension SceneColor {
  /// WCAG 2.2's relative luminance.
  private var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.2's contrast ratio: that of the relative luminances, each with 0.05 added.
  func contrast(with other: SceneColor) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }
}
