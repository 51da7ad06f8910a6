extension CALayer {
  /// Changes a rare property, with its action.
  final func change(_ property: LayerProperty, _ body: (inout LayerAttributes) -> Void) {
    changeFlat(property) { body(&$0.ensuredExtras.attributes) }
    switch property {
    case .zPosition where zPosition != 0: parent?.flags.insert(.hasDepth)
    case .sublayerTransform: updateTransformOfSublayers()
    default: break
    }
  }

  /// Changes a property, with its action: found before the change, and run after it.
  final func changeFlat(_ property: LayerProperty, _ body: (CALayer) -> Void) {
    if let owner, owner.runsActions { return changeOwned(property, body) }
    let action = mayRunActions ? action(forKey: property.rawValue) : nil
    body(self)
    propertyDidChange(property)
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Changes a property of a view's layer, with the action that the view gives for a new value.
  private func changeOwned(_ property: LayerProperty, _ body: (CALayer) -> Void) {
    let old = value(of: property)
    let action = action(forKey: property.rawValue)
    body(self)
    propertyDidChange(property)
    if old != value(of: property) { action?.run(forKey: property.rawValue, object: self, arguments: nil) }
  }

  private func propertyDidChange(_ property: LayerProperty) {
    if type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: property.rawValue) {
      setNeedsDisplay()
    }
  }

  /// Sets the opacity in double precision, through the view if there is one.
  final func changeOpacity(_ opacity: CGFloat) {
    if let owner { owner.set(opacity: opacity) } else { setOpacity(opacity) }
  }

  final func setOpacity(_ opacity: CGFloat) {
    let new = opacity.isNaN ? storedOpacity : min(1, max(0, opacity))
    guard storedOpacity != new else { return }
    changeFlat(.opacity) { $0.storedOpacity = new }
  }

  final func setBackgroundColor(_ color: CGColor?) {
    guard storedBackgroundColor != color else { return }
    changeFlat(.backgroundColor) { $0.storedBackgroundColor = color }
  }

  final func setFlag(_ flag: LayerFlags, _ isOn: Bool, _ property: LayerProperty) {
    guard flags.contains(flag) != isOn else { return }
    changeFlat(property) { $0.set(flag, isOn) }
    if property == .geometryFlipped { updateTransformOfSublayers() }
  }

  final func set(_ flag: LayerFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  private func updateTransformOfSublayers() {
    set(.transformsSublayers, isGeometryFlipped || !sublayerTransform.isIdentity)
  }

  /// Whether changes are animated: the layer was on screen before this transaction, and actions aren't disabled.
  ///
  /// Source: Apple, Core Animation Programming Guide, "Changing a Layer's Default Behavior"; a new layer has no state to
  /// animate from.
  private var mayRunActions: Bool {
    guard flags.contains(.wasShown), owner == nil, extras?.model == nil, isOnScreen else { return false }
    var next = parent
    while let layer = next, layer.owner == nil {
      if !layer.flags.contains(.wasShown) { return false }
      next = layer.parent
    }
    return !CATransaction.disableActions()
  }

  final func findAction(forKey event: String) -> (any CAAction)? {
    func wanted(_ action: any CAAction) -> (any CAAction)? { action is NSNull ? nil : action }
    if let action = (extras?.delegate ?? owner)?.action(for: self, forKey: event) { return wanted(action) }
    if let action = extras?.attributes.actions?[event] { return wanted(action) }
    if let action = (extras?.attributes.style?["actions"] as? [String: any CAAction])?[event] {
      return wanted(action)
    }
    guard let action = type(of: self).defaultAction(forKey: event).flatMap(wanted) else { return nil }
    return prepared(action, forKey: event)
  }

  /// A default animation with the value from which it starts: the one on screen.
  private func prepared(_ action: any CAAction, forKey event: String) -> any CAAction {
    guard let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
      let path = animation.parsedKeyPath
    else { return action }
    animation.fromValue = presentedValue(of: path.key)?.part(path.part)?.boxed
    return animation
  }

  /// An animation for an animatable property, with the settings of the transaction.
  static func standardAction(forKey event: String) -> (any CAAction)? {
    guard case .property(let property) = LayerKey(event), property.animatesImplicitly else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension CALayer {
  /// Runs the action of a subclass's property before its change, which is from the present value.
  final func runAction(_ property: LayerProperty) {
    let runs = owner?.runsActions ?? mayRunActions
    let action = runs ? action(forKey: property.rawValue) : nil
    propertyDidChange(property)
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Changes the value of a key of the application's own, with its action, which is none by default.
  final func changeValue(ofKey key: String, _ body: (CALayer) -> Void) {
    let action = owner?.runsActions ?? mayRunActions ? action(forKey: key) : nil
    body(self)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
