import UIKit

/// Where everything was at the start, number 0, and in each frame since.
@MainActor
struct MotionLog {
  private(set) var squares: [[CGPoint]]
  private(set) var sliders: [[CGPoint]]
  private(set) var puck: [CGPoint]
  /// How fast the puck glides, in points a second.
  private(set) var speeds: [CGFloat]
  /// How far the puck is turned, in radians.
  private(set) var angles: [CGFloat] = [0]

  init(_ controller: ElasticityViewController) {
    squares = controller.squares.map { [$0.center] }
    sliders = controller.sliders.map { [$0.center] }
    puck = [controller.puck.center]
    speeds = [controller.glider.linearVelocity(for: controller.puck).x]
  }

  mutating func add(_ controller: ElasticityViewController) {
    for index in squares.indices { squares[index].append(controller.squares[index].center) }
    for index in sliders.indices { sliders[index].append(controller.sliders[index].center) }
    puck.append(controller.puck.center)
    speeds.append(controller.glider.linearVelocity(for: controller.puck).x)
    angles.append(atan2(controller.puck.transform.b, controller.puck.transform.a))
  }

  /// How high a square was over where it lies on the floor, 25 points above the edge at 568.
  func heights(ofSquare index: Int) -> [CGFloat] {
    squares[index].map { 543 - $0.y }
  }

  /// How high each bounce of a square went, as far as it was more than a point.
  func apexes(ofSquare index: Int) -> [CGFloat] {
    let heights = heights(ofSquare: index)
    return heights.indices.dropFirst().dropLast().compactMap { frame in
      let height = heights[frame]
      return height > 1 && heights[frame - 1] < height && height >= heights[frame + 1] ? height : nil
    }
  }

  /// How fast a slider is in the middle between a frame and the next, in points a second.
  func speed(ofSlider index: Int, frame: Int) -> CGFloat {
    (sliders[index][frame + 1].x - sliders[index][frame].x) * 60
  }

  /// How far a slider has come in all.
  func way(ofSlider index: Int) -> CGFloat {
    guard let first = sliders[index].first, let last = sliders[index].last else { return 0 }
    return last.x - first.x
  }
}
