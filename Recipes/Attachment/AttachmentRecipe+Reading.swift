import RecipeKit

/// What the script reads off the views, and what mechanics says of a spring.
extension AttachmentRecipe {
  /// The point of the square that the rod holds, 30 points right of its center and 40 above, turned with it.
  func hole(of controller: AttachmentViewController) -> CGPoint {
    let offset = CGPoint(x: 30, y: -40).applying(controller.square.transform)
    let center = controller.square.center
    return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }

  /// How far the square is turned, in degrees, clockwise.
  func degrees(of controller: AttachmentViewController) -> CGFloat {
    let transform = controller.square.transform
    return atan2(transform.b, transform.a) * 180 / .pi
  }

  func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
  }

  /// The stretch of a spring after a time, as a part of that at which it was let go:
  /// e^(-ζωt)·(cos ω_d·t + ζω/ω_d·sin ω_d·t) with ω_d = ω·√(1-ζ²), or e^(-ωt)·(1 + ωt) if ζ is 1.
  func stretch(frequency: Double, damping: Double, after seconds: Double) -> Double {
    let omega = 2 * Double.pi * frequency
    let envelope = exp(-damping * omega * seconds)
    guard damping < 1 else { return envelope * (1 + omega * seconds) }
    let damped = omega * (1 - damping * damping).squareRoot()
    return envelope * (cos(damped * seconds) + damping * omega / damped * sin(damped * seconds))
  }

  /// When a motion passes zero, in seconds; it was looked at in every frame, the first of which is time 0.
  func crossings(of motion: [Double]) -> [Double] {
    motion.indices.dropFirst().compactMap { frame in
      let (before, after) = (motion[frame - 1], motion[frame])
      guard before * after < 0 else { return nil }
      return (Double(frame) - after / (after - before)) / 60
    }
  }
}
