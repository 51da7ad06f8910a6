/// An animation of a property through several values, or along a path.
///
/// Source: Apple, CAKeyframeAnimation.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in their order; ignored if there is a path.
  open var values: [Any]?
  /// The path of a point; each line and curve of it is a segment.
  open var path: CGPath?
  /// The fractions of the duration at which the values are reached, in 0…1; evenly distributed by default.
  ///
  /// In discrete mode there is one more than values, the end of the last.
  open var keyTimes: [NSNumber]?
  /// The pacing of each segment; that of the last is missing if there are fewer.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between are computed; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value in the cubic modes; 0 by default.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners are at each value in the cubic modes; 0 by default.
  open var continuityValues: [NSNumber]?
  /// Where the curve runs at each value in the cubic modes; 0 by default.
  open var biasValues: [NSNumber]?
  /// Whether a layer that moves along a path turns with it; nil by default.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
      copy.rotationMode = rotationMode
    }
    return copy
  }

  override func apply(
    to value: inout LayerValue,
    of key: LayerKey,
    at parent: CFTimeInterval,
    defaultDuration: CFTimeInterval = CATransaction.defaultDuration
  ) {
    super.apply(to: &value, of: key, at: parent, defaultDuration: defaultDuration)
    let timing = timing(defaultDuration: defaultDuration)
    guard let rotationMode, let path, key == .property(.transform), case .transform(let base) = value,
      let local = timing.localTime(at: parent),
      let angle = PathMotion(path).angle(
        at: place(progress(local.time, of: timing.duration), on: PathMotion(path))
      )
    else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    let rotation = CATransform3DMakeRotation(CGFloat(turn), 0, 0, 1)
    value = .transform(CATransform3DConcat(rotation, base))
  }

  override func addKeys(to keys: inout [LayerKey]) {
    super.addKeys(to: &keys)
    if rotationMode != nil, !keys.contains(.property(.transform)) { keys.append(.property(.transform)) }
  }

  override func value(
    of kind: LayerValue.Kind,
    over base: LayerValue,
    at time: CFTimeInterval,
    of duration: CFTimeInterval
  ) -> LayerValue? {
    let progress = progress(time, of: duration)
    if let path {
      guard kind == .point else { return nil }
      let motion = PathMotion(path)
      return motion.point(at: place(progress, on: motion)).map { .point($0) }
    }
    let keys = (values ?? []).compactMap { LayerValue($0, as: kind) }
    guard let first = keys.first else { return nil }
    switch calculationMode {
    case .discrete: return keys[min(keys.count - 1, segment(progress, of: keys.count).index)]
    case .paced: return KeyframeCurve.paced(keys, progress)
    case .cubic, .cubicPaced:
      guard keys.count > 1 else { return first }
      let curve = KeyframeCurve(
        keys,
        tension: numbers(tensionValues),
        numbers(continuityValues),
        numbers(biasValues)
      )
      if calculationMode == .cubicPaced { return curve.pacedValue(at: progress) }
      let place = segment(progress, of: keys.count - 1)
      return curve.value(in: place.index, at: place.fraction)
    default:
      guard keys.count > 1 else { return first }
      let place = segment(progress, of: keys.count - 1)
      return keys[place.index].interpolated(to: keys[place.index + 1], progress: place.fraction)
    }
  }

  private func numbers(_ values: [NSNumber]?) -> [Double] { (values ?? []).map { $0.doubleValue } }

  /// The place on a path at a progress.
  private func place(_ progress: Double, on motion: PathMotion) -> PathMotion.Place? {
    switch calculationMode {
    case .paced, .cubicPaced: return motion.place(atFraction: progress)
    case .discrete:
      let place = segment(progress, of: motion.segmentCount + 1)
      return place.index == 0 ? motion.place(0, 0) : motion.place(place.index - 1, 1)
    default:
      guard motion.segmentCount > 0 else { return nil }
      let place = segment(progress, of: motion.segmentCount)
      return motion.place(place.index, place.fraction)
    }
  }

  /// The segment of `count` in which a progress is, and the fraction of it, with its own pacing.
  private func segment(_ progress: Double, of count: Int) -> (index: Int, fraction: Double) {
    guard count > 0 else { return (0, 0) }
    let times = times(of: count)
    let index = min(count - 1, max(0, (times.lastIndex { $0 <= progress } ?? 0)))
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? min(1, max(0, (progress - times[index]) / length)) : 1
    guard let timingFunctions, timingFunctions.indices.contains(index) else { return (index, fraction) }
    return (index, timingFunctions[index].progress(at: fraction))
  }

  /// The times at which the segments begin, and the end of the last.
  private func times(of count: Int) -> [Double] {
    let given = numbers(keyTimes)
    if given.count == count + 1 { return given }
    return (0...count).map { Double($0) / Double(count) }
  }
}

/// How the values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In proportion to the time between them.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At constant speed along all of them; key times and pacings of segments are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
