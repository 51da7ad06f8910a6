import Rendering
import UIKit

/// The legends of a film's frames; the legend of a still contains only the symbols of that still.
struct LegendList: Sendable {
  /// The entries of all frames, in the order of the legend.
  private let entries: [LegendEntry]
  /// The indices of each frame's entries.
  private let frames: [[Int]]
  private let scale: CGFloat
  private let corner: CGPoint
  private let width: CGFloat

  /// - Parameters:
  ///   - legends: the legend of each frame.
  ///   - order: entries in the order of the legend; they precede all others.
  ///   - scale: the scale of symbols and texts, larger on larger screens.
  ///   - corner: the bottom left corner of the device.
  ///   - width: the available width in points.
  init(
    _ legends: [[LegendEntry]],
    order: [LegendEntry],
    scale: CGFloat,
    below corner: CGPoint,
    width: CGFloat
  ) {
    var entries: [LegendEntry] = []
    var numbers: [LegendEntry: Int] = [:]
    func number(of entry: LegendEntry) -> Int {
      if let number = numbers[entry] { return number }
      numbers[entry] = entries.count
      entries.append(entry)
      return entries.count - 1
    }
    for entry in order { _ = number(of: entry) }
    // Successive frames mostly have the same entries.
    var last: (legend: [LegendEntry], numbers: [Int]) = ([], [])
    frames = legends.map { legend in
      if legend != last.legend { last = (legend, legend.map(number)) }
      return last.numbers
    }
    self.entries = entries
    self.scale = scale
    self.corner = corner
    self.width = width
  }

  /// Returns the legend of some frames, or of all.
  func contents(of some: Set<Int>?) -> (nodes: [SceneNode], height: CGFloat) {
    let shown = frames.indices.filter { some?.contains($0) ?? true }
    let legend = Legend(
      Set(shown.flatMap { frames[$0] }).sorted().map { entries[$0] },
      scale: scale,
      width: width
    )
    return (legend.nodes(below: corner), legend.height)
  }
}
