import UIKit

extension SystemTypeface {
  /// The font families for viewers, in order of similarity to the intended one.
  ///
  /// CSS's `system-ui` is not included: it is San Francisco on Apple's systems only, which know the other
  /// names, too, and elsewhere often a font with very different widths.
  var fontFamilies: String {
    switch self {
    case .helvetica: "Helvetica, Arial, sans-serif"
    case .helveticaNeue: "Helvetica Neue, Helvetica, Arial, sans-serif"
    case .sanFrancisco, .sanFranciscoUI:
      "-apple-system, BlinkMacSystemFont, San Francisco, SF Pro Text, Helvetica Neue, Helvetica, Arial, sans-serif"
    }
  }
}
