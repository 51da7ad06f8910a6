import UIKit

/// A transform of the plane with perspective: the z of its points is 0 before, and ignored after it.
struct Projection {
  private let matrix: CATransform3D

  /// The smallest distance from the eye, as a share of that of the plane; what is nearer or behind is cut off.
  private static let nearest = 0.01

  init(_ matrix: CATransform3D) {
    self.matrix = matrix
  }

  /// Returns the projection after an affine transform.
  func after(_ transform: CGAffineTransform) -> Projection {
    Projection(CATransform3DConcat(CATransform3DMakeAffineTransform(transform), matrix))
  }

  /// Whether a point is in front of the eye.
  func shows(_ point: CGPoint) -> Bool { depth(of: point) >= Self.nearest }

  private func depth(of point: CGPoint) -> Double {
    matrix.applied(to: SIMD4(Double(point.x), Double(point.y), 0, 1)).w
  }

  func point(_ point: CGPoint) -> CGPoint { matrix.projected(point) }

  /// The affine transform that agrees with the projection in a point, in value and first derivatives.
  func affine(at point: CGPoint) -> CGAffineTransform { matrix.affine(at: point) }

  // MARK: Paths

  /// The number of curves for a curve, which is not exactly one after the projection.
  private static let curveCount = 4

  /// Returns a path after the projection: lines stay lines, and curves are close approximations.
  func path(_ path: PathOutline) -> PathOutline {
    guard path.elements.allSatisfy({ $0.points.allSatisfy(shows) }) else { return cut(path) }
    var result = PathOutline()
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end): result.add(.move(point(end)))
      case .line(let end): result.add(.line(point(end)))
      case .close: result.add(.close)
      case .quadCurve, .curve:
        guard let curve = element.curve(from: current) else { continue }
        for index in 0..<Self.curveCount {
          let count = CGFloat(Self.curveCount)
          result.add(projected(curve, CGFloat(index) / count, CGFloat(index + 1) / count))
        }
      }
      current = element.points.last ?? current
    }
    return result
  }

  /// The part of a curve between two parameters, with the tangents of the projected curve at its ends.
  private func projected(_ curve: CubicCurve, _ from: CGFloat, _ to: CGFloat) -> PathElement {
    let length = (to - from) / 3
    func control(_ t: CGFloat, _ step: CGFloat) -> CGPoint {
      let (here, s) = (curve.point(at: t), 1 - t)
      func speed(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
        3 * (s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2))
      }
      let x = speed(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
      let y = speed(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
      let affine = affine(at: here)
      let place = point(here)
      return CGPoint(
        x: place.x + step * (affine.a * x + affine.c * y),
        y: place.y + step * (affine.b * x + affine.d * y)
      )
    }
    return .curve(
      control1: control(from, length),
      control2: control(to, -length),
      end: point(curve.point(at: to))
    )
  }

  /// Returns the visible part of a path, of lines.
  private func cut(_ path: PathOutline) -> PathOutline {
    var result = PathOutline()
    for line in path.polylines() {
      guard let last = line.points.last else { continue }
      var shown: [CGPoint] = []
      var before = last
      for here in line.points {
        let (near, far) = (depth(of: before), depth(of: here))
        if (near >= Self.nearest) != (far >= Self.nearest) {
          let share = CGFloat((Self.nearest - near) / (far - near))
          let edge = CGPoint(
            x: before.x + (here.x - before.x) * share,
            y: before.y + (here.y - before.y) * share
          )
          shown.append(point(edge))
        }
        if far >= Self.nearest { shown.append(point(here)) }
        before = here
      }
      guard let first = shown.first else { continue }
      result.add(.move(first))
      for point in shown.dropFirst() { result.add(.line(point)) }
      result.add(.close)
    }
    return result
  }
}
