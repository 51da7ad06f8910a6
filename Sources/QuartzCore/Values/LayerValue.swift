/// A value of an animatable property.
package enum LayerValue {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  // Apart, as it is four times as large as the others.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case numbers([Double])
  case colors([CGColor])
  /// A value that can only be replaced.
  case object(Any?)

  /// The kinds of values.
  package enum Kind: Sendable {
    case number, flag, point, size, rect, transform, color, path, numbers, colors, object
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .numbers: .numbers
    case .colors: .colors
    case .object: .object
    }
  }

  /// The value that adds nothing.
  package static func zero(_ kind: Kind) -> LayerValue? {
    switch kind {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .flag, .color, .path, .numbers, .colors, .object: nil
    }
  }
}

// MARK: - Boxes

extension LayerValue {
  /// Unboxes a value for a property of a kind; nil if it has another one.
  ///
  /// Nil is a value of colours, paths and objects only.
  package init?(_ value: Any?, as kind: Kind) {
    switch kind {
    case .number: if let number = Self.number(value) { self = .number(number) } else { return nil }
    case .flag: if let number = Self.number(value) { self = .flag(number != 0) } else { return nil }
    case .point: if let point = value as? CGPoint { self = .point(point) } else { return nil }
    case .size: if let size = value as? CGSize { self = .size(size) } else { return nil }
    case .rect: if let rect = value as? CGRect { self = .rect(rect) } else { return nil }
    case .transform:
      if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else if let affine = value as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(affine))
      } else {
        return nil
      }
    case .color:
      if let color = value as? CGColor {
        self = .color(color)
      } else if value == nil {
        self = .color(nil)
      } else {
        return nil
      }
    case .path:
      if let path = value as? CGPath {
        self = .path(path)
      } else if value == nil {
        self = .path(nil)
      } else {
        return nil
      }
    case .numbers:
      guard let values = value as? [Any] else { return nil }
      self = .numbers(values.compactMap { Self.number($0) })
    case .colors:
      guard let values = value as? [Any] else { return nil }
      self = .colors(values.compactMap { $0 as? CGColor })
    case .object: self = .object(value)
    }
  }

  /// Unboxes a value of a key that no property has, by its type.
  package init(inferring value: Any?) {
    let kinds: [Kind] = [.point, .size, .rect, .transform]
    self =
      kinds.lazy.compactMap { LayerValue(value, as: $0) }.first
      ?? (value as? CGColor).map { .color($0) } ?? (value as? CGPath).map { .path($0) }
      ?? Self.number(value).map { .number($0) } ?? .object(value)
  }

  /// The value as Objective-C boxes it; numbers are `NSNumber`.
  package var boxed: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .flag(let flag): NSNumber(value: flag)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .path(let path): path
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .colors(let colors): colors
    case .object(let object): object
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}

// MARK: - Arithmetic

extension LayerValue {
  /// The numbers of the value, for sums and differences; nil for values that have none.
  var parts: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    case .numbers(let numbers): numbers
    case .flag, .transform, .color, .path, .colors, .object: nil
    }
  }

  /// A value of the same kind with other numbers.
  func with(_ parts: [Double]) -> LayerValue {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .numbers: .numbers(parts)
    case .flag, .transform, .color, .path, .colors, .object: self
    }
  }

  /// The value of the numbers' sums, differences and the like; nil for values that have none.
  private func combined(_ other: LayerValue, _ operation: (Double, Double) -> Double) -> LayerValue? {
    func point(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: operation(one.x, other.x), y: operation(one.y, other.y))
    }
    func size(_ one: CGSize, _ other: CGSize) -> CGSize {
      CGSize(width: operation(one.width, other.width), height: operation(one.height, other.height))
    }
    switch (self, other) {
    case (.number(let one), .number(let other)): return .number(operation(one, other))
    case (.point(let one), .point(let other)): return .point(point(one, other))
    case (.size(let one), .size(let other)): return .size(size(one, other))
    case (.rect(let one), .rect(let other)):
      return .rect(CGRect(origin: point(one.origin, other.origin), size: size(one.size, other.size)))
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      return .numbers(zip(one, other).map(operation))
    default: return nil
    }
  }

  /// The value between this one (`progress` 0) and `other` (1), or beyond them.
  ///
  /// Values that can't be mixed are replaced in the middle. A missing colour is the other one, but clear.
  package func interpolated(to other: LayerValue, progress: Double) -> LayerValue {
    if let mixed = combined(other, { $0 + ($1 - $0) * progress }) { return mixed }
    switch (self, other) {
    case (.transform(let from), .transform(let to)):
      return .transform(from.interpolated(to: to, progress: progress))
    case (.color(let from), .color(let to)):
      return .color(LayerColors.mix(from, to, progress))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { LayerColors.mix($0, $1, progress) ?? $1 })
    case (.path(let from?), .path(let to?)):
      if let mixed = from.outline.interpolated(to: to.outline, progress: CGFloat(progress)) {
        return .path(CGPath(mixed))
      }
    default: break
    }
    return progress < 0.5 ? self : other
  }

  /// The sum with another value; a transform is applied after this one.
  ///
  /// Nil for values without sums.
  package func adding(_ other: LayerValue) -> LayerValue? {
    if case .transform(let own) = self, case .transform(let added) = other {
      return .transform(CATransform3DConcat(own, added))
    }
    return combined(other) { $0 + $1 }
  }

  /// The difference to another value; for a transform what has to be added to `other`.
  package func subtracting(_ other: LayerValue) -> LayerValue? {
    if case .transform(let own) = self, case .transform(let removed) = other {
      return .transform(CATransform3DConcat(CATransform3DInvert(removed), own))
    }
    return combined(other) { $0 - $1 }
  }

  /// The sum of `count` times the value.
  func repeated(_ count: Int) -> LayerValue? {
    if case .transform(let own) = self {
      return .transform(
        (0..<max(0, count)).reduce(CATransform3DIdentity) { sum, _ in CATransform3DConcat(sum, own) }
      )
    }
    return parts.map { with($0.map { $0 * Double(count) }) }
  }

  /// The distance to another value, for even pacing.
  func distance(to other: LayerValue) -> Double {
    guard let difference = combined(other, { $1 - $0 })?.parts else { return 1 }
    return difference.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

extension LayerValue: Equatable {
  /// Returns whether two values are equal; objects are if they are the same.
  package static func == (one: LayerValue, other: LayerValue) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.point(let one), .point(let other)): one == other
    case (.size(let one), .size(let other)): one == other
    case (.rect(let one), .rect(let other)): one == other
    case (.numbers(let one), .numbers(let other)): one == other
    case (.transform(let one), .transform(let other)): one == other
    case (.color(let one), .color(let other)): one == other
    case (.path(let one), .path(let other)): one == other
    case (.colors(let one), .colors(let other)): one == other
    case (.object(let one), .object(let other)): one as AnyObject === other as AnyObject
    default: false
    }
  }
}

// MARK: - Colours and paths

/// Mixes colours by their components.
enum LayerColors {
  /// The colour between two; a missing one is the other one, but clear.
  static func mix(_ from: CGColor?, _ to: CGColor?, _ progress: Double) -> CGColor? {
    if progress == 0 || from == to { return from }
    if progress == 1 { return to }
    guard let visible = from ?? to else { return nil }
    let (start, end) = (rgba(from ?? visible), rgba(to ?? visible))
    func part(_ index: Int) -> CGFloat { CGFloat(start[index] + (end[index] - start[index]) * progress) }
    let startAlpha = from == nil ? 0 : start[3]
    let endAlpha = to == nil ? 0 : end[3]
    let alpha = CGFloat(startAlpha + (endAlpha - startAlpha) * progress)
    if [from, to].allSatisfy({ $0.map { $0.numberOfComponents == 2 } ?? true }) {
      return CGColor(gray: part(0), alpha: alpha)
    }
    return CGColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }

  private static func rgba(_ color: CGColor) -> [Double] {
    let parts = (color.components ?? []).map { Double($0) }
    return parts.count == 4 ? parts : [parts[0], parts[0], parts[0], parts[1]]
  }
}

extension PathOutline {
  /// The path between two of the same kinds of elements; nil for others.
  fileprivate func interpolated(to other: PathOutline, progress: CGFloat) -> PathOutline? {
    guard elements.count == other.elements.count else { return nil }
    var mixed = PathOutline()
    for (from, to) in zip(elements, other.elements) {
      let points = zip(from.points, to.points).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * progress, y: $0.y + ($1.y - $0.y) * progress)
      }
      switch (from, to) {
      case (.move, .move): mixed.add(.move(points[0]))
      case (.line, .line): mixed.add(.line(points[0]))
      case (.quadCurve, .quadCurve): mixed.add(.quadCurve(control: points[0], end: points[1]))
      case (.curve, .curve): mixed.add(.curve(control1: points[0], control2: points[1], end: points[2]))
      case (.close, .close): mixed.add(.close)
      default: return nil
      }
    }
    return mixed
  }
}

// MARK: - Casts
