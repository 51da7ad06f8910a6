// The layer's setters reach the view here: what they set has effects on other views.
extension UIView: @preconcurrency LayerOwner {
  package final func set(bounds: CGRect) { setBounds(bounds) }

  package final func set(position: CGPoint) { setCenter(position) }

  package final func set(anchorPoint: CGPoint) { self.anchorPoint = anchorPoint }

  package final func set(transform: CATransform3D) { setTransform3D(transform) }

  package final func set(frame: CGRect) { setFrame(frame) }

  package final func set(isHidden: Bool) { setHidden(isHidden) }

  package final func set(opacity: CGFloat) { setAlpha(opacity) }

  package final func set(backgroundColor: CGColor?) {
    setBackgroundColor(backgroundColor.map { UIColor(cgColor: $0) })
  }

  package final func sublayersDidChange() { subviewDidChangeShape() }

  package final func layerNeedsLayout() { markNeedsLayout() }

  package final func layoutLayerIfNeeded() { layoutNow() }

  package final var shownBackgroundColor: CGColor? { presentationBackgroundColor?.cgColor }

  package final var shownDrawing: [DrawingCommand] {
    needsDisplay && isOfApplicationClass ? extras?.drawing?.commands ?? [] : drawing
  }

  package final var centersText: Bool { (self as? UILabel)?.textAlignment == .center }

  package final func layerNeedsDisplay() { markNeedsDisplay() }

  package final var layerIsInvalid: Bool { needsDisplay }

  package final func displayLayer() { _ = drawing }

  package final func recordDrawing() {
    let canvas = DrawingCanvas(bounds: storedBounds.standardized, scale: contentScaleFactor)
    let commands = GraphicsStack.record(canvas) { context in
      layerWillDraw(backing)
      backing.draw(in: context)
    }
    if !commands.isEmpty || extras?.recorded.isEmpty == false { ensuredExtras.recorded = commands }
  }
}

// MARK: - Masks

extension UIView {
  /// The mask, unless the layer has got another one.
  final var presentMask: UIView? { extras?.maskView.flatMap { $0.backing === backing.mask ? $0 : nil } }

  final func setMask(_ mask: UIView?) {
    mask?.removeFromSuperview()
    backing.mask = mask?.backing
    if mask != nil || extras != nil { ensuredExtras.maskView = mask }
  }
}

// MARK: - Actions

extension UIView: @preconcurrency CALayerDelegate {
  /// Whether changes of the layer run actions: in animation closures, and on screen if an application's class may have
  /// actions of its own.
  package final var runsActions: Bool {
    @inline(__always) get {
      AnimationBlock.current != nil || (flags.contains(.mayHaveActions) && storedWindow != nil)
    }
  }

  /// The action for a change of the layer, to be run after it; nil for none.
  @inline(__always)
  final func action(forChangeOf property: LayerProperty) -> (any CAAction)? {
    runsActions ? findAction(forChangeOf: property) : nil
  }

  // Out of line, which keeps the setters small.
  @inline(never)
  private func findAction(forChangeOf property: LayerProperty) -> (any CAAction)? {
    if let block = AnimationBlock.current, block.cutsAnimations { removeAnimations(of: property) }
    return backing.action(forKey: property.rawValue)
  }

  /// Runs an action that was found before a change.
  @inline(__always)
  final func run(_ action: (any CAAction)?, forChangeOf property: LayerProperty) {
    action?.run(forKey: property.rawValue, object: backing, arguments: nil)
  }

  /// Notes whether the classes of the view and its layer may have actions of their own.
  final func noteActions() {
    guard type(of: self) != UIView.self else { return }
    if isOfApplicationClass || type(of: backing) != CALayer.self { flags.insert(.mayHaveActions) }
  }

  /// The action of a running animation closure for a property of a layer; `NSNull` for none.
  final func animationAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let block = AnimationBlock.current, AnimationBlock.isEnabled,
      case .property(let property) = LayerKey(event), property.isAnimated(in: device.behavior)
    else { return UIView.noAction }
    return block.action(for: property, of: layer) ?? UIView.noAction
  }

  private nonisolated(unsafe) static let noAction: any CAAction = NSNull()
}

extension LayerProperty {
  /// Whether animation closures animate changes of the property of a view's layer.
  ///
  /// Not what can only be replaced. Sources: Apple, Core Animation Programming Guide, "How to Animate Layer-Backed Views"; for
  /// the contents, N. Lockwood, Animating Custom Layer Properties (objc.io 12).
  fileprivate func isAnimated(in behavior: SystemBehavior) -> Bool {
    guard animatesImplicitly, kind != .flag, kind != .object else { return false }
    return self != .cornerRadius || behavior.animatesCornerRadius
  }
}

extension CALayer {
  /// The view whose layer this is.
  @MainActor
  package final var view: UIView? { owner.map { unsafeDowncast($0, to: UIView.self) } }
}
