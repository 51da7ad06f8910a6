import UIKit

/// Computes the coverage of each pixel by an outline.
///
/// Each row of pixels is divided into scan lines, along which coverage is exact.
struct ScanConverter {
  let width: Int
  let height: Int

  /// The number of scan lines per pixel.
  private static let lines = 5

  private struct Edge {
    var top: CGFloat
    var bottom: CGFloat
    /// The x at y = 0, and its change per y.
    var x: CGFloat
    var slope: CGFloat
    /// 1 downwards, -1 upwards.
    var direction: Int
  }

  /// Calls back with the number of each row, its covered pixels, and the row's coverage, which is valid during the call.
  func fill(
    _ polygons: [PathOutline.Polyline],
    _ rule: CGPathFillRule,
    row handle: (_ y: Int, _ covered: Range<Int>, _ coverage: UnsafePointer<Float>) -> Void
  ) {
    let edges = edges(of: polygons)
    guard let top = edges.lazy.map(\.top).min(), let bottom = edges.lazy.map(\.bottom).max() else { return }
    let firstRow = max(0, Int(top.rounded(.down)))
    let lastRow = min(height, Int(bottom.rounded(.up)))
    guard firstRow < lastRow else { return }
    // Edges in the order of their first row; edges that end are removed.
    var waiting = edges.sorted { $0.top < $1.top }[...]
    var active: [Edge] = []
    // Read and written once per pixel and line: a pointer is fast in debug builds, too.
    let coverage = UnsafeMutablePointer<Float>.allocate(capacity: width)
    coverage.initialize(repeating: 0, count: width)
    defer { coverage.deallocate() }
    var crossings: [(x: CGFloat, direction: Int)] = []
    let right = CGFloat(width)
    for row in firstRow..<lastRow {
      while let edge = waiting.first, edge.top < CGFloat(row + 1) {
        active.append(edge)
        waiting.removeFirst()
      }
      active.removeAll { $0.bottom <= CGFloat(row) }
      if active.isEmpty { continue }
      var (least, greatest) = (width, 0)
      for line in 0..<Self.lines {
        let y = CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(Self.lines)
        crossings.removeAll(keepingCapacity: true)
        var winding = 0
        for edge in active where edge.top <= y && y < edge.bottom {
          let x = edge.x + edge.slope * y
          // What lies beside the pixels needs no order: outlines may have thousands of edges there.
          if x <= 0 { winding += edge.direction } else if x < right { crossings.append((x, edge.direction)) }
        }
        crossings.sort { $0.x < $1.x }
        crossings.append((right, 0))
        var start: CGFloat = 0
        for crossing in crossings {
          let isInside = rule == .winding ? winding != 0 : winding & 1 != 0
          if isInside { add(start, crossing.x, coverage, &least, &greatest) }
          winding += crossing.direction
          start = crossing.x
        }
      }
      guard least < greatest else { continue }
      handle(row, least..<greatest, coverage)
      (coverage + least).update(repeating: 0, count: greatest - least)
    }
  }

  /// Adds an interval of one scan line.
  private func add(
    _ start: CGFloat,
    _ end: CGFloat,
    _ coverage: UnsafeMutablePointer<Float>,
    _ least: inout Int,
    _ greatest: inout Int
  ) {
    let left = min(CGFloat(width), max(0, start))
    let right = min(CGFloat(width), max(0, end))
    guard left < right else { return }
    let weight = 1 / Float(Self.lines)
    let first = Int(left)
    let last = min(width - 1, Int(right))
    least = min(least, first)
    greatest = max(greatest, last + 1)
    if first == last {
      coverage[first] += Float(right - left) * weight
      return
    }
    coverage[first] += Float(CGFloat(first + 1) - left) * weight
    var index = first + 1
    while index < last {
      coverage[index] += weight
      index += 1
    }
    coverage[last] += Float(right - CGFloat(last)) * weight
  }

  private func edges(of polygons: [PathOutline.Polyline]) -> [Edge] {
    var edges: [Edge] = []
    for polygon in polygons {
      guard var last = polygon.points.last else { continue }
      for point in polygon.points {
        let (start, end) = (last, point)
        last = point
        guard start.y != end.y else { continue }
        let isDown = start.y < end.y
        let slope = (end.x - start.x) / (end.y - start.y)
        let top = max(0, min(start.y, end.y))
        let bottom = min(CGFloat(height), max(start.y, end.y))
        guard top < bottom, slope.isFinite else { continue }
        edges.append(
          Edge(
            top: top,
            bottom: bottom,
            x: start.x - slope * start.y,
            slope: slope,
            direction: isDown ? 1 : -1
          )
        )
      }
    }
    return edges
  }
}
