// This file contains the members that subclasses override. Their implementations are in extensions beside it, one per
// concern.

/// A rectangle with visual content, geometry, sublayers and animations.
///
/// Coordinates are in points of the superlayer; y increases downwards, as in UIKit. Layers are not isolated to an actor,
/// but may be used from one thread at a time only. Source: Apple, CALayer.
open class CALayer: CAMediaTiming {
  // The state of every layer, stored flat; what few layers have is in `extras`. No access lasts longer than a statement, so
  // exclusivity checks would only cost time.
  @exclusivity(unchecked) @usableFromInline package final var rawBounds = CGRect.zero
  @exclusivity(unchecked) @usableFromInline package final var rawPosition = CGPoint.zero
  @exclusivity(unchecked) @usableFromInline package final var rawOpacity: CGFloat = 1
  @exclusivity(unchecked) @usableFromInline package final var rawFlags: LayerFlags = []
  @exclusivity(unchecked) package final var storedBackgroundColor: CGColor?
  @exclusivity(unchecked) package final var children: [CALayer] = []
  // The superlayer owns this layer, and clears the reference in its `deinit`.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) package final var extras: LayerExtras?
  // The view whose layer this is owns it, and clears the reference in its `deinit`.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?

  // Other modules would check the exclusivity of stored properties, which takes longer than the accesses.
  @inlinable package final var storedBounds: CGRect {
    get { rawBounds }
    set { rawBounds = newValue }
  }
  @inlinable package final var storedPosition: CGPoint {
    get { rawPosition }
    set { rawPosition = newValue }
  }
  @inlinable package final var storedOpacity: CGFloat {
    get { rawOpacity }
    set { rawOpacity = newValue }
  }
  @inlinable package final var flags: LayerFlags {
    get { rawFlags }
    set { rawFlags = newValue }
  }

  /// The default anchor point.
  package static let middleAnchor = CGPoint(x: 0.5, y: 0.5)

  /// Creates an empty layer at the origin.
  public init() {}

  /// Creates a copy of another layer's own values, for its presentation; it has no sublayers.
  ///
  /// A subclass copies its own properties. Use `presentation()` instead of calling it. Source: Apple, CALayer.init(layer:).
  public init(layer: Any) {
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  deinit {
    guard !children.isEmpty else { return }
    let orphans = children
    children = []
    CALayer.release(consume orphans)
  }

  // MARK: Geometry

  /// The layer's own coordinates.
  ///
  /// Animatable. A not-a-number value raises CALayerInvalidGeometry.
  open var bounds: CGRect {
    get { storedBounds }
    set { if let owner { owner.set(bounds: newValue) } else { setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer.
  ///
  /// Animatable. A not-a-number value raises CALayerInvalidGeometry.
  open var position: CGPoint {
    get { storedPosition }
    set { if let owner { owner.set(position: newValue) } else { setPosition(newValue) } }
  }

  /// The position on the z axis; layers with a greater one are in front of their siblings.
  ///
  /// Animatable.
  open var zPosition: CGFloat {
    get { extras?.attributes.zPosition ?? 0 }
    set { change(.zPosition) { $0.zPosition = newValue } }
  }

  /// The point of the bounds at `position`, from 0 to 1 in both directions; the centre by default.
  ///
  /// Animatable.
  ///
  /// Changing it keeps `position`, so the layer moves on screen.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { if let owner { owner.set(anchorPoint: newValue) } else { setAnchorPoint(newValue) } }
  }

  /// The z coordinate of the anchor point.
  ///
  /// Animatable.
  open var anchorPointZ: CGFloat {
    get { extras?.attributes.anchorPointZ ?? 0 }
    set { change(.anchorPointZ) { $0.anchorPointZ = newValue } }
  }

  /// The rotation, scale, skew or perspective about the anchor point.
  ///
  /// Animatable.
  open var transform: CATransform3D {
    get { extras?.attributes.transform ?? CATransform3DMakeAffineTransform(storedAffine) }
    set { if let owner { owner.set(transform: newValue) } else { setTransform(newValue) } }
  }

  /// The transform of the sublayers about the anchor point, usually a perspective.
  ///
  /// Animatable.
  open var sublayerTransform: CATransform3D {
    get { extras?.attributes.sublayerTransform ?? CATransform3DIdentity }
    set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
  }

  /// The bounding rectangle in the superlayer, computed from the other properties.
  ///
  /// Setting it sets the size of the bounds and the position.
  open var frame: CGRect {
    get { currentFrame }
    set { if let owner { owner.set(frame: newValue) } else { setFrame(newValue) } }
  }

  /// Returns the affine transform; the affine part of a transform in space.
  public final func affineTransform() -> CGAffineTransform {
    extras?.attributes.transform.map { CATransform3DGetAffineTransform($0) } ?? storedAffine
  }

  /// Sets an affine transform.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The size at which the layer would like to be: that of its bounds.
  open func preferredFrameSize() -> CGSize { storedBounds.size }

  // MARK: Appearance

  /// Whether the layer and its sublayers are invisible.
  ///
  /// Animatable.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { if let owner { owner.set(isHidden: newValue) } else { setFlag(.hidden, newValue, .hidden) } }
  }

  /// The opacity in 0…1; 1 by default.
  ///
  /// Animatable.
  open var opacity: Float {
    get { Float(storedOpacity) }
    set { changeOpacity(CGFloat(newValue)) }
  }

  /// The colour behind the content, or nil.
  ///
  /// Animatable.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { if let owner { owner.set(backgroundColor: newValue) } else { setBackgroundColor(newValue) } }
  }

  /// The width of the border inside the bounds, in points; 0 for none.
  ///
  /// Animatable.
  open var borderWidth: CGFloat {
    get { extras?.attributes.borderWidth ?? 0 }
    set { change(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The colour of the border; black by default.
  ///
  /// Animatable.
  open var borderColor: CGColor? {
    get { extras.map(\.attributes.borderColor) ?? LayerAttributes.black }
    set { change(.borderColor) { $0.borderColor = newValue } }
  }

  /// The corner radius of background and border, in points; the content is clipped only with `masksToBounds`.
  ///
  /// Animatable.
  open var cornerRadius: CGFloat {
    get { extras?.attributes.cornerRadius ?? 0 }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask {
    get { extras?.attributes.maskedCorners ?? .all }
    set { ensuredExtras.attributes.maskedCorners = newValue }
  }

  /// The shape of rounded corners; `circular` by default.
  open var cornerCurve: CALayerCornerCurve {
    get { extras?.attributes.cornerCurve ?? .circular }
    set { ensuredExtras.attributes.cornerCurve = newValue }
  }

  /// Returns how far a corner extends along its sides with a curve, in radii.
  ///
  /// Source: Apple, CALayer.cornerCurveExpansionFactor(_:).
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansionFactor : 1
  }

  /// The colour of the shadow; black by default.
  ///
  /// Animatable.
  open var shadowColor: CGColor? {
    get { extras.map(\.attributes.shadowColor) ?? LayerAttributes.black }
    set { change(.shadowColor) { $0.shadowColor = newValue } }
  }

  /// The opacity of the shadow in 0…1; 0 by default.
  ///
  /// Animatable.
  open var shadowOpacity: Float {
    get { extras?.attributes.shadowOpacity ?? 0 }
    set { change(.shadowOpacity) { $0.shadowOpacity = newValue } }
  }

  /// The offset of the shadow, in points; (0, -3) by default.
  ///
  /// Animatable.
  open var shadowOffset: CGSize {
    get { extras?.attributes.shadowOffset ?? LayerAttributes.shadowOffset }
    set { change(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// The blur radius of the shadow, in points; 3 by default.
  ///
  /// Animatable.
  open var shadowRadius: CGFloat {
    get { extras?.attributes.shadowRadius ?? LayerAttributes.shadowRadius }
    set { change(.shadowRadius) { $0.shadowRadius = newValue } }
  }

  /// The outline of the shadow; nil for that of the content.
  ///
  /// Animatable.
  open var shadowPath: CGPath? {
    get { extras?.attributes.shadowPath }
    set { change(.shadowPath) { $0.shadowPath = newValue } }
  }

  /// A layer whose opacity clips this one and its sublayers; it must have no superlayer.
  open var mask: CALayer? {
    get { extras?.attributes.mask }
    set { setMask(newValue) }
  }

  /// Whether sublayers are clipped to the bounds and the rounded corners.
  ///
  /// Animatable.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, .masksToBounds) }
  }

  /// Whether the content is opaque.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue, .opaque) }
  }

  /// Whether the layer is visible from behind; true by default.
  ///
  /// Animatable.
  open var isDoubleSided: Bool {
    get { !flags.contains(.singleSided) }
    set { setFlag(.singleSided, !newValue, .doubleSided) }
  }

  /// Whether the y axis of the layer's sublayers points up.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.geometryFlipped) }
    set { setFlag(.geometryFlipped, newValue, .geometryFlipped) }
  }

  /// Whether the geometry is flipped on screen, by this layer and those above.
  open func contentsAreFlipped() -> Bool {
    (parent?.contentsAreFlipped() ?? false) != isGeometryFlipped
  }

  // MARK: Contents

  /// The content, usually a `CGImage`.
  ///
  /// Animatable.
  open var contents: Any? {
    get { extras?.attributes.contents }
    set { change(.contents) { $0.contents = newValue } }
  }

  /// The placement of the content in the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { extras?.attributes.contentsGravity ?? .resize }
    set { change(.contentsGravity) { $0.contentsGravity = newValue } }
  }

  /// The part of the content that is used, in fractions of it; all by default.
  ///
  /// Animatable.
  open var contentsRect: CGRect {
    get { extras?.attributes.contentsRect ?? LayerAttributes.wholeContents }
    set { change(.contentsRect) { $0.contentsRect = newValue } }
  }

  /// The part of the content that is stretched, in fractions of it; all by default.
  ///
  /// Animatable.
  open var contentsCenter: CGRect {
    get { extras?.attributes.contentsCenter ?? LayerAttributes.wholeContents }
    set { change(.contentsCenter) { $0.contentsCenter = newValue } }
  }

  /// The pixels of the content per point; 1 by default.
  ///
  /// Animatable.
  open var contentsScale: CGFloat {
    get { extras?.attributes.contentsScale ?? 1 }
    set { change(.contentsScale) { $0.contentsScale = newValue } }
  }

  /// Whether a change of the bounds invalidates the content.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.redrawsOnResize) }
    set { set(.redrawsOnResize, newValue) }
  }

  /// Whether the layer is drawn as a bitmap; pictures are the same with it.
  open var shouldRasterize: Bool {
    get { flags.contains(.rasterized) }
    set { setFlag(.rasterized, newValue, .shouldRasterize) }
  }

  /// The pixels per point of the bitmap; 1 by default.
  open var rasterizationScale: CGFloat {
    get { extras?.attributes.rasterizationScale ?? 1 }
    set { change(.rasterizationScale) { $0.rasterizationScale = newValue } }
  }

  // MARK: Tree

  /// The layer that contains this one, or nil.
  open var superlayer: CALayer? { extras?.model.map { $0.superlayer?.presentation() } ?? parent }

  /// The sublayers, from back to front; nil if there are none.
  ///
  /// Setting it removes the former ones.
  open var sublayers: [CALayer]? {
    get { presentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its former superlayer.
  ///
  /// A cycle raises CALayerInvalid.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index, counted from the back and clamped to the number of sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer directly behind another; raises NSInvalidArgumentException if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer directly in front of another; raises NSInvalidArgumentException if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts another layer in place of a sublayer; has no effect if that is none.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Conversion and hit testing

  /// Converts a point from the coordinates of another layer; nil means the root of the tree.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }

  /// Converts a point to the coordinates of another layer; nil means the root of the tree.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }

  /// Converts a rectangle from the coordinates of another layer; the bounding rectangle after a rotation.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }

  /// Converts a rectangle to the coordinates of another layer; the bounding rectangle after a rotation.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }

  /// Converts a time from that of another layer; nil means `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.mediaTime(at: t) ?? t)
  }

  /// Converts a time to that of another layer; nil means `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(at: mediaTime(at: t)) ?? mediaTime(at: t)
  }

  /// The front-most layer below, or this one, that contains a point of the superlayer; nil if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }

  /// Whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    p.x >= storedBounds.minX && p.x < storedBounds.maxX && p.y >= storedBounds.minY && p.y < storedBounds.maxY
  }

  // MARK: Layout and display

  /// The object that draws the layer, places its sublayers and has its actions; it is not retained.
  open var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? owner }
    set { if newValue !== owner { ensuredExtras.delegate = newValue } }
  }

  /// Invalidates the layout, which is updated before the next frame.
  open func setNeedsLayout() { if let owner { owner.layerNeedsLayout() } else { markNeedsLayout() } }

  /// Whether the layout is invalid.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Updates an invalid layout at once: of this layer, its sublayers, and superlayers with an invalid one.
  open func layoutIfNeeded() { if let owner { owner.layoutLayerIfNeeded() } else { layoutNow() } }

  /// Lays out the sublayers; asks the delegate to.
  open func layoutSublayers() {
    (extras?.delegate ?? owner)?.layoutSublayers(of: self)
  }

  /// Invalidates the content, which is drawn again.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Invalidates a part of the content; the whole is drawn again.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the content is invalid.
  open func needsDisplay() -> Bool { owner?.layerIsInvalid ?? flags.contains(.needsDisplay) }

  /// Draws invalid content at once.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    if let owner { return owner.displayLayer() }
    set(.needsDisplay, false)
    display()
  }

  /// Updates the content: asks the delegate to, which by default records what `draw(in:)` draws.
  open func display() {
    guard let delegate = extras?.delegate ?? owner else { return recordDrawing() }
    delegate.display(self)
  }

  /// Draws the content in the coordinates of the bounds; asks the delegate to.
  open func draw(in ctx: CGContext) {
    (extras?.delegate ?? owner)?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers in the coordinates of its bounds.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Actions and animations

  /// Returns the default action for an event; an animation for an animatable property.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

  /// Whether a change of a property draws the content again; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The default value of a property; nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { CALayer.make(self).value(forKeyPath: key) }

  /// The actions of the layer by their events.
  open var actions: [String: any CAAction]? {
    get { extras?.attributes.actions }
    set { ensuredExtras.attributes.actions = newValue }
  }

  /// Returns the action for an event: of the delegate, of `actions`, of `style`, or the class's default one.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Adds a copy of an animation, in place of the one with an equal key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// The animation with a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = (extras?.animations ?? []).compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations: the layer's own values become visible at once.
  open func removeAllAnimations() { removeAnimations { _ in true } }

  /// Returns a copy with the values that are shown at this time, such as those of animations.
  open func presentation() -> Self? { unsafeDowncast(makePresentation(), to: Self.self) }

  /// The layer of which this one is a presentation; the layer itself if it is none.
  open func model() -> Self { unsafeDowncast(extras?.model ?? self, to: Self.self) }

  // MARK: Names and values

  /// A name to find the layer by.
  open var name: String? {
    get { extras?.attributes.name }
    set { ensuredExtras.attributes.name = newValue }
  }

  /// Values of properties and actions, which the layer has for keys without another one.
  open var style: [AnyHashable: Any]? {
    get { extras?.attributes.style }
    set { ensuredExtras.attributes.style = newValue }
  }

  /// The value of a key path, such as `transform.rotation.z`; nil for an unknown one.
  open func value(forKeyPath keyPath: String) -> Any? { boxedValue(at: keyPath) }

  /// Sets the value of a key path; a path that no property has, or a value of another kind, is ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setBoxedValue(value, at: keyPath) }

  /// The value of a property, or of a key of the application's own.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or keeps a value for a key of the application's own.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value of an animatable property of this class; nil for others.
  package func value(of property: LayerProperty) -> LayerValue? { layerValue(of: property) }

  /// Sets an animatable property of this class; returns whether it has it.
  package func set(_ value: LayerValue, of property: LayerProperty) -> Bool {
    setLayerValue(value, of: property)
  }

  // A class that is known at run time only is allocated by the names of its initializers.

  @_silgen_name("RecipeGallery_CALayer_init")
  private convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_CALayer_init")
  private static func allocate(_ nothing: Void) -> CALayer

  @_silgen_name("RecipeGallery_CALayer_init_layer")
  private convenience init(dynamicCopy layer: CALayer) { self.init(layer: layer as Any) }

  @_silgen_name("RecipeGallery_CALayer_init_layer")
  private static func allocate(copyOf layer: __owned CALayer) -> CALayer

  /// Creates a layer of a class.
  package static func make(_ layerClass: CALayer.Type) -> CALayer { layerClass.allocate(()) }

  /// Creates a copy of a layer, of its class.
  static func makeCopy(of layer: CALayer) -> CALayer { type(of: layer).allocate(copyOf: layer) }
}

extension CALayer: Hashable {
  /// Returns whether two references are to the same layer.
  public static func == (one: CALayer, other: CALayer) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CALayer: CustomStringConvertible {
  /// The class, the name and the frame, without an address, so equal runs give equal texts.
  public var description: String {
    "<\(type(of: self))\(name.map { " '\($0)'" } ?? ""); frame = (\(LayerException.text(frame)))>"
  }
}
