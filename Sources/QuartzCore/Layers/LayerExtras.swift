/// The properties that few layers set; a presentation has a copy of them.
package struct LayerAttributes {
  static let black: CGColor? = CGColor(gray: 0, alpha: 1)
  static let shadowOffset = CGSize(width: 0, height: -3)
  static let shadowRadius: CGFloat = 3
  package static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  // Geometry
  var anchorPoint = CALayer.middleAnchor
  var affine = CGAffineTransform.identity
  package var zPosition: CGFloat = 0
  package var anchorPointZ: CGFloat = 0
  /// The transform, if it isn't affine.
  package var transform: CATransform3D?
  package var sublayerTransform = CATransform3DIdentity

  // Appearance
  package var borderWidth: CGFloat = 0
  package var borderColor = LayerAttributes.black
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shadowColor = LayerAttributes.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = LayerAttributes.shadowOffset
  package var shadowRadius = LayerAttributes.shadowRadius
  package var shadowPath: CGPath?
  package var mask: CALayer?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var drawsAsynchronously = false

  // Contents
  package var contents: Any?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsRect = LayerAttributes.wholeContents
  package var contentsCenter = LayerAttributes.wholeContents
  package var contentsScale: CGFloat = 1
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var rasterizationScale: CGFloat = 1
  /// What `draw(in:)` has drawn.
  package var drawing: [DrawingCommand] = []
  /// Whether texts of the drawing keep their middle if a viewer's font has other widths.
  package var centersText = false

  var timing = MediaTiming()

  // Names and values
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var name: String?
  var values: [String: Any] = [:]
}

/// What few layers have, stored separately to keep layers small.
package final class LayerExtras {
  @exclusivity(unchecked) package var attributes = LayerAttributes()
  @exclusivity(unchecked) package var animations: [RunningAnimation] = []
  weak var delegate: (any CALayerDelegate)?
  /// The layer that this one masks.
  weak var masked: CALayer?
  /// The layer of which this one is a presentation.
  var model: CALayer?

  init(_ attributes: LayerAttributes = LayerAttributes()) {
    self.attributes = attributes
  }
}

/// The Boolean state of a layer, in one word.
///
/// Views read it often, so what they need is inlined in their module.
@usableFromInline package struct LayerFlags: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @inlinable package func contains(_ other: LayerFlags) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package static var hidden: LayerFlags { LayerFlags(rawValue: 1 << 0) }
  @inlinable package static var masksToBounds: LayerFlags { LayerFlags(rawValue: 1 << 1) }
  @inlinable package static var opaque: LayerFlags { LayerFlags(rawValue: 1 << 2) }
  @inlinable package static var singleSided: LayerFlags { LayerFlags(rawValue: 1 << 3) }
  @inlinable package static var geometryFlipped: LayerFlags { LayerFlags(rawValue: 1 << 4) }
  @inlinable package static var redrawsOnResize: LayerFlags { LayerFlags(rawValue: 1 << 5) }
  @inlinable package static var rasterized: LayerFlags { LayerFlags(rawValue: 1 << 6) }
  /// The transform is not the identity or the anchor point not the middle, so the frame must be computed in full.
  @inlinable package static var placedByTransform: LayerFlags { LayerFlags(rawValue: 1 << 7) }
  /// The layout of the layer itself is invalid.
  @inlinable package static var needsLayout: LayerFlags { LayerFlags(rawValue: 1 << 8) }
  /// The layout of a layer below is invalid.
  @inlinable package static var needsLayoutBelow: LayerFlags { LayerFlags(rawValue: 1 << 9) }
  /// The content must be drawn.
  @inlinable package static var needsDisplay: LayerFlags { LayerFlags(rawValue: 1 << 10) }
  /// A sublayer has a z position.
  @inlinable package static var hasDepth: LayerFlags { LayerFlags(rawValue: 1 << 11) }
  /// The sublayers are transformed or flipped.
  @inlinable package static var transformsSublayers: LayerFlags { LayerFlags(rawValue: 1 << 12) }
  /// The root of a tree that is on screen.
  @inlinable package static var onScreen: LayerFlags { LayerFlags(rawValue: 1 << 13) }
  /// The layer has a time of its own.
  static let hasTiming = LayerFlags(rawValue: 1 << 14)
  /// The layer has been on screen since a commit after it was added to its superlayer.
  static let wasShown = LayerFlags(rawValue: 1 << 15)
}
