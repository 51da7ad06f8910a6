/// A running transition of a layer: what it showed before, and how both are shown at this time.
package struct LayerTransition {
  /// One of the two contents.
  package struct Part {
    package let layer: CALayer
    /// A transform in the layer's own coordinates, before its own.
    package var transform: CGAffineTransform
    package var opacity: CGFloat

    package init(layer: CALayer, transform: CGAffineTransform = .identity, opacity: CGFloat = 1) {
      (self.layer, self.transform, self.opacity) = (layer, transform, opacity)
    }
  }

  /// The contents, back to front.
  package let parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Whether both contents are transparent in part, so that their opacities add up to a whole.
  package var isDissolve: Bool { parts.count == 2 && parts.allSatisfy { $0.opacity < 1 } }

  /// A dissolve from one layer to another.
  ///
  /// - Parameter isCovered: whether both are opaque: the old one then fades in front of the new one.
  package static func dissolve(
    from old: CALayer,
    to new: CALayer,
    _ progress: Double,
    isCovered: Bool
  ) -> LayerTransition {
    let fading = Part(layer: old, opacity: CGFloat(1 - progress))
    let coming = Part(layer: new, opacity: isCovered || progress == 0 ? 1 : CGFloat(progress))
    if progress <= 0 { return LayerTransition([Part(layer: old)]) }
    return LayerTransition(progress < 1 ? [coming, fading] : [coming])
  }
}

extension CALayer {
  /// What the layer shows in place of its present state while it has a `CATransition`; nil without one.
  package final var runningTransition: LayerTransition? {
    guard let running = extras?.animations.first(where: { $0.former != nil }), let old = running.former,
      let transition = running.animation as? CATransition,
      let progress = transition.progress(at: localTime(at: LayerContext.current.presentedTime))
    else { return nil }
    return transition.shown(from: old, to: self, progress)
  }

  /// Whether the background is opaque, without rounded corners.
  package final var hasOpaqueBounds: Bool {
    (storedBackgroundColor?.alpha ?? 0) >= 1 && storedBackgroundColor?.pattern == nil && cornerRadius == 0
      && storedOpacity >= 1 && !isHidden && mask == nil
  }

  /// Returns a copy of the layer and its sublayers as they are shown at this time, without their animations.
  package final func frozen() -> CALayer {
    let copy = frozenAlone()
    var pending = [(layer: self, copy: copy)]
    while let (layer, copy) = pending.popLast() {
      if let mask = layer.mask {
        let frozen = mask.frozenAlone()
        copy.ensuredExtras.attributes.mask = frozen
        pending.append((mask, frozen))
      }
      if layer.isHidden { continue }
      for sublayer in layer.children {
        let frozen = sublayer.frozenAlone()
        frozen.parent = copy
        copy.children.append(frozen)
        pending.append((sublayer, frozen))
      }
    }
    return copy
  }

  /// Returns a copy of the shown values, without sublayers.
  private func frozenAlone() -> CALayer {
    let copy = CALayer.makeCopy(of: self)
    for (key, value) in presentedAnimatedValues { _ = copy.setValue(value, of: key) }
    if let owner {
      copy.storedBackgroundColor = owner.shownBackgroundColor
      let drawing = owner.shownDrawing
      if !drawing.isEmpty {
        copy.ensuredExtras.attributes.drawing = drawing
        copy.ensuredExtras.attributes.centersText = owner.centersText
      }
    }
    return copy
  }
}

extension CATransition {
  /// The direction of a transition without a subtype.
  ///
  /// Source: developers' tables of the subtypes (cnblogs.com/xs514521/p/5198374.html).
  private static let usualSubtype = CATransitionSubtype.fromLeft

  /// What is shown at a progress.
  ///
  /// The layer moves by its own size, and unknown types fade. Source: Apple, CATransitionType.
  fileprivate final func shown(from old: CALayer, to new: CALayer, _ progress: Double) -> LayerTransition {
    let bounds = new.presentedBounds
    let way = way(in: bounds.size)
    func moved(_ layer: CALayer, _ share: Double) -> LayerTransition.Part {
      let transform = CGAffineTransform(translationX: way.dx * share, y: way.dy * share)
      return LayerTransition.Part(layer: layer, transform: transform)
    }
    switch type {
    case .moveIn: return LayerTransition([moved(old, 0), moved(new, progress - 1)])
    case .push: return LayerTransition([moved(old, progress), moved(new, progress - 1)])
    case .reveal: return LayerTransition([moved(new, 0), moved(old, progress)])
    default:
      let isCovered = old.hasOpaqueBounds && new.hasOpaqueBounds && old.storedBounds.size == bounds.size
      return .dissolve(from: old, to: new, progress, isCovered: isCovered)
    }
  }

  /// The way that content moves in a layer.
  ///
  /// The top is where y is greatest, as in Core Animation's coordinates on the Mac: on iOS content from the top moves up.
  /// Source: developers' reports, such as views that are pushed from the bottom of the screen with `fromTop`.
  private func way(in size: CGSize) -> CGVector {
    switch subtype ?? Self.usualSubtype {
    case .fromRight: CGVector(dx: -size.width, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -size.height)
    case .fromBottom: CGVector(dx: 0, dy: size.height)
    default: CGVector(dx: size.width, dy: 0)
    }
  }
}
