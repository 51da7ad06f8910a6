@testable import QuartzCore
import Testing

/// A clock of its own for each test.
enum LayerClock {
  @TaskLocal static var context: LayerContext?

  private static let install: Void = {
    let other = LayerContext.provider
    LayerContext.provider = { context ?? other() }
  }()

  /// Calls `body` with a clock at the time 0.
  static func run(_ body: (LayerContext) throws -> Void) rethrows {
    install
    let clock = LayerContext()
    try $context.withValue(clock) { try body(clock) }
  }
}

/// Expects two numbers to be equal within a rounding error.
func expect(
  _ value: some BinaryFloatingPoint,
  _ expected: Double,
  within tolerance: Double = 1e-12,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(Double(value) - expected) <= tolerance,
    "\(value) is not \(expected)",
    sourceLocation: sourceLocation
  )
}

extension CALayer {
  /// A layer on screen, as the layer of a window is.
  static func screen() -> CALayer {
    let layer = CALayer()
    layer.flags.insert(.onScreen)
    layer.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    return layer
  }

  /// The number that is shown for a key path.
  func shown(_ keyPath: String) -> Double {
    presentation()?.value(forKeyPath: keyPath) as? Double ?? .nan
  }
}
