/// Where the subviews of a view with many of them lie, so that a hit test need not ask each one.
///
/// The index only rules subviews out: what it lets pass is asked by its own `hitTest(_:with:)`. Views of
/// classes that UIKit does not know may override that, so they always pass.
struct HitTestIndex {
  /// Fewer subviews than this are asked one by one.
  static let leastCount = 32

  /// Left, top, and the negated right and bottom edge of each subview: a point lies inside if none exceeds
  /// its own coordinates, the last two negated likewise.
  private let boxes: ContiguousArray<SIMD4<Float>>

  /// Builds the index of a view's subviews.
  @MainActor
  init(of children: [UIView]) {
    boxes = ContiguousArray(children.map(HitTestIndex.box))
  }

  /// The index of the front-most subview below `index` that may contain the point, or nil.
  func candidate(below index: Int, containing point: CGPoint) -> Int? {
    let probe = SIMD4<Float>(Float(point.x), Float(point.y), -Float(point.x), -Float(point.y))
    return boxes.withUnsafeBufferPointer { boxes in
      var index = min(index, boxes.count) - 1
      while index >= 0 {
        if all(boxes[index] .<= probe) { return index }
        index -= 1
      }
      return nil
    }
  }

  /// Whether a view's class is known not to override hit testing.
  @MainActor
  private static func isPlain(_ view: UIView) -> Bool {
    let kind = type(of: view)
    return kind == UIView.self || kind == UIButton.self || kind == UILabel.self
      || kind == UIControl.self || kind == UIProgressView.self
  }

  private static let everywhere = SIMD4<Float>(repeating: -.infinity)
  private static let nowhere = SIMD4<Float>(repeating: .infinity)

  @MainActor
  private static func box(of view: UIView) -> SIMD4<Float> {
    guard isPlain(view) else { return everywhere }
    guard view.flags.isDisjoint(with: .untouchable), view.storedAlpha >= UIView.leastTouchableAlpha
    else { return nowhere }
    let frame = view.currentFrame
    let edges = SIMD4<Double>(frame.minX, frame.minY, -frame.maxX, -frame.maxY)
    guard edges.x.isFinite, edges.y.isFinite, edges.z.isFinite, edges.w.isFinite else {
      return everywhere
    }
    // Rounding must not rule a point at the edge out.
    let rounded = SIMD4<Float>(edges)
    return rounded - SIMD4<Float>(repeating: slop) - abs(rounded) * relativeSlop
  }

  private static let slop: Float = 0.001
  private static let relativeSlop: Float = 1e-6
}

private func abs(_ vector: SIMD4<Float>) -> SIMD4<Float> {
  vector.replacing(with: -vector, where: vector .< 0)
}
