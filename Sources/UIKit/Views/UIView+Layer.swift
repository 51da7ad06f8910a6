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

  package final func layerNeedsDisplay() { markNeedsDisplay() }

  package final func layerRemoved(_ animations: [RunningAnimation]) {
    for animation in animations { (animation.group as? AnimationGroup)?.interruptOne() }
    updateTouchBlocking()
  }
}

extension UIView: @preconcurrency CALayerDelegate {
  /// The action of a running animation closure for a property of a layer.
  final func animationAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let group = AnimationBlock.current?.group, AnimationBlock.isEnabled,
      let property = LayerProperty(rawValue: event), property.isAnimatable
    else { return NSNull() }
    let animation = group.animation(of: property, in: layer)
    animation.fromValue = layer.presentedValue(of: property).boxed
    return animation
  }
}

extension CALayer {
  /// The view whose layer this is.
  @MainActor
  package final var view: UIView? { owner.map { unsafeDowncast($0, to: UIView.self) } }
}
