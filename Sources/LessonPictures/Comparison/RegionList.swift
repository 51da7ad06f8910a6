import Rendering
import UIKit

/// A small number of rectangles that cover many: near ones are merged.
struct RegionList: Equatable {
  private(set) var regions: [CGRect] = []

  static let limit = 8
  /// The distance in points below which rectangles are merged.
  static let nearness: CGFloat = 10

  init(_ rects: some Sequence<CGRect> = []) {
    for rect in rects { insert(rect) }
  }

  /// Adds a rectangle; above the limit the result may depend on the order.
  mutating func insert(_ rect: CGRect) {
    guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
    var grown = rect
    while let index = regions.firstIndex(where: { Self.areNear($0, grown) }) {
      grown = grown.union(regions.remove(at: index))
    }
    regions.append(grown)
    if regions.count > Self.limit { mergeCheapest() }
  }

  private static func areNear(_ one: CGRect, _ other: CGRect) -> Bool {
    one.insetBy(dx: -nearness, dy: -nearness).intersects(other)
  }

  /// Merges the two rectangles whose union has the least additional area.
  private mutating func mergeCheapest() {
    var (first, second) = (0, 1)
    var least = CGFloat.infinity
    for one in regions.indices {
      for other in regions.indices.dropFirst(one + 1) {
        let growth = regions[one].union(regions[other]).area - regions[one].area - regions[other].area
        if growth < least { (first, second, least) = (one, other, growth) }
      }
    }
    let other = regions.remove(at: second)
    let one = regions.remove(at: first)
    insert(one.union(other))
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
