import UIKit

extension CGVector {
  package var length: CGFloat { hypot(dx, dy) }

  package func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}

extension CGPoint {
  package func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}
