import Simulator

/// What claims about motion look at: frames, and the moment at which something has happened.
extension Simulator {
  /// How many display frames pass in a second.
  private static let framesPerSecond = 60.0

  /// Lets display frames pass, and looks after each.
  ///
  /// - Parameters:
  ///   - count: how many frames.
  ///   - look: called after each frame.
  public func pass(frames count: Int, _ look: () throws -> Void) rethrows {
    for _ in 0..<count {
      advance(by: 1 / Simulator.framesPerSecond)
      try look()
    }
  }

  /// Lets display frames pass.
  public func pass(frames count: Int) {
    pass(frames: count) {}
  }

  /// How many seconds pass until a condition holds after a frame; infinite if it does not within the limit.
  ///
  /// - Parameters:
  ///   - limit: the most seconds that may pass.
  ///   - isDone: the condition.
  public func seconds(limit: Double = 3, until isDone: () -> Bool) -> Double {
    for frame in 1...max(Int(limit * Simulator.framesPerSecond), 1) {
      advance(by: 1 / Simulator.framesPerSecond)
      if isDone() { return Double(frame) / Simulator.framesPerSecond }
    }
    return .infinity
  }
}
