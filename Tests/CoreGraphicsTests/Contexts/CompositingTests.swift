import CoreGraphics
import Testing

/// Truth: Apple, CGBlendMode: the formulas of R from S, D and their opacities, where the source paints; elsewhere
/// nothing changes.
struct CompositingTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// Half opaque red below, blue of 3/4 above, in a mode.
  private func composed(_ mode: CGBlendMode, _ draw: (CGContext) -> Void = { _ in }) -> [DrawingCommand] {
    drawing { context in
      draw(context)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(square)
      context.setBlendMode(mode)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.75)
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
    }
  }

  /// The shares of the source and of the destination in R.
  static let shares: [(CGBlendMode, Double, Double)] = [
    (.normal, 1, 0.25), (.clear, 0, 0), (.copy, 1, 0), (.sourceIn, 0.5, 0), (.sourceOut, 0.5, 0),
    (.sourceAtop, 0.5, 0.25), (.destinationOver, 0.5, 1), (.destinationIn, 0, 0.75),
    (.destinationOut, 0, 0.25),
    (.destinationAtop, 0.5, 0.75), (.xor, 0.5, 0.25),
  ]

  @Test(arguments: shares)
  func opacitiesAreComposedWhereBothPaint(_ mode: CGBlendMode, _ source: Double, _ destination: Double) {
    let pixel = DrawnPixel(composed(mode), at: CGPoint(x: 7, y: 5))
    #expect(
      pixel.isNear(
        red: 0.5 * destination,
        green: 0,
        blue: 0.75 * source,
        alpha: 0.5 * destination + 0.75 * source
      )
    )
  }

  @Test(arguments: shares)
  func nothingChangesWhereTheSourceDoesNotPaint(_ mode: CGBlendMode, _: Double, _: Double) {
    let pixel = DrawnPixel(composed(mode), at: CGPoint(x: 2, y: 5))
    #expect(pixel.isNear(red: 0.5, green: 0, blue: 0, alpha: 0.5))
  }

  @Test(arguments: [
    (CGBlendMode.sourceIn, 0.0), (.sourceOut, 0.75), (.sourceAtop, 0), (.destinationOver, 0.75),
    (.copy, 0.75),
    (.destinationIn, 0), (.destinationOut, 0), (.destinationAtop, 0.75), (.xor, 0.75), (.clear, 0),
  ])
  func onNothingOnlyTheSourceIsLeft(_ mode: CGBlendMode, _ alpha: Double) {
    let pixel = DrawnPixel(composed(mode), at: CGPoint(x: 12, y: 5))
    #expect(pixel.isNear(red: 0, green: 0, blue: alpha, alpha: alpha))
  }

  @Test func openStatesContinueAfterAComposition() {
    let commands = composed(.sourceIn) { context in
      context.translateBy(x: 20, y: 0)
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 10))
    }
    #expect(
      DrawnPixel(commands, at: CGPoint(x: 34, y: 5)).isNear(red: 0, green: 0, blue: 0.375, alpha: 0.375)
    )
    // Beyond the clip, which is 8 wide at a scale of 2.
    #expect(DrawnPixel(commands, at: CGPoint(x: 37, y: 5)).alpha == 0)
    let more = drawing { context in
      context.saveGState()
      context.translateBy(x: 50, y: 0)
      context.fill(square)
      context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
    }
    #expect(DrawnPixel(more, at: CGPoint(x: 53, y: 5)).alpha == 0)
    #expect(DrawnPixel(more, at: CGPoint(x: 57, y: 5)).alpha == 1)
    #expect(DrawnPixel(more, at: CGPoint(x: 50.5, y: 5)).alpha == 1)
    #expect(DrawnPixel(more, at: CGPoint(x: 5, y: 25)).alpha == 1)
  }

  @Test func erasingAgainAddsNoLayers() {
    func depth(_ commands: [DrawingCommand]) -> Int {
      commands.map { if case .layer(let inner, _) = $0 { depth(inner) + 1 } else { 0 } }.max() ?? 0
    }
    let commands = drawing { context in
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      for step in 0..<20 { context.clear(CGRect(x: step * 5, y: 0, width: 2, height: 2)) }
    }
    #expect(depth(commands) == 1)
    #expect(DrawnPixel(commands, at: CGPoint(x: 51, y: 1)).alpha == 0)
    #expect(DrawnPixel(commands, at: CGPoint(x: 54, y: 1)).alpha == 1)
  }

  @Test func modesThatMixColoursAreLeftToTheViewer() throws {
    let commands = composed(.multiply)
    guard case .layer(_, let layer) = try #require(commands.last) else {
      Issue.record("No layer")
      return
    }
    #expect(layer.blendMode == .multiply && layer.opacity == 1)
  }

  @Test func rawValuesAreThoseOfCoreGraphics() {
    #expect(CGBlendMode.luminosity.rawValue == 15 && CGBlendMode.clear.rawValue == 16)
    #expect(CGBlendMode.xor.rawValue == 25 && CGBlendMode.plusLighter.rawValue == 27)
    #expect(CGInterpolationQuality.none.rawValue == 1 && CGInterpolationQuality.medium.rawValue == 4)
  }
}
