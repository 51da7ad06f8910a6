/// A layer that shows a part of sublayers that are larger than it.
///
/// Source: Apple, CAScrollLayer.
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Scrolls to a point of the content, as far as the directions allow.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content.
  open func scroll(to r: CGRect) {
    func start(_ visible: (low: CGFloat, high: CGFloat), _ wanted: (low: CGFloat, high: CGFloat)) -> CGFloat {
      if wanted.low < visible.low { return wanted.low }
      return wanted.high > visible.high
        ? min(wanted.low, visible.low + wanted.high - visible.high) : visible.low
    }
    scroll(
      to: CGPoint(
        x: start((bounds.minX, bounds.maxX), (r.minX, r.maxX)),
        y: start((bounds.minY, bounds.maxY), (r.minY, r.maxY))
      )
    )
  }
}

extension CALayer {
  /// Scrolls the nearest scroll layer above so that a point of this layer is at its origin.
  public func scroll(_ p: CGPoint) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Scrolls the nearest scroll layer above so that a rectangle of this layer is visible.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// The part of the layer that the nearest scroll layer shows; its bounds without one.
  public var visibleRect: CGRect {
    guard let scroller = nearestScroller else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }

  private var nearestScroller: CAScrollLayer? {
    ancestors.dropFirst().lazy.compactMap { $0 as? CAScrollLayer }.first
  }
}

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
