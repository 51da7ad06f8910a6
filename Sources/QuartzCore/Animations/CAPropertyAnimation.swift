/// The superclass of animations of a property.
///
/// Source: Apple, CAPropertyAnimation.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property in the layer; an unknown one animates nothing.
  open var keyPath: String? {
    get { storedKeyPath }
    set {
      storedKeyPath = newValue
      parsedKeyPath = newValue.map { LayerKeyPath($0) }
    }
  }

  /// Whether the value is added to that of the layer and of earlier animations.
  open var isAdditive = false

  /// Whether each repetition starts from the end of the one before.
  open var isCumulative = false

  /// The function that makes a transform of the values; nil if they are values of the property.
  open var valueFunction: CAValueFunction?

  private final var storedKeyPath: String?
  final var parsedKeyPath: LayerKeyPath?

  /// Creates an animation without a key path.
  public override init() {
    super.init()
  }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      (copy.storedKeyPath, copy.parsedKeyPath) = (storedKeyPath, parsedKeyPath)
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
      copy.valueFunction = valueFunction
    }
    return copy
  }

  override func apply(
    to whole: inout LayerValue,
    of key: LayerKey,
    at parent: CFTimeInterval,
    defaultDuration: CFTimeInterval = CATransaction.defaultDuration
  ) {
    let timing = timing(defaultDuration: defaultDuration)
    guard let path = parsedKeyPath, path.key == key, let local = timing.localTime(at: parent),
      let base = whole.part(path.part)
    else { return }
    let kind = valueFunction?.inputKind ?? base.kind
    let start = isAdditive || valueFunction != nil ? LayerValue.zero(kind) ?? base : base
    guard var value = value(of: kind, over: start, at: local.time, of: timing.duration) else { return }
    if isCumulative, local.iteration > 0,
      let end = self.value(of: kind, over: start, at: timing.duration, of: timing.duration),
      let sum = end.repeated(local.iteration).flatMap({ value.adding($0) })
    {
      value = sum
    }
    if let valueFunction { value = .transform(valueFunction.transform(of: value.parts ?? [])) }
    if isAdditive, let sum = base.adding(value) { value = sum }
    _ = whole.setPart(path.part, to: value)
  }

  override func addKeys(to keys: inout [LayerKey]) {
    if let key = parsedKeyPath?.key, !keys.contains(key) { keys.append(key) }
  }

  /// The value of a kind at a time in 0…`duration`; nil to show the layer's own.
  func value(
    of kind: LayerValue.Kind,
    over base: LayerValue,
    at time: CFTimeInterval,
    of duration: CFTimeInterval
  )
    -> LayerValue?
  { nil }
}
