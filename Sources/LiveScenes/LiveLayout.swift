import LayoutRules

/// Views that follow the size of their superview by their autoresizing masks, as in UIKit.
public struct LiveLayout: Equatable, Sendable {
  /// A view.
  public struct Item: Equatable, Sendable {
    private var centerX: Double
    private var centerY: Double
    private var width: Double
    private var height: Double

    /// The flexible parts of its frame.
    public var mask: ResizingMask

    /// Creates a view.
    public init(frame: LayoutRect, mask: ResizingMask) {
      centerX = frame.x + frame.width * 0.5
      centerY = frame.y + frame.height * 0.5
      width = frame.width
      height = frame.height
      self.mask = mask
    }

    /// The frame in the superview; as in UIKit it is derived from the stored centre and size.
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

  /// Resizes the superview and applies the masks of its views.
  public mutating func resize(to newSize: LayoutSize) {
    guard newSize.width.isFinite, newSize.height.isFinite else { return }
    for number in items.indices {
      let item = items[number]
      let frame = Autoresizing.resized(item.frame, mask: item.mask, from: size, to: newSize)
      // As in UIKit an unchanged frame is not set, which would change its last digits.
      if frame != item.frame { items[number] = Item(frame: frame, mask: item.mask) }
    }
    size = newSize
  }
}
