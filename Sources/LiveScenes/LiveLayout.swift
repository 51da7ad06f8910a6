import LayoutRules

/// Views that follow the size of their superview by their masks, as UIKit resizes them.
public struct LiveLayout: Equatable, Sendable {
  /// A view.
  public struct Item: Equatable, Sendable {
    private var centerX: Double
    private var centerY: Double
    private var width: Double
    private var height: Double

    /// Which parts of its frame give way.
    public var mask: ResizingMask

    /// Creates a view.
    public init(frame: LayoutRect, mask: ResizingMask) {
      centerX = frame.x + frame.width * 0.5
      centerY = frame.y + frame.height * 0.5
      width = frame.width
      height = frame.height
      self.mask = mask
    }

    /// Where it is in its superview; as in UIKit its middle and its size are kept, and the frame follows from them.
    public var frame: LayoutRect {
      LayoutRect(x: centerX - width * 0.5, y: centerY - height * 0.5, width: width, height: height)
    }
  }

  /// The size of the superview.
  public private(set) var size: LayoutSize

  /// The views.
  public var items: [Item]

  /// Creates a layout.
  public init(size: LayoutSize, items: [Item]) {
    self.size = size
    self.items = items
  }

  /// Gives the superview another size; each view follows from where it is.
  public mutating func resize(to newSize: LayoutSize) {
    guard newSize.width.isFinite, newSize.height.isFinite else { return }
    for number in items.indices {
      let item = items[number]
      let frame = Autoresizing.resized(item.frame, mask: item.mask, from: size, to: newSize)
      // As in UIKit a frame that stays is not set, so that no digit changes.
      if frame != item.frame { items[number] = Item(frame: frame, mask: item.mask) }
    }
    size = newSize
  }
}
