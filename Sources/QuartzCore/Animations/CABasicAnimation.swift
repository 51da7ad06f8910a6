/// An animation of a property from one value to another.
///
/// Of the three values any may be missing; the layer's value beneath the animation stands for a missing end. Source:
/// Apple, CABasicAnimation, "Setting Interpolation Values".
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any? { didSet { unboxed = nil } }
  /// The last value.
  open var toValue: Any? { didSet { unboxed = nil } }
  /// The difference of the two.
  open var byValue: Any? { didSet { unboxed = nil } }

  /// The values as those of a kind.
  private struct Unboxed {
    let kind: LayerValue.Kind
    let from, to, by: LayerValue?
  }

  // Kept, as unboxing takes longer than all the rest.
  private final var unboxed: Unboxed?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func value(
    of kind: LayerValue.Kind,
    over base: LayerValue,
    at time: CFTimeInterval,
    of duration: CFTimeInterval
  ) -> LayerValue? {
    let ends = ends(of: kind, over: base)
    return ends.from.interpolated(to: ends.to, progress: distance(at: time, of: duration))
  }

  /// The fraction of the way at a time; beyond 1 for a spring that overshoots.
  func distance(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    progress(time, of: duration)
  }

  private func ends(of kind: LayerValue.Kind, over base: LayerValue) -> (from: LayerValue, to: LayerValue) {
    let values = values(of: kind)
    switch (values.from, values.to, values.by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by) ?? from)
    case (nil, let to?, let by?): return (to.subtracting(by) ?? to, to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by) ?? base)
    case (nil, nil, nil): return (base, base)
    }
  }

  private func values(of kind: LayerValue.Kind) -> Unboxed {
    if let unboxed, unboxed.kind == kind { return unboxed }
    func unbox(_ value: Any?) -> LayerValue? { value == nil ? nil : LayerValue(value, as: kind) }
    let values = Unboxed(kind: kind, from: unbox(fromValue), to: unbox(toValue), by: unbox(byValue))
    unboxed = values
    return values
  }
}
