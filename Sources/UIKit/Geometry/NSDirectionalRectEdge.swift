/// A set of sides of a rectangle, with leading and trailing sides that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading side, where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing side, where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The side or corner of a rectangle to which something is aligned.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// The middle of the top side.
  case top = 1
  /// The corner of the top and the leading side.
  case topLeading = 2
  /// The middle of the leading side.
  case leading = 3
  /// The corner of the bottom and the leading side.
  case bottomLeading = 4
  /// The middle of the bottom side.
  case bottom = 5
  /// The corner of the bottom and the trailing side.
  case bottomTrailing = 6
  /// The middle of the trailing side.
  case trailing = 7
  /// The corner of the top and the trailing side.
  case topTrailing = 8
}

extension NSRectAlignment {
  /// The sides that the alignment names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A set of axes: horizontal, vertical, or both.
public struct UIAxis: OptionSet, Sendable {
  /// The axes as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners; all bits are set, so the raw value differs from that of the four corners combined.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
