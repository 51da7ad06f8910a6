/// The view whose layer this is: changes of the layer's geometry and appearance go through it.
///
/// The view sets the layer's stored values, since they have effects on other views.
package protocol LayerOwner: CALayerDelegate {
  /// Whether changes of the layer run actions: in animation closures, and if a class may have actions of its own.
  var runsActions: Bool { get }
  func set(bounds: CGRect)
  func set(position: CGPoint)
  func set(anchorPoint: CGPoint)
  func set(transform: CATransform3D)
  func set(frame: CGRect)
  func set(isHidden: Bool)
  func set(opacity: CGFloat)
  func set(backgroundColor: CGColor?)
  func layerNeedsLayout()
  /// Sublayers were added or removed, or have another size.
  func sublayersDidChange()
  func layoutLayerIfNeeded()
  /// The colour behind the content on screen.
  var shownBackgroundColor: CGColor? { get }
  /// What the view shows over its background.
  var drawing: [DrawingCommand] { get }
  /// The drawing that was shown last: that of a run-loop pass for an application's view.
  var shownDrawing: [DrawingCommand] { get }
  /// Whether texts of the drawing keep their middle if a viewer's font has other widths.
  var centersText: Bool { get }
  func layerNeedsDisplay()
  /// Whether the content must be drawn.
  var layerIsInvalid: Bool { get }
  /// Draws invalid content at once.
  func displayLayer()
  /// Records what the layer draws.
  func recordDrawing()
}

extension CALayer {
  /// Whether the layer is in a tree that is on screen.
  package final var isOnScreen: Bool {
    var top = root
    // A mask is where the layer is that it masks.
    while !top.flags.contains(.onScreen), let masked = top.extras?.masked { top = masked.root }
    return top.flags.contains(.onScreen)
  }

  /// Sets the transform and what depends on it, without an action.
  package final func store(transform: CATransform3D) {
    let isAffine = CATransform3DIsAffine(transform)
    storedAffine = CATransform3DGetAffineTransform(transform)
    if isAffine { extras?.attributes.transform = nil } else { ensuredExtras.attributes.transform = transform }
    updatePlacement()
  }

  /// Sets a flag, without an action.
  package final func store(_ flag: LayerFlags, _ isOn: Bool) { set(flag, isOn) }
}
