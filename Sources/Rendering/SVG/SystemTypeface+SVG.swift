import UIKit

extension SystemTypeface {
  /// The typefaces that a viewer is asked for, from the one that is meant to those that come near to it.
  ///
  /// CSS's `system-ui` is not among them: it is San Francisco on Apple's systems only, which have it by the other
  /// names too, and elsewhere often a font of quite other widths.
  var fontFamilies: String {
    switch self {
    case .helvetica: "Helvetica, Arial, sans-serif"
    case .helveticaNeue: "Helvetica Neue, Helvetica, Arial, sans-serif"
    case .sanFrancisco, .sanFranciscoUI:
      "-apple-system, BlinkMacSystemFont, San Francisco, SF Pro Text, Helvetica Neue, Helvetica, Arial, sans-serif"
    }
  }
}
