import UIKit

extension CALayer {
  /// What the layer shows by itself, in the coordinates of presented bounds: its contents, drawing, path or text.
  func contentCommands(in bounds: CGRect) -> [DrawingCommand] {
    // A fast path, as most layers are plain ones.
    if extras == nil && type(of: self) == CALayer.self { return [] }
    return (extras?.attributes.drawing ?? []) + imageCommands(in: bounds) + classCommands(in: bounds)
  }
}
