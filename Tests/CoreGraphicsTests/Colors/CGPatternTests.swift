import CoreGraphics
import Testing

/// Truth: Apple, CGPattern, CGPatternCallbacks, CGColor.init(patternSpace:pattern:components:) and
/// CGColorSpace.init(patternBaseSpace:); "Quartz 2D Programming Guide", Patterns.
struct CGPatternTests {
  /// What the callbacks of a pattern have done.
  private final class Log {
    var drawn = 0
    var released = 0
  }

  private func pattern(
    _ log: Log = Log(),
    step: CGSize = CGSize(width: 10, height: 10),
    bounds: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
    matrix: CGAffineTransform = .identity,
    isColored: Bool = true
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        guard let info else { return }
        Unmanaged<Log>.fromOpaque(info).takeUnretainedValue().drawn += 1
        if context.path == nil { context.setFillColor(gray: 1, alpha: 1) }
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      },
      releaseInfo: { info in
        guard let info else { return }
        let log = Unmanaged<Log>.fromOpaque(info).takeRetainedValue()
        log.released += 1
      }
    )
    return CGPattern(
      info: Unmanaged.passRetained(log).toOpaque(),
      bounds: bounds,
      matrix: matrix,
      xStep: step.width,
      yStep: step.height,
      tiling: .constantSpacing,
      isColored: isColored,
      callbacks: &callbacks
    )
  }

  @Test func theCellIsDrawnOnceWhenItIsFirstNeeded() throws {
    let log = Log()
    let pattern = try #require(self.pattern(log))
    #expect(log.drawn == 0)
    #expect(pattern.commands.count == pattern.commands.count)
    #expect(log.drawn == 1)
  }

  @Test func theInfoIsReleasedWithThePattern() throws {
    let log = Log()
    var pattern = self.pattern(log)
    var color = pattern.flatMap { pattern in
      CGColorSpace(patternBaseSpace: nil).flatMap {
        CGColor(patternSpace: $0, pattern: pattern, components: [1])
      }
    }
    pattern = nil
    #expect(color != nil && log.released == 0)
    color = nil
    #expect(log.released == 1)
  }

  @Test(arguments: [
    (CGSize(width: 0, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10), CGAffineTransform.identity),
    (CGSize(width: 10, height: CGFloat.nan), CGRect(x: 0, y: 0, width: 10, height: 10), .identity),
    (CGSize(width: 10, height: 10), .zero, .identity),
    (CGSize(width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .identity),
    (
      CGSize(width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10),
      CGAffineTransform(scaleX: 0, y: 1)
    ),
  ])
  func withoutAnExtentThereIsNoPattern(_ step: CGSize, _ bounds: CGRect, _ matrix: CGAffineTransform) {
    #expect(pattern(step: step, bounds: bounds, matrix: matrix) == nil)
  }

  @Test func aPatternSpaceHasTheComponentsOfItsBase() throws {
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect((plain.model, plain.numberOfComponents, plain.baseColorSpace) == (.pattern, 0, nil))
    let stencil = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    #expect((stencil.model, stencil.numberOfComponents) == (.pattern, 3))
    #expect(stencil.baseColorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(stencil != plain)
    #expect(CGColorSpace(patternBaseSpace: plain) == nil)
  }

  @Test func aColourOfAPatternKeepsIt() throws {
    let pattern = try #require(self.pattern())
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
    #expect(color.pattern == pattern && color.alpha == 0.5 && color.numberOfComponents == 1)
    #expect(color.copy(alpha: 0.25)?.pattern == pattern)
    #expect(CGColor(gray: 0, alpha: 1).pattern == nil)
    #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
    let same = CGColor(patternSpace: space, pattern: pattern, components: [0.5])
    #expect(same == color && color != color.copy(alpha: 0.25))
  }

  @Test func aStencilNeedsTheSpaceOfItsColour() throws {
    let stencil = try #require(self.pattern(isColored: false))
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(CGColor(patternSpace: plain, pattern: stencil, components: [1]) == nil)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let color = try #require(CGColor(patternSpace: space, pattern: stencil, components: [1, 0, 0, 0.5]))
    #expect(color.numberOfComponents == 4 && color.rgba == (1, 0, 0, 0.5))
  }
}
