extension CALayer {
  /// The sublayers as the application sees them: those of a presentation are presentations, too.
  final var presentSublayers: [CALayer]? {
    let own = extras?.model?.children.compactMap { $0.presentation() } ?? children
    return own.isEmpty ? nil : own
  }

  /// Inserts a layer at an index, and removes it from its former superlayer.
  ///
  /// The index is that before the removal, and clamped.
  package final func insert(_ layer: CALayer, at index: Int) {
    if layer === self || (!layer.children.isEmpty && ancestors.contains { $0 === layer }) {
      LayerException.raise(.layerInvalid, "layer \(layer) is a part of cycle in its layer tree")
    }
    if layer.parent === self {
      children.removeAll { $0 === layer }
    } else {
      layer.detach()
      layer.parent = self
    }
    children.insert(layer, at: min(max(0, index), children.count))
    if layer.zPosition != 0 { flags.insert(.hasDepth) }
    layer.noteInsertion()
    markNeedsLayout()
    if layer.flags.contains(.needsLayout) || layer.flags.contains(.needsLayoutBelow) {
      layer.markNeedsLayoutAbove()
    }
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    if let sibling, sibling.parent !== self {
      LayerException.raise(
        NSExceptionName("NSInvalidArgumentException"),
        "\(sibling) is not a sublayer of \(self); insert next to one of its sublayers."
      )
    }
    if layer.parent === self { children.removeAll { $0 === layer } }
    let index = children.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(layer, at: index ?? (offset == 0 ? 0 : children.count))
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self else { return }
    insert(new, beside: old, offset: 0)
    old.removeFromSuperlayer()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for old in children where !layers.contains(old) { old.removeFromSuperlayer() }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  /// Removes the layer from its superlayer, which loses its reference.
  package final func detach() {
    guard let parent else { return }
    self.parent = nil
    parent.children.removeAll { $0 === self }
    parent.markNeedsLayout()
  }

  final func setMask(_ mask: CALayer?) {
    if let mask, mask === self || ancestors.contains(mask) {
      LayerException.raise(.layerInvalid, "layer \(mask) is a part of cycle in its layer tree")
    }
    mask?.removeFromSuperlayer()
    self.mask?.extras?.masked = nil
    change(.mask) { $0.mask = mask }
    mask?.ensuredExtras.masked = self
    mask?.updateOnScreen()
  }

  /// The root of the tree.
  package final var root: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }

  /// Releases sublayers one by one instead of recursively, so there is no limit to the depth.
  static func release(_ layers: consuming [CALayer]) {
    var pending = layers
    for layer in pending { layer.parent = nil }
    while var layer = pending.popLast() {
      guard !layer.children.isEmpty, isKnownUniquelyReferenced(&layer) else { continue }
      for child in layer.children { child.parent = nil }
      pending.append(contentsOf: layer.children)
      layer.children = []
    }
  }

  /// The extras, created on first use.
  package final var ensuredExtras: LayerExtras {
    if let extras { return extras }
    let created = LayerExtras()
    extras = created
    return created
  }

  /// Copies all values of another layer except its tree, animations and delegate.
  final func copyValues(of other: CALayer) {
    storedBounds = other.storedBounds
    storedPosition = other.storedPosition
    storedOpacity = other.storedOpacity
    storedBackgroundColor = other.storedBackgroundColor
    flags = other.flags.subtracting([.needsLayout, .needsLayoutBelow, .needsDisplay, .onScreen, .wasShown])
    extras = other.extras.map { LayerExtras($0.attributes) }
  }
}

// MARK: - Layout and display

extension CALayer {
  /// Marks the layout as invalid; a view places its own layers.
  final func markNeedsLayout() {
    if let owner { return owner.sublayersDidChange() }
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markNeedsLayoutAbove()
  }

  /// Marks the layers above, up to one that is marked or a view's; the next commit places the trees below the uppermost ones.
  final func markNeedsLayoutAbove() {
    var top = self
    while let next = top.parent, next.owner == nil {
      if next.flags.contains(.needsLayoutBelow) { return }
      next.flags.insert(.needsLayoutBelow)
      top = next
    }
    top.updateOnScreen()
  }

  /// Notes that the layer was added to a superlayer, or to the screen with that of a view.
  package final func noteInsertion() {
    flags.remove(.wasShown)
    if parent?.owner != nil { updateOnScreen() }
  }

  /// Notes that the view of the layer was added to the screen.
  package final func noteWindow() {
    for sublayer in children where sublayer.owner == nil { sublayer.noteInsertion() }
    mask?.updateOnScreen()
  }

  /// Places and draws the tree in the next commit; one that isn't on screen, when it is added there.
  private func updateOnScreen() {
    if owner == nil, isOnScreen { LayerContext.current.update(self) }
  }

  final func markNeedsDisplay() {
    if let owner { return owner.layerNeedsDisplay() }
    if !flags.contains(.needsDisplay) { updateOnScreen() }
    flags.insert(.needsDisplay)
  }

  /// Lays out the tree beneath the lowest layer above whose own layout is valid.
  final func layoutNow() {
    var top = self
    while let next = top.parent, next.owner == nil, next.flags.contains(.needsLayout) { top = next }
    var pending = [top]
    while let layer = pending.popLast() {
      if layer.flags.contains(.needsLayout) {
        layer.flags.remove(.needsLayout)
        layer.layoutSublayers()
      }
      layer.flags.remove(.needsLayoutBelow)
      if let mask = layer.mask, mask.owner == nil { pending.append(mask) }
      pending += layer.children.reversed().filter {
        !$0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow])
      }
    }
  }

  /// Records what `draw(in:)` draws as the layer's content.
  package final func recordDrawing() {
    if let owner { return owner.recordDrawing() }
    extras?.delegate?.layerWillDraw(self)
    let context = CGContext()
    draw(in: context)
    let drawing = context.drawing
    if extras == nil && drawing.isEmpty { return }
    ensuredExtras.attributes.drawing = drawing
  }

  /// Draws invalid content of the tree at once, which is shown from then on.
  final func displayTreeIfNeeded() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.displayIfNeeded()
      layer.flags.insert(.wasShown)
      pending += layer.children.reversed().filter { $0.owner == nil }
      if let mask = layer.mask, mask.owner == nil { pending.append(mask) }
    }
  }
}
