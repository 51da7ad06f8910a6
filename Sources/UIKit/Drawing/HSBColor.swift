/// A colour as hue, saturation and brightness, each in 0...1 inside the sRGB gamut.
struct HSBColor: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Makes the hue, saturation and brightness of red, green and blue; a grey has hue and saturation zero.
  init(red: Double, green: Double, blue: Double) {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    brightness = high
    saturation = high == 0 ? 0 : range / high
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The red, green and blue of the colour; hues a whole number apart are the same.
  var rgb: (red: Double, green: Double, blue: Double) {
    let sixths = (hue - hue.rounded(.down)) * 6
    let sector = sixths.rounded(.down)
    let part = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch sector {
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    case 5: (brightness, low, falling)
    default: (brightness, rising, low)
    }
  }
}
