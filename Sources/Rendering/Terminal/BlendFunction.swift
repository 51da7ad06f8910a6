import UIKit

/// How a colour mixes with an opaque one below.
///
/// Source: W3C, Compositing and Blending Level 1, "Blending".
struct BlendFunction {
  typealias Pixel = Raster.Pixel

  private let mode: CGBlendMode

  /// Nil for a mode that mixes no colours.
  init?(_ mode: CGBlendMode) {
    guard
      mode.rawValue > CGBlendMode.normal.rawValue && mode.rawValue < CGBlendMode.clear.rawValue
        || mode == .plusLighter || mode == .plusDarker
    else { return nil }
    self.mode = mode
  }

  /// Returns the colour that an opaque source has over a backdrop.
  func mix(_ source: Pixel, with backdrop: Pixel) -> Pixel {
    switch mode {
    case .hue:
      Self.clipped(Self.saturated(source, Self.saturation(backdrop)), Self.luminosity(backdrop))
    case .saturation:
      Self.clipped(Self.saturated(backdrop, Self.saturation(source)), Self.luminosity(backdrop))
    case .color: Self.clipped(source, Self.luminosity(backdrop))
    case .luminosity: Self.clipped(backdrop, Self.luminosity(source))
    default:
      Pixel(
        mix(source.x, with: backdrop.x),
        mix(source.y, with: backdrop.y),
        mix(source.z, with: backdrop.z)
      )
    }
  }

  /// Returns the component of a source over that of a backdrop.
  private func mix(_ source: Float, with backdrop: Float) -> Float {
    switch mode {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: Self.hardLight(backdrop, over: source)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge: backdrop == 0 ? 0 : source == 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn: backdrop == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .softLight: Self.softLight(source, over: backdrop)
    case .hardLight: Self.hardLight(source, over: backdrop)
    case .difference: abs(source - backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    case .plusDarker: max(0, source + backdrop - 1)
    case .plusLighter: min(1, source + backdrop)
    default: source
    }
  }

  private static func hardLight(_ source: Float, over backdrop: Float) -> Float {
    source <= 0.5 ? 2 * source * backdrop : 1 - 2 * (1 - source) * (1 - backdrop)
  }

  private static func softLight(_ source: Float, over backdrop: Float) -> Float {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let light =
      backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (light - backdrop)
  }

  // MARK: Colours as a whole

  private static func luminosity(_ pixel: Pixel) -> Float { (pixel * Pixel(0.3, 0.59, 0.11)).sum() }

  private static func saturation(_ pixel: Pixel) -> Float { pixel.max() - pixel.min() }

  /// Returns a colour with another luminosity, brought into the range of a screen.
  private static func clipped(_ pixel: Pixel, _ luminosity: Float) -> Pixel {
    var pixel = pixel + (luminosity - Self.luminosity(pixel))
    let (least, greatest) = (pixel.min(), pixel.max())
    if least < 0 { pixel = luminosity + (pixel - luminosity) * (luminosity / (luminosity - least)) }
    if greatest > 1 {
      pixel = luminosity + (pixel - luminosity) * ((1 - luminosity) / (greatest - luminosity))
    }
    return pixel
  }

  /// Returns a colour with another saturation.
  private static func saturated(_ pixel: Pixel, _ saturation: Float) -> Pixel {
    let range = Self.saturation(pixel)
    return range > 0 ? (pixel - pixel.min()) * (saturation / range) : .zero
  }
}
