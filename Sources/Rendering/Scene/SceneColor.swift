import UIKit

/// A colour with 8 bits each of red, green and blue, and an opacity from 0 to 1.
package struct SceneColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: CGFloat

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from its hexadecimal notation, such as `0xFF8000`.
  package init(_ hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF),
      green: UInt8(hex >> 8 & 0xFF),
      blue: UInt8(hex & 0xFF),
      alpha: alpha
    )
  }

  /// Creates a colour from UIKit's, clamped to the range of a screen.
  package init(_ color: UIColor) { self.init(color.cgColor) }

  /// Creates a colour from Core Graphics', clamped to the range of a screen.
  package init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    func byte(_ value: Double) -> UInt8 { UInt8((min(1, max(0, value)) * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: CGFloat(min(1, max(0, alpha))))
  }

  /// Returns the colour with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> SceneColor {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// Returns a mix with a share of another colour, from 0 to 1, and the same opacity.
  package func mixed(with other: SceneColor, by share: CGFloat) -> SceneColor {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((CGFloat(own) + (CGFloat(other) - CGFloat(own)) * min(1, max(0, share))).rounded())
    }
    return SceneColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: alpha
    )
  }

  /// Whether it is invisible.
  package var isClear: Bool { alpha < SceneColor.leastAlpha }

  /// The minimum visible opacity at 8 bits per channel.
  package static let leastAlpha: CGFloat = 1.0 / 512

  package static let black = SceneColor(0x000000)
  package static let white = SceneColor(0xFFFFFF)
}
