/// The properties of layers that have a key; the raw values are the keys.
///
/// Source: Apple, Core Animation Programming Guide, "Animatable Properties" and "Key-Value Coding Extensions".
package enum LayerProperty: String, CaseIterable, Sendable {
  // CALayer
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, frame
  case hidden, opacity, backgroundColor, borderWidth, borderColor, cornerRadius, masksToBounds
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale, doubleSided, mask, sublayers
  case shouldRasterize, rasterizationScale, geometryFlipped, opaque, name, contentsGravity
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
  // CATextLayer
  case string, fontSize, foregroundColor
  // CAReplicatorLayer
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// The kind of the values.
  package var kind: LayerValue.Kind {
    switch self {
    case .bounds, .frame, .contentsRect, .contentsCenter: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .hidden, .masksToBounds, .doubleSided, .shouldRasterize, .geometryFlipped, .opaque: .flag
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor,
      .instanceColor:
      .color
    case .shadowPath, .path: .path
    case .contents, .mask, .sublayers, .name, .contentsGravity, .string: .object
    case .colors: .colors
    case .locations: .numbers
    case .zPosition, .anchorPointZ, .opacity, .borderWidth, .cornerRadius, .shadowOpacity, .shadowRadius,
      .contentsScale, .rasterizationScale, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase,
      .fontSize, .instanceCount, .instanceDelay, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset,
      .instanceAlphaOffset:
      .number
    }
  }

  /// Whether a change is animated unless an action says otherwise; paths are animated only explicitly.
  ///
  /// Source: Apple, CAShapeLayer.path and CALayer.shadowPath.
  package var animatesImplicitly: Bool { isAnimatable && kind != .path }

  /// Whether an animation can change the value.
  package var isAnimatable: Bool {
    switch self {
    case .frame, .sublayers, .name, .contentsGravity, .string, .geometryFlipped, .opaque, .mask: false
    default: true
    }
  }

  /// Whether every layer has the property, and not those of a subclass only.
  package var belongsToEveryLayer: Bool {
    switch self {
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase,
      .colors, .locations, .startPoint, .endPoint, .string, .fontSize, .foregroundColor, .instanceCount,
      .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset:
      false
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .frame,
      .hidden, .opacity, .backgroundColor, .borderWidth, .borderColor, .cornerRadius, .masksToBounds,
      .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .contents, .contentsRect,
      .contentsCenter, .contentsScale, .doubleSided, .mask, .sublayers, .shouldRasterize, .rasterizationScale,
      .geometryFlipped, .opaque, .name, .contentsGravity:
      true
    }
  }
}

/// The root of a key path: a property, or a key of the application's own.
package enum LayerKey: Hashable, Sendable {
  case property(LayerProperty)
  case custom(String)

  package init(_ key: String) {
    self = LayerKey.properties[key].map { .property($0) } ?? .custom(key)
  }

  /// The key as a string.
  package var name: String {
    switch self {
    case .property(let property): property.rawValue
    case .custom(let key): key
    }
  }

  private static let properties: [String: LayerProperty] = {
    var table = Dictionary(uniqueKeysWithValues: LayerProperty.allCases.map { ($0.rawValue, $0) })
    for (getter, property) in [
      ("isHidden", LayerProperty.hidden), ("isDoubleSided", .doubleSided), ("isOpaque", .opaque),
      ("isGeometryFlipped", .geometryFlipped),
    ] {
      table[getter] = property
    }
    return table
  }()
}
