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
    var places: [LegendEntry: Int] = [:]
    func place(of entry: LegendEntry) -> Int {
      if let place = places[entry] { return place }
      places[entry] = entries.count
      entries.append(entry)
      return entries.count - 1
    }
    for entry in order { _ = place(of: entry) }
    // Successive frames mostly have the same entries.
    var last: (legend: [LegendEntry], places: [Int]) = ([], [])
    frames = legends.map { legend in
      if legend != last.legend { last = (legend, legend.map(place)) }
      return last.places
    }
    self.entries = entries
    self.scale = scale
    self.corner = corner
    self.width = width
  }

  static let none = LegendList([], order: [], scale: 1, below: .zero, width: 0)

  private var whole: Legend { legend(of: frames.indices) }

  private func legend(of stills: some Sequence<Int>) -> Legend {
    let places = Set(stills.lazy.filter { frames.indices.contains($0) }.flatMap { frames[$0] })
    return Legend(places.sorted().map { entries[$0] }, scale: scale, width: width)
  }

  /// The height of the legend of all frames.
  var height: CGFloat { whole.height }

  /// The nodes of the legend of all frames.
  var nodes: [SceneNode] { whole.nodes(below: corner) }

  /// Returns the height of the legend of some frames.
  func height(of stills: some Sequence<Int>) -> CGFloat { legend(of: stills).height }

  /// Returns the nodes of the legend of some frames.
  func nodes(of stills: some Sequence<Int>) -> [SceneNode] { legend(of: stills).nodes(below: corner) }
}
