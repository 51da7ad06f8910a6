/// Draws a layer, places its sublayers, and has its actions.
///
/// All methods are optional. Source: Apple, CALayerDelegate.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents; an implementation replaces `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event: nil to look further, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records what the layer draws.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
