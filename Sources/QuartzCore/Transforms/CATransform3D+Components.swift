extension CATransform3D {
  /// The translation, rotation, scale, shear and perspective of a transform.
  ///
  /// Source of the decomposition: W3C, CSS Transforms Level 2, "Decomposing a 3D Matrix".
  package struct Components: Sendable, Hashable {
    var translation = SIMD3<Double>.zero
    var scale = SIMD3<Double>.one
    /// The shears xy, xz and yz.
    var shear = SIMD3<Double>.zero
    /// The rotation as a unit quaternion: the vector part, then the scalar.
    var quaternion = SIMD4<Double>(0, 0, 0, 1)
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// The transform with these components: scale, then shear, rotation, translation and perspective.
    package var transform: CATransform3D {
      var rows = rotationRows
      if shear.z != 0 { rows.2 += shear.z * rows.1 }
      if shear.y != 0 { rows.2 += shear.y * rows.0 }
      if shear.x != 0 { rows.1 += shear.x * rows.0 }
      let linear = CATransform3D(
        rows: scale.x * rows.0,
        scale.y * rows.1,
        scale.z * rows.2,
        SIMD4(translation.x, translation.y, translation.z, 1)
      )
      guard perspective != SIMD4(0, 0, 0, 1) else { return linear }
      var outer = CATransform3DIdentity
      (outer.m14, outer.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
      (outer.m34, outer.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
      return CATransform3DConcat(linear, outer)
    }

    private var rotationRows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
      let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
      return (
        SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
        SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
        SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0)
      )
    }

    /// The rotations about x, then y, then z that give the rotation, in radians.
    ///
    /// A pure rotation about an axis has the angle of that axis only.
    package var angles: SIMD3<Double> {
      get {
        let rows = rotationRows
        let sine = max(-1, min(1, -rows.0.z))
        // With y at a quarter turn, x and z have the same axis.
        guard abs(sine) < 1 - 1e-12 else {
          return SIMD3(0, sine < 0 ? -.pi / 2 : .pi / 2, atan2(-rows.1.x, rows.1.y))
        }
        return SIMD3(atan2(rows.1.z, rows.2.z), asin(sine), atan2(rows.0.y, rows.0.x))
      }
      set {
        let half = newValue / 2
        let (sx, cx) = (sin(half.x), cos(half.x))
        let (sy, cy) = (sin(half.y), cos(half.y))
        let (sz, cz) = (sin(half.z), cos(half.z))
        quaternion = SIMD4(
          sx * cy * cz - cx * sy * sz,
          cx * sy * cz + sx * cy * sz,
          cx * cy * sz - sx * sy * cz,
          cx * cy * cz + sx * sy * sz
        )
      }
    }
  }

  /// The components of the transform; nil if it is singular.
  package var components: Components? {
    guard m44 != 0 else { return nil }
    let scale = 1 / Double(m44)
    let all = rows
    let (a, b, c, d) = (all.0 * scale, all.1 * scale, all.2 * scale, all.3 * scale)
    var result = Components()
    if a.w != 0 || b.w != 0 || c.w != 0 {
      let plain = CATransform3D(
        rows: SIMD4(a.x, a.y, a.z, 0),
        SIMD4(b.x, b.y, b.z, 0),
        SIMD4(c.x, c.y, c.z, 0),
        SIMD4(d.x, d.y, d.z, 1)
      )
      let inverse = CATransform3DInvert(plain).rows
      let right = SIMD4(a.w, b.w, c.w, d.w)
      func dot(_ row: SIMD4<Double>) -> Double { (row * right).sum() }
      result.perspective = SIMD4(dot(inverse.0), dot(inverse.1), dot(inverse.2), dot(inverse.3))
    }
    result.translation = SIMD3(d.x, d.y, d.z)
    var (row1, row2, row3) = (SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z))
    let lengths = (row1.length, row2.length, row3.length)
    guard lengths.0 > 0 else { return nil }
    result.scale.x = lengths.0
    row1 /= lengths.0
    result.shear.x = (row1 * row2).sum()
    row2 -= result.shear.x * row1
    result.scale.y = row2.length
    guard result.scale.y > 0 else { return nil }
    row2 /= result.scale.y
    result.shear.x /= result.scale.y
    result.shear.y = (row1 * row3).sum()
    row3 -= result.shear.y * row1
    result.shear.z = (row2 * row3).sum()
    row3 -= result.shear.z * row2
    result.scale.z = row3.length
    guard result.scale.z > 0 else { return nil }
    row3 /= result.scale.z
    result.shear.y /= result.scale.z
    result.shear.z /= result.scale.z
    if (row1 * row2.cross(row3)).sum() < 0 { result.mirror(&row1, &row2, &row3) }
    result.quaternion = Components.quaternion(row1, row2, row3)
    return result
  }

  /// The transform between this one (`progress` 0) and `other` (1), or beyond them when a spring overshoots.
  ///
  /// Flat transforms are interpolated in the plane: see `CGAffineTransform`. Others are decomposed, and rotations
  /// take the shorter way. Source: W3C, CSS Transforms Level 2, "Interpolation of 3D matrices".
  package func interpolated(to other: CATransform3D, progress: Double) -> CATransform3D {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    if isFlat, other.isFlat {
      var flat = CATransform3DMakeAffineTransform(
        CATransform3DGetAffineTransform(self)
          .interpolated(to: CATransform3DGetAffineTransform(other), progress: CGFloat(progress))
      )
      flat.m33 = m33 + (other.m33 - m33) * CGFloat(progress)
      return flat
    }
    guard let from = components, let to = other.components else { return progress < 0.5 ? self : other }
    var mixed = Components()
    mixed.translation = from.translation + (to.translation - from.translation) * progress
    mixed.scale = from.scale + (to.scale - from.scale) * progress
    mixed.shear = from.shear + (to.shear - from.shear) * progress
    mixed.perspective = from.perspective + (to.perspective - from.perspective) * progress
    mixed.quaternion = Components.slerp(from.quaternion, to.quaternion, progress)
    return mixed.transform
  }
}

extension CATransform3D.Components {
  /// Makes a left-handed base right-handed, with a negative scale of one axis.
  ///
  /// A reflection in the plane is one of x or of y, as in a 2-D decomposition, so that it has no rotation in space.
  fileprivate mutating func mirror(
    _ row1: inout SIMD3<Double>,
    _ row2: inout SIMD3<Double>,
    _ row3: inout SIMD3<Double>
  ) {
    if row3.z < 0 {
      scale.z = -scale.z
      row3 = -row3
    } else if row1.x < row2.y {
      scale.x = -scale.x
      row1 = -row1
    } else {
      scale.y = -scale.y
      row2 = -row2
    }
  }

  fileprivate static func quaternion(_ row1: SIMD3<Double>, _ row2: SIMD3<Double>, _ row3: SIMD3<Double>)
    -> SIMD4<Double>
  {
    func part(_ sum: Double) -> Double { 0.5 * max(0, 1 + sum).squareRoot() }
    var result = SIMD4(
      part(row1.x - row2.y - row3.z),
      part(row2.y - row1.x - row3.z),
      part(row3.z - row1.x - row2.y),
      part(row1.x + row2.y + row3.z)
    )
    if row2.z < row3.y { result.x = -result.x }
    if row3.x < row1.z { result.y = -result.y }
    if row1.y < row2.x { result.z = -result.z }
    return result
  }

  /// Spherical linear interpolation.
  ///
  /// Source: K. Shoemake, Animating Rotation with Quaternion Curves (1985).
  fileprivate static func slerp(_ from: SIMD4<Double>, _ to: SIMD4<Double>, _ progress: Double)
    -> SIMD4<Double>
  {
    var product = max(-1, min(1, (from * to).sum()))
    var target = to
    if product < 0 {
      target = -to
      product = -product
    }
    guard product < 1 - 1e-12 else { return from }
    let angle = acos(product)
    return (from * sin((1 - progress) * angle) + target * sin(progress * angle)) / sin(angle)
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
