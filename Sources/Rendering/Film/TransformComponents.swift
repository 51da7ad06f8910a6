import UIKit

/// A transform split into steps for interpolation: translation, rotation, skew, scale.
struct TransformComponents: Sendable, Equatable {
  /// The position of the pivot after the transform.
  var place: CGPoint
  /// The clockwise rotation in degrees.
  var angle: CGFloat
  /// The skew in degrees.
  var skew: CGFloat
  var scale: CGSize
  /// The centre of rotation and scaling, in the coordinates before the transform.
  var pivot: CGPoint

  init(_ group: SceneGroup) {
    let transform = group.transform
    pivot = group.pivot
    place = pivot.applying(transform)
    let degrees = 180 / CGFloat.pi
    let width = hypot(transform.a, transform.b)
    if width > 0 {
      angle = atan2(transform.b, transform.a) * degrees
      let height = (transform.a * transform.d - transform.b * transform.c) / width
      let shear = (transform.a * transform.c + transform.b * transform.d) / width
      skew = height != 0 ? atan2(shear, height) * degrees : 0
      if skew > 90 { skew -= 180 } else if skew < -90 { skew += 180 }
      scale = CGSize(width: width, height: height)
    } else {
      angle = 0
      skew = 0
      scale = CGSize(width: 0, height: hypot(transform.c, transform.d))
    }
  }

  var isMove: Bool { angle == 0 && skew == 0 && scale == CGSize(width: 1, height: 1) }

  /// Whether it is a rotation around the pivot.
  var isRotation: Bool {
    skew == 0 && abs(scale.width - 1) < 1e-9 && abs(scale.height - 1) < 1e-9
      && hypot(place.x - pivot.x, place.y - pivot.y) < 0.01
  }

  /// The translation, if there is nothing else.
  var offset: CGPoint { CGPoint(x: place.x - pivot.x, y: place.y - pivot.y) }

  /// Returns the same transform with the equivalent angle nearest to another one.
  func near(_ other: TransformComponents) -> TransformComponents {
    var parts = self
    parts.angle += ((other.angle - angle) / 360).rounded() * 360
    return parts
  }
}
