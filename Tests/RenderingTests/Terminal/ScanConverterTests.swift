import Testing
import UIKit

@testable import Rendering

/// Truth: areas by formula.
struct ScanConverterTests {
  private let converter = ScanConverter(width: 20, height: 20)

  /// The area that is covered, and the coverage of each pixel.
  private func area(_ path: PathOutline, _ rule: CGPathFillRule = .winding) -> (sum: Float, pixels: [[Float]])
  {
    var pixels = Array(repeating: Array(repeating: Float(0), count: 20), count: 20)
    converter.fill(path.polylines(tolerance: 0.01), rule) { y, covered, coverage in
      for x in covered { pixels[y][x] = coverage[x] }
    }
    return (pixels.joined().reduce(0, +), pixels)
  }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PathOutline {
    var path = PathOutline()
    path.addRect(CGRect(x: x, y: y, width: width, height: height))
    return path
  }

  @Test func aPixelIsCoveredByTheShareThatLiesInIt() {
    let (sum, pixels) = area(rectangle(2.25, 3, 4.5, 2))
    #expect(abs(sum - 9) < 1e-4)
    #expect(abs(pixels[3][2] - 0.75) < 1e-5 && abs(pixels[4][6] - 0.75) < 1e-5 && pixels[3][4] == 1)
    #expect(pixels[2].allSatisfy { $0 == 0 } && pixels[5].allSatisfy { $0 == 0 })
  }

  @Test func aDiscHasItsArea() {
    var disc = PathOutline()
    disc.addOval(in: CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(abs(area(disc).sum - .pi * 64) < 1)
  }

  @Test func theRuleDecidesAboutWhatIsEnclosedTwice() {
    var twice = rectangle(0, 0, 10, 10)
    twice.append(rectangle(2, 2, 6, 6))
    #expect(abs(area(twice).sum - 100) < 1e-3)
    #expect(abs(area(twice, .evenOdd).sum - 64) < 1e-3)
  }

  @Test func whatLiesOutsideIsCutOff() {
    #expect(abs(area(rectangle(-100, -100, 1000, 1000)).sum - 400) < 1e-2)
    #expect(area(rectangle(30, 0, 5, 5)).sum == 0)
    #expect(area(rectangle(0, -9, 5, 5)).sum == 0)
    #expect(area(rectangle(1e300, 0, 1e300, 5)).sum == 0)
  }

  @Test func aPenCoversItsWidthAlongTheLine() {
    let line = PathOutline([.move(CGPoint(x: 5, y: 10)), .line(CGPoint(x: 15, y: 10))])
    // Square ends reach half a width further.
    #expect(abs(area(line.outlineOfStroke(with: DrawingStroke(width: 2, cap: .square))).sum - 24) < 1e-3)
    #expect(abs(area(rectangle(4, 4, 10, 10).outlineOfStroke(with: DrawingStroke(width: 1))).sum - 40) < 1e-3)
  }
}
