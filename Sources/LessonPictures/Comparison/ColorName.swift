import Rendering
import UIKit

/// The name of a colour in everyday words.
///
/// Greys have a saturation below a tenth; hues are divided at the middles between the colours of the wheel.
enum ColorName {
  static func of(_ color: SceneColor) -> String {
    let parts = [color.red, color.green, color.blue].map { Double($0) / 255 }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let (light, chroma) = ((most + least) / 2, most - least)
    if chroma < 0.1 {
      return light > 0.95
        ? "white" : light > 0.6 ? "light grey" : light > 0.35 ? "grey" : light > 0.1 ? "dark grey" : "black"
    }
    let hue = Self.hue(parts[0], parts[1], parts[2], most, chroma)
    if light > 0.85 { return "light \(name(hue))" }
    if light < 0.18 { return "dark \(name(hue))" }
    if (15..<45).contains(hue), light <= 0.45 { return "brown" }
    if hue >= 310 || hue < 15, light > 0.7 { return "pink" }
    return name(hue)
  }

  /// The place on the colour wheel, in degrees.
  private static func hue(_ red: Double, _ green: Double, _ blue: Double, _ most: Double, _ chroma: Double)
    -> Double
  {
    let sector =
      most == red
      ? (green - blue) / chroma : most == green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  private static func name(_ hue: Double) -> String {
    let names: [(end: Double, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "turquoise"), (255, "blue"),
      (310, "purple"), (340, "pink"),
    ]
    return names.first { hue < $0.end }?.name ?? "red"
  }
}
