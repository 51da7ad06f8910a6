/// A layer that shows copies of its sublayers, each transformed, delayed and coloured after the one before.
///
/// Source: Apple, CAReplicatorLayer.
open class CAReplicatorLayer: CALayer {
  /// The number of copies with the original; 1 by default.
  ///
  /// Animatable.
  open var instanceCount = 1 { willSet { runAction(.instanceCount) } }
  /// Whether the copies keep their depth.
  open var preservesDepth = false
  /// The seconds by which the time of a copy is behind the one before.
  ///
  /// Animatable.
  open var instanceDelay: CFTimeInterval = 0 { willSet { runAction(.instanceDelay) } }
  /// The transform of a copy after the one before, about the middle of the layer.
  ///
  /// Animatable.
  open var instanceTransform = CATransform3DIdentity { willSet { runAction(.instanceTransform) } }
  /// The colour by which the original is multiplied; white by default.
  ///
  /// Animatable.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { willSet { runAction(.instanceColor) } }
  /// What is added to the red of the colour for each copy.
  ///
  /// Animatable.
  open var instanceRedOffset: Float = 0 { willSet { runAction(.instanceRedOffset) } }
  /// What is added to the green of the colour for each copy.
  ///
  /// Animatable.
  open var instanceGreenOffset: Float = 0 { willSet { runAction(.instanceGreenOffset) } }
  /// What is added to the blue of the colour for each copy.
  ///
  /// Animatable.
  open var instanceBlueOffset: Float = 0 { willSet { runAction(.instanceBlueOffset) } }
  /// What is added to the alpha of the colour for each copy.
  ///
  /// Animatable.
  open var instanceAlphaOffset: Float = 0 { willSet { runAction(.instanceAlphaOffset) } }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, preservesDepth) = (other.instanceCount, other.preservesDepth)
    (instanceDelay, instanceTransform) = (other.instanceDelay, other.instanceTransform)
    instanceColor = other.instanceColor
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }

  package override func value(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .instanceCount: .number(Double(instanceCount))
    case .instanceDelay: .number(instanceDelay)
    case .instanceTransform: .transform(instanceTransform)
    case .instanceColor: .color(instanceColor)
    case .instanceRedOffset: .number(Double(instanceRedOffset))
    case .instanceGreenOffset: .number(Double(instanceGreenOffset))
    case .instanceBlueOffset: .number(Double(instanceBlueOffset))
    case .instanceAlphaOffset: .number(Double(instanceAlphaOffset))
    default: super.value(of: property)
    }
  }

  package override func set(_ value: LayerValue, of property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.instanceCount, .number(let number)):
      instanceCount = Int(max(0, min(1e6, number.isNaN ? 0 : number)))
    case (.instanceDelay, .number(let number)): instanceDelay = number
    case (.instanceTransform, .transform(let transform)): instanceTransform = transform
    case (.instanceColor, .color(let color)): instanceColor = color
    case (.instanceRedOffset, .number(let number)): instanceRedOffset = Float(number)
    case (.instanceGreenOffset, .number(let number)): instanceGreenOffset = Float(number)
    case (.instanceBlueOffset, .number(let number)): instanceBlueOffset = Float(number)
    case (.instanceAlphaOffset, .number(let number)): instanceAlphaOffset = Float(number)
    default: return super.set(value, of: property)
    }
    return true
  }
}

extension CAReplicatorLayer {
  /// The maximum number of copies that are drawn.
  private static let mostCopies = 1000

  /// The transforms in space of the copies in the layer's own coordinates, the original first.
  package final func copyTransforms(in bounds: CGRect) -> [CATransform3D] {
    let step = CATransform3DConcat(
      CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0),
      CATransform3DConcat(instanceTransform, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    )
    var transform = CATransform3DIdentity
    return (0..<max(0, min(instanceCount, Self.mostCopies))).map { _ in
      defer { transform = CATransform3DConcat(transform, step) }
      return transform
    }
  }
}
