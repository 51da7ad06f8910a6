/// What a shown popover of a `UIPopoverController` consists of.
@MainActor
final class PopoverStage {
  let overlay: OverlayView
  let dimmingView: PopoverDimmingView
  let popoverView: PopoverView
  var anchor: PopoverAnchor
  var permittedArrowDirections: UIPopoverArrowDirection

  /// The size of the interface at the last placement.
  var placedSize = CGSize.zero

  /// Whether the popover hides while the interface turns.
  var isHidden = false {
    didSet { overlay.isHidden = isHidden }
  }

  init(
    in window: UIWindow,
    _ popoverView: PopoverView,
    anchor: PopoverAnchor,
    permittedArrowDirections: UIPopoverArrowDirection
  ) {
    overlay = window.addOverlay()
    dimmingView = PopoverDimmingView(in: overlay)
    self.popoverView = popoverView
    self.anchor = anchor
    self.permittedArrowDirections = permittedArrowDirections
    overlay.addSubview(popoverView)
    overlay.dimsTint = SimulatedDevice.current.behavior.dimsTintBelow
  }
}
