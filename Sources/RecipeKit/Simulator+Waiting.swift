import Simulator

/// Advancing the clock frame by frame, for claims about motion.
extension Simulator {
  private static let framesPerSecond = 60.0

  /// Advances the clock by display frames, and calls a closure after each.
  ///
  /// - Parameters:
  ///   - count: the number of frames.
  ///   - look: called after each frame.
  public func pass(frames count: Int, _ look: () throws -> Void) rethrows {
    for _ in 0..<count {
      advance(by: 1 / Simulator.framesPerSecond)
      try look()
    }
  }

  /// Advances the clock by display frames.
  public func pass(frames count: Int) {
    pass(frames: count) {}
  }

  /// Returns the seconds until a condition holds after a frame; infinite if the limit is reached first.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of seconds.
  ///   - isDone: the condition.
  public func seconds(limit: Double = 3, until isDone: () -> Bool) -> Double {
    for frame in 1...max(Int(limit * Simulator.framesPerSecond), 1) {
      advance(by: 1 / Simulator.framesPerSecond)
      if isDone() { return Double(frame) / Simulator.framesPerSecond }
    }
    return .infinity
  }
}
