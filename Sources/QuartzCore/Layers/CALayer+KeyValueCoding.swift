extension CALayer {
  /// The value of a key; nil if the layer has none.
  final func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .property(let property): value(of: property)
    case .custom(let name): extras?.attributes.values[name].map { LayerValue(inferring: $0) }
    }
  }

  final func setValue(_ value: LayerValue, of key: LayerKey) -> Bool {
    switch key {
    case .property(let property): return set(value, of: property)
    case .custom(let name):
      ensuredExtras.attributes.values[name] = value.boxed
      return true
    }
  }

  final func boxedValue(at keyPath: String) -> Any? {
    let path = LayerKeyPath(keyPath)
    if let value = value(of: path.key) { return value.part(path.part)?.boxed }
    return path.part.isEmpty ? extras?.attributes.style?[path.key.name] : nil
  }

  final func setBoxedValue(_ value: Any?, at keyPath: String) {
    let path = LayerKeyPath(keyPath)
    if case .custom(let name) = path.key {
      guard path.part.isEmpty else { return setPart(LayerValue(inferring: value), at: path) }
      return changeValue(ofKey: name) { $0.ensuredExtras.attributes.values[name] = value }
    }
    guard let kind = self.value(of: path.key)?.part(path.part)?.kind, let new = LayerValue(value, as: kind)
    else { return }
    setPart(new, at: path)
  }

  private func setPart(_ part: LayerValue, at path: LayerKeyPath) {
    guard var whole = value(of: path.key), whole.setPart(path.part, to: part) else { return }
    _ = setValue(whole, of: path.key)
  }

  // MARK: The table of keys

  final func layerValue(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(Double(zPosition))
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(Double(anchorPointZ))
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .frame: .rect(frame)
    case .hidden: .flag(isHidden)
    case .opacity: .number(Double(storedOpacity))
    case .backgroundColor: .color(backgroundColor)
    case .borderWidth: .number(Double(borderWidth))
    case .borderColor: .color(borderColor)
    case .cornerRadius: .number(Double(cornerRadius))
    case .masksToBounds: .flag(masksToBounds)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(Double(shadowRadius))
    case .shadowPath: .path(shadowPath)
    case .contents: .object(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(Double(contentsScale))
    case .contentsGravity: .object(contentsGravity.rawValue)
    case .doubleSided: .flag(isDoubleSided)
    case .mask: .object(mask)
    case .sublayers: .object(sublayers)
    case .shouldRasterize: .flag(shouldRasterize)
    case .rasterizationScale: .number(Double(rasterizationScale))
    case .geometryFlipped: .flag(isGeometryFlipped)
    case .opaque: .flag(isOpaque)
    case .name: .object(name)
    default: nil
    }
  }

  final func setLayerValue(_ value: LayerValue, of property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.zPosition, .number(let number)): zPosition = CGFloat(number)
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.anchorPointZ, .number(let number)): anchorPointZ = CGFloat(number)
    case (.transform, .transform(let transform)): self.transform = transform
    case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
    case (.frame, .rect(let rect)): frame = rect
    case (.hidden, .flag(let flag)): isHidden = flag
    case (.opacity, .number(let number)): changeOpacity(CGFloat(number))
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderWidth, .number(let number)): borderWidth = CGFloat(number)
    case (.borderColor, .color(let color)): borderColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowRadius, .number(let number)): shadowRadius = CGFloat(number)
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.contents, .object(let object)): contents = object
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.contentsCenter, .rect(let rect)): contentsCenter = rect
    case (.contentsScale, .number(let number)): contentsScale = CGFloat(number)
    case (.contentsGravity, .object(let name as String)):
      contentsGravity = CALayerContentsGravity(rawValue: name)
    case (.doubleSided, .flag(let flag)): isDoubleSided = flag
    case (.mask, .object(let layer)): mask = layer as? CALayer
    case (.sublayers, .object(let layers)): sublayers = layers as? [CALayer]
    case (.shouldRasterize, .flag(let flag)): shouldRasterize = flag
    case (.rasterizationScale, .number(let number)): rasterizationScale = CGFloat(number)
    case (.geometryFlipped, .flag(let flag)): isGeometryFlipped = flag
    case (.opaque, .flag(let flag)): isOpaque = flag
    case (.name, .object(let name)): self.name = name as? String
    default: return false
    }
    return true
  }
}

// MARK: - Stored only

extension CALayer {
  /// Filters of the layer's content, which are only stored, as they are on iOS.
  public var filters: [Any]? {
    get { extras?.attributes.filters }
    set { ensuredExtras.attributes.filters = newValue }
  }

  /// Filters of what is behind the layer, which are only stored.
  public var backgroundFilters: [Any]? {
    get { extras?.attributes.backgroundFilters }
    set { ensuredExtras.attributes.backgroundFilters = newValue }
  }

  /// The filter that mixes the layer with what is behind it, which is only stored.
  public var compositingFilter: Any? {
    get { extras?.attributes.compositingFilter }
    set { ensuredExtras.attributes.compositingFilter = newValue }
  }

  /// The filter for smaller content.
  public var minificationFilter: CALayerContentsFilter {
    get { extras?.attributes.minificationFilter ?? .linear }
    set { ensuredExtras.attributes.minificationFilter = newValue }
  }

  /// The filter for larger content.
  public var magnificationFilter: CALayerContentsFilter {
    get { extras?.attributes.magnificationFilter ?? .linear }
    set { ensuredExtras.attributes.magnificationFilter = newValue }
  }

  /// The bias of the filter for smaller content.
  public var minificationFilterBias: Float {
    get { extras?.attributes.minificationFilterBias ?? 0 }
    set { ensuredExtras.attributes.minificationFilterBias = newValue }
  }

  /// The format of drawn content.
  public var contentsFormat: CALayerContentsFormat {
    get { extras?.attributes.contentsFormat ?? .RGBA8Uint }
    set { ensuredExtras.attributes.contentsFormat = newValue }
  }

  /// The edges that are drawn smoothly.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.attributes.edgeAntialiasingMask ?? .all }
    set { ensuredExtras.attributes.edgeAntialiasingMask = newValue }
  }

  /// Whether edges are drawn smoothly; pictures always are.
  public var allowsEdgeAntialiasing: Bool {
    get { extras?.attributes.allowsEdgeAntialiasing ?? false }
    set { ensuredExtras.attributes.allowsEdgeAntialiasing = newValue }
  }

  /// Whether the opacity applies to the layer with its sublayers as a whole; true by default.
  public var allowsGroupOpacity: Bool {
    get { extras?.attributes.allowsGroupOpacity ?? true }
    set { ensuredExtras.attributes.allowsGroupOpacity = newValue }
  }

  /// Whether drawing happens in the background; the simulation draws at once.
  public var drawsAsynchronously: Bool {
    get { extras?.attributes.drawsAsynchronously ?? false }
    set { ensuredExtras.attributes.drawsAsynchronously = newValue }
  }
}
