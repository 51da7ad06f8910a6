/// The properties that few layers have, stored separately to keep layers small.
package final class LayerExtras {
  static let black: CGColor? = CGColor(gray: 0, alpha: 1)
  static let shadowOffset = CGSize(width: 0, height: -3)
  static let shadowRadius: CGFloat = 3
  package static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  // Geometry
  package var zPosition: CGFloat = 0
  package var anchorPointZ: CGFloat = 0
  /// The transform, if it isn't affine.
  package var transform: CATransform3D?
  package var sublayerTransform = CATransform3DIdentity

  // Appearance
  package var borderWidth: CGFloat = 0
  package var borderColor = LayerExtras.black
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shadowColor = LayerExtras.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = LayerExtras.shadowOffset
  package var shadowRadius = LayerExtras.shadowRadius
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
  package var contentsRect = LayerExtras.wholeContents
  package var contentsCenter = LayerExtras.wholeContents
  package var contentsScale: CGFloat = 1
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var rasterizationScale: CGFloat = 1
  /// What `draw(in:)` has drawn.
  package var drawing: [DrawingCommand] = []

  // Time and animations
  var timing = MediaTiming()
  package var animations: [RunningAnimation] = []
  /// The number of commits when the layer was added to its superlayer: it isn't shown before the next one.
  var commitOfInsertion: UInt32 = 0

  // Names and values
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var name: String?
  var values: [String: Any] = [:]
  /// The layer of which this one is a presentation.
  var model: CALayer?

  init() {}

  /// A copy of all values except animations, delegate and model.
  func copy() -> LayerExtras {
    let copy = LayerExtras()
    copy.zPosition = zPosition
    copy.anchorPointZ = anchorPointZ
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.cornerRadius = cornerRadius
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    copy.shadowPath = shadowPath
    copy.mask = mask
    copy.filters = filters
    copy.backgroundFilters = backgroundFilters
    copy.compositingFilter = compositingFilter
    copy.minificationFilter = minificationFilter
    copy.magnificationFilter = magnificationFilter
    copy.minificationFilterBias = minificationFilterBias
    copy.edgeAntialiasingMask = edgeAntialiasingMask
    copy.allowsEdgeAntialiasing = allowsEdgeAntialiasing
    copy.allowsGroupOpacity = allowsGroupOpacity
    copy.drawsAsynchronously = drawsAsynchronously
    copy.contents = contents
    copy.contentsGravity = contentsGravity
    copy.contentsRect = contentsRect
    copy.contentsCenter = contentsCenter
    copy.contentsScale = contentsScale
    copy.contentsFormat = contentsFormat
    copy.rasterizationScale = rasterizationScale
    copy.drawing = drawing
    copy.timing = timing
    copy.actions = actions
    copy.style = style
    copy.name = name
    copy.values = values
    return copy
  }
}

/// The Boolean state of a layer, in one word.
package struct LayerFlags: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let hidden = LayerFlags(rawValue: 1 << 0)
  package static let masksToBounds = LayerFlags(rawValue: 1 << 1)
  package static let opaque = LayerFlags(rawValue: 1 << 2)
  package static let singleSided = LayerFlags(rawValue: 1 << 3)
  package static let geometryFlipped = LayerFlags(rawValue: 1 << 4)
  package static let redrawsOnResize = LayerFlags(rawValue: 1 << 5)
  package static let rasterized = LayerFlags(rawValue: 1 << 6)
  /// The transform is not the identity or the anchor point not the middle, so the frame must be computed in full.
  package static let placedByTransform = LayerFlags(rawValue: 1 << 7)
  /// The layout of the layer itself is invalid.
  package static let needsLayout = LayerFlags(rawValue: 1 << 8)
  /// The layout of a layer below is invalid.
  package static let needsLayoutBelow = LayerFlags(rawValue: 1 << 9)
  /// The content must be drawn.
  package static let needsDisplay = LayerFlags(rawValue: 1 << 10)
  /// A sublayer has a z position.
  package static let hasDepth = LayerFlags(rawValue: 1 << 11)
  /// The sublayers are transformed or flipped.
  package static let transformsSublayers = LayerFlags(rawValue: 1 << 12)
  /// The root of a tree that is on screen.
  package static let onScreen = LayerFlags(rawValue: 1 << 13)
}
