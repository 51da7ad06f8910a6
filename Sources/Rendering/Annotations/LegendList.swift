import UIKit

/// The legends of a film's frames: a still of some of them explains the signs that it has, and no others.
struct LegendList: Sendable {
  /// All that any frame's legend says, in the order in which it stands there.
  private let entries: [LegendEntry]
  /// For each frame the places of its entries among all.
  private let frames: [[Int]]
  private let scale: CGFloat
  private let corner: CGPoint
  private let width: CGFloat

  /// - Parameters:
  ///   - legends: what the legend of each frame says.
  ///   - order: entries in the order in which a legend has them, before all others.
  ///   - scale: by how much signs and words are larger on larger screens.
  ///   - corner: the left end of the device's lower edge.
  ///   - width: the room from the left to the right, in points.
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
    // Frames that follow each other have mostly the same.
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

  /// The legend of nothing.
  static let none = LegendList([], order: [], scale: 1, below: .zero, width: 0)

  /// The legend of all frames.
  private var whole: Legend { legend(of: frames.indices) }

  private func legend(of stills: some Sequence<Int>) -> Legend {
    let places = Set(stills.lazy.filter { frames.indices.contains($0) }.flatMap { frames[$0] })
    return Legend(places.sorted().map { entries[$0] }, scale: scale, width: width)
  }

  /// The height that the legend of all frames takes.
  var height: CGFloat { whole.height }

  /// The nodes of the legend of all frames.
  var nodes: [SceneNode] { whole.nodes(below: corner) }

  /// The height that the legend of some frames takes.
  func height(of stills: some Sequence<Int>) -> CGFloat { legend(of: stills).height }

  /// The nodes of the legend of some frames.
  func nodes(of stills: some Sequence<Int>) -> [SceneNode] { legend(of: stills).nodes(below: corner) }
}
