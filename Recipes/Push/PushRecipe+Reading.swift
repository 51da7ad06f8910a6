import RecipeKit

/// What the script does with a finger, and what mechanics say must come of it.
extension PushRecipe {
  /// The seconds of a display frame.
  static let frame = 1.0 / 60

  /// Where the middle of the button is at first.
  static let start = CGPoint(x: 160, y: 284)

  /// The resistance of the table: the part of its speed that the button loses in a second.
  private static let resistance = 2.0

  /// The speed that a point of the finger's way gives the button, in points/s.
  private static let speedPerPoint = 2.0

  /// Moves a finger in even steps, one in each display frame, and lifts it.
  ///
  /// - Parameter look: is called after every frame.
  func drag(
    _ device: Simulator,
    from start: CGPoint,
    by step: CGVector,
    times: Int,
    look: () -> Void = {}
  ) {
    guard let finger = device.touchDown(at: start) else { return }
    for number in 1...times {
      let way = CGFloat(number)
      finger.move(to: CGPoint(x: start.x + step.dx * way, y: start.y + step.dy * way))
      device.advance(by: Self.frame)
      look()
    }
    finger.lift()
  }

  /// Lets time pass frame by frame.
  func pass(_ device: Simulator, frames: Int, look: () -> Void) {
    for _ in 0..<frames {
      device.advance(by: Self.frame)
      look()
    }
  }

  /// How far the button must be after some frames, if each of the first `count` of them began with a push by
  /// `step` points of the finger's way.
  ///
  /// Each push gives a speed v, which decays with the resistance r: after t seconds it has made v/r · (1 - e^-rt)
  /// points of way. Speeds add up, and so do the ways.
  func slide(after frames: Int, pushes count: Int, step: Double) -> Double {
    (0..<min(count, frames)).reduce(0) { way, push in
      let seconds = Double(frames - push) * Self.frame
      let speed = step * Self.speedPerPoint
      return way + speed / Self.resistance * (1 - exp(-Self.resistance * seconds))
    }
  }

  /// A vector of length 1 in the same direction; zero for zero.
  func direction(_ vector: CGVector) -> CGPoint {
    let length = hypot(vector.dx, vector.dy)
    return length > 0 ? CGPoint(x: vector.dx / length, y: vector.dy / length) : .zero
  }
}
