import Rendering
import UIKit

extension CGPoint {
  /// The point in whole points, such as `(160, 240)`.
  var words: String { "(\(DumpText.number(x.rounded())), \(DumpText.number(y.rounded())))" }
}
