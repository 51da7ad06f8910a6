/// A key path of a layer: a key, and for structures the name of a part, such as `bounds.size.width`.
///
/// Source: Apple, Core Animation Programming Guide, "Key-Value Coding Extensions".
package struct LayerKeyPath: Hashable, Sendable {
  package let key: LayerKey
  /// The names after the key, joined by full stops; empty for the whole value.
  package let part: String

  package init(_ keyPath: String) {
    let key = keyPath.prefix { $0 != "." }
    self.key = LayerKey(String(key))
    part = String(keyPath.dropFirst(key.count + 1))
  }
}

extension LayerValue {
  /// The part of the value with a name; nil for an unknown one.
  package func part(_ name: String) -> LayerValue? {
    guard !name.isEmpty else { return self }
    switch self {
    case .point(let point):
      switch name {
      case "x": return .number(Double(point.x))
      case "y": return .number(Double(point.y))
      default: return nil
      }
    case .size(let size):
      switch name {
      case "width": return .number(Double(size.width))
      case "height": return .number(Double(size.height))
      default: return nil
      }
    case .rect(let rect):
      let rest = LayerValue.rest(of: name)
      switch rest.first {
      case "origin": return LayerValue.point(rect.origin).part(rest.rest)
      case "size": return LayerValue.size(rect.size).part(rest.rest)
      default: return nil
      }
    case .transform(let transform): return transform.part(name)
    default: return nil
    }
  }

  /// Sets the part of the value with a name; returns false, and changes nothing, for an unknown one.
  package mutating func setPart(_ name: String, to value: LayerValue) -> Bool {
    guard !name.isEmpty else {
      guard value.kind == kind else { return false }
      self = value
      return true
    }
    switch (self, value) {
    case (.point(var point), .number(let number)):
      switch name {
      case "x": point.x = CGFloat(number)
      case "y": point.y = CGFloat(number)
      default: return false
      }
      self = .point(point)
    case (.size(var size), .number(let number)):
      switch name {
      case "width": size.width = CGFloat(number)
      case "height": size.height = CGFloat(number)
      default: return false
      }
      self = .size(size)
    case (.rect(let rect), _):
      let (first, rest) = LayerValue.rest(of: name)
      var inner = first == "origin" ? LayerValue.point(rect.origin) : .size(rect.size)
      guard first == "origin" || first == "size", inner.setPart(rest, to: value) else { return false }
      if case .point(let origin) = inner { self = .rect(CGRect(origin: origin, size: rect.size)) }
      if case .size(let size) = inner { self = .rect(CGRect(origin: rect.origin, size: size)) }
    case (.transform(let transform), _):
      guard let changed = transform.setting(name, to: value) else { return false }
      self = .transform(changed)
    default: return false
    }
    return true
  }

  private static func rest(of name: String) -> (first: String, rest: String) {
    let first = name.prefix { $0 != "." }
    return (String(first), String(name.dropFirst(first.count + 1)))
  }
}

// MARK: - Parts of transforms

extension CATransform3D {
  /// The names of a transform's parts.
  private enum Part {
    case rotation(Int), scale(Int), translation(Int)
    /// The average scale; setting it sets all three.
    case uniformScale
    /// The translation in the plane, as a size.
    case offset

    init?(_ name: String) {
      switch name {
      case "rotation", "rotation.z": self = .rotation(2)
      case "rotation.x": self = .rotation(0)
      case "rotation.y": self = .rotation(1)
      case "scale": self = .uniformScale
      case "scale.x": self = .scale(0)
      case "scale.y": self = .scale(1)
      case "scale.z": self = .scale(2)
      case "translation": self = .offset
      case "translation.x": self = .translation(0)
      case "translation.y": self = .translation(1)
      case "translation.z": self = .translation(2)
      default: return nil
      }
    }
  }

  /// The part with a name, such as `rotation.z` in radians; nil for an unknown one.
  fileprivate func part(_ name: String) -> LayerValue? {
    guard let part = Part(name) else { return nil }
    switch part {
    case .offset: return .size(CGSize(width: m41, height: m42))
    case .translation(let axis): return .number(Double([m41, m42, m43][axis]))
    case .rotation(let axis): return .number(partsOrPlane.angles[axis])
    case .scale(let axis): return .number(partsOrPlane.scale[axis])
    case .uniformScale: return .number(partsOrPlane.scale.sum() / 3)
    }
  }

  /// The transform with another part; nil for an unknown name or a value of another kind.
  fileprivate func setting(_ name: String, to value: LayerValue) -> CATransform3D? {
    guard let part = Part(name) else { return nil }
    var changed = self
    switch (part, value) {
    case (.offset, .size(let size)): (changed.m41, changed.m42) = (size.width, size.height)
    case (.offset, .point(let point)): (changed.m41, changed.m42) = (point.x, point.y)
    case (.translation(0), .number(let number)): changed.m41 = CGFloat(number)
    case (.translation(1), .number(let number)): changed.m42 = CGFloat(number)
    case (.translation, .number(let number)): changed.m43 = CGFloat(number)
    case (.rotation(2), .number(let angle)) where isFlat:
      return changingPlane { $0.rotation = CGFloat(angle) }
    case (.scale(0), .number(let scale)) where isFlat:
      return changingPlane { $0.scaleX = CGFloat(scale) }
    case (.scale(1), .number(let scale)) where isFlat:
      return changingPlane { $0.scaleY = CGFloat(scale) }
    case (.rotation(let axis), .number(let angle)):
      var parts = partsOrPlane
      parts.angles[axis] = angle
      return parts.transform
    case (.scale(let axis), .number(let scale)):
      var parts = partsOrPlane
      parts.scale[axis] = scale
      return parts.transform
    case (.uniformScale, .number(let scale)):
      var parts = partsOrPlane
      parts.scale = SIMD3(repeating: scale)
      guard isFlat else { return parts.transform }
      var plane = changingPlane { ($0.scaleX, $0.scaleY) = (CGFloat(scale), CGFloat(scale)) }
      plane.m33 = CGFloat(scale)
      return plane
    default: return nil
    }
    return changed
  }

  private func changingPlane(_ change: (inout CGAffineTransform.Components) -> Void) -> CATransform3D {
    var parts = CATransform3DGetAffineTransform(self).decomposed
    change(&parts)
    var changed = CATransform3DMakeAffineTransform(parts.transform)
    changed.m33 = m33
    return changed
  }

  /// The components; for a singular transform those in the plane.
  private var partsOrPlane: Components {
    if !isFlat, let components { return components }
    let plane = CATransform3DGetAffineTransform(self).decomposed
    var parts = Components()
    parts.scale = SIMD3(Double(plane.scaleX), Double(plane.scaleY), Double(m33))
    parts.shear.x = plane.scaleY == 0 ? 0 : Double(plane.shear / plane.scaleY)
    parts.angles.z = Double(plane.rotation)
    parts.translation = SIMD3(Double(m41), Double(m42), Double(m43))
    return parts
  }
}
