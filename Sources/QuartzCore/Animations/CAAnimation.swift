/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended; `flag` is false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The superclass of animations.
///
/// A layer runs a copy of the animation that it is given. Source: Apple, CAAnimation.
open class CAAnimation: CAMediaTiming, CAAction, NSCopying {
  package final var timing = MediaTiming()
  /// The group of the animation closure that made the animation; nil for one of the application's own.
  package final var group: (any LayerAnimationGroup)?
  /// The progress in place of the timing's own, for an animation that is driven by hand.
  package final var drivenProgress: (() -> Double)?
  private final var values: [String: Any] = [:]

  /// The pacing; nil for constant speed.
  open var timingFunction: CAMediaTimingFunction?

  /// Is told of the beginning and the end; the animation retains it.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation when it has ended; true by default.
  open var isRemovedOnCompletion = true

  /// Creates an animation with default values.
  public init() {}

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns a copy.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns a copy; a subclass copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make()
    copy.timing = timing
    copy.group = group
    copy.drivenProgress = drivenProgress
    copy.values = values
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Adds the animation to a layer, by the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value of a property, such as `duration`, or of a key of the application's own.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "repeatDuration": NSNumber(value: repeatDuration)
    case "autoreverses": NSNumber(value: autoreverses)
    case "fillMode": fillMode.rawValue
    default: values[key]
    }
  }

  /// Keeps a value for a key of the application's own, such as a name to know the animation by.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// The default value of a property of the class.
  open class func defaultValue(forKey key: String) -> Any? { make().value(forKey: key) }

  /// Whether the value of a property is archived: always.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Changes the value of a key that is shown at a time of the parent, if it animates that key.
  ///
  /// - Parameter defaultDuration: the duration if the animation has none.
  func apply(
    to value: inout LayerValue,
    of key: LayerKey,
    at parent: CFTimeInterval,
    defaultDuration: CFTimeInterval = CATransaction.defaultDuration
  ) {}

  /// Adds the keys of the values that it changes, each once.
  func addKeys(to keys: inout [LayerKey]) {}

  /// The timing with a duration.
  final func timing(defaultDuration: CFTimeInterval) -> MediaTiming {
    var timing = timing
    if timing.duration == 0 { timing.duration = defaultDuration }
    return timing
  }

  /// The fraction of the duration at a local time, with the pacing of the whole animation.
  final func progress(_ time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    if let drivenProgress { return drivenProgress() }
    let fraction = duration > 0 ? time / duration : 1
    return timingFunction?.progress(at: fraction) ?? fraction
  }

  // A class that is known at run time only is allocated by the name of its initializer.

  @_silgen_name("RecipeGallery_CAAnimation_init")
  private convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_CAAnimation_init")
  private static func allocate(_ nothing: Void) -> CAAnimation

  static func make() -> Self { unsafeDowncast(allocate(()), to: self) }
}
