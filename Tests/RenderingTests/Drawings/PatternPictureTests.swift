import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, CGPattern, CGContextSetFillPattern and UIColor.init(patternImage:).
///
/// Each cell has a red square of half its side
/// at its origin, unless it is a stencil.
@MainActor struct PatternPictureTests {
  private static let corner = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func pattern(
    step: CGFloat = 20,
    side: CGFloat = 20,
    matrix: CGAffineTransform = .identity,
    isColored: Bool = true
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(Self.corner)
      },
      releaseInfo: nil
    )
    return try #require(
      CGPattern(
        info: nil,
        bounds: CGRect(x: 0, y: 0, width: side, height: side),
        matrix: matrix,
        xStep: step,
        yStep: step,
        tiling: .noDistortion,
        isColored: isColored,
        callbacks: &callbacks
      )
    )
  }

  /// The picture of a drawing on white paper of 100 × 100 points.
  private func drawn(_ draw: @escaping @MainActor (CGContext) -> Void) -> Picture {
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    paper.addSubview(DrawnView(CGRect(x: 0, y: 0, width: 100, height: 100), draw))
    return Picture(of: paper, caption: "pattern")
  }

  private func expect(
    _ picture: Picture,
    red: [(CGFloat, CGFloat)],
    white: [(CGFloat, CGFloat)],
    _ color: UIColor = .red,
    location: SourceLocation = #_sourceLocation
  ) {
    for (x, y) in red {
      #expect(
        picture.shows(color, at: CGPoint(x: x, y: y), within: 0.02),
        "\(x) \(y)",
        sourceLocation: location
      )
    }
    for (x, y) in white {
      #expect(
        picture.shows(.white, at: CGPoint(x: x, y: y), within: 0.02),
        "\(x) \(y)",
        sourceLocation: location
      )
    }
  }

  @Test func cellsFillAnAreaFromTheOriginOfTheContext() throws {
    let pattern = try pattern()
    let shown = drawn { context in
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 15, y: 15, width: 70, height: 70))
    }
    expect(shown, red: [(25, 25), (45, 65)], white: [(5, 5), (17, 17), (35, 25), (25, 35), (95, 45)])
  }

  @Test func transformsOfTheContextMoveTheAreaOnly() throws {
    let pattern = try pattern()
    let shown = drawn { context in
      context.translateBy(x: 7, y: 3)
      context.rotate(by: 0.5)
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 70, height: 50))
    }
    expect(shown, red: [(25, 25), (45, 45)], white: [(35, 35), (55, 35)])
  }

  @Test func theMatrixAndThePhaseMoveTheCells() throws {
    let large = try pattern(matrix: CGAffineTransform(scaleX: 2, y: 2))
    let shown = drawn { context in
      context.setFillPattern(large, colorComponents: [1])
      context.setPatternPhase(CGSize(width: 20, height: 0))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    expect(shown, red: [(25, 15), (35, 5), (65, 45)], white: [(5, 5), (45, 5), (25, 25)])
  }

  @Test func cellsMayHaveGapsAndOverlap() throws {
    let sparse = try pattern(step: 40)
    expect(
      drawn {
        $0.setFillPattern(sparse, colorComponents: [1])
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      },
      red: [(5, 5), (45, 5)],
      white: [(25, 5), (65, 5)]
    )
    let dense = try pattern(step: 8, side: 10)
    expect(
      drawn {
        $0.setFillPattern(dense, colorComponents: [1])
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      },
      red: [(5, 5), (9, 9), (50, 50)],
      white: []
    )
  }

  @Test func aStencilHasTheColourOfTheContext() throws {
    let stencil = try pattern(isColored: false)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let shown = drawn { context in
      context.setFillColorSpace(space)
      context.setFillPattern(stencil, colorComponents: [0, 0, 1, 0.5])
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    expect(shown, red: [(5, 5)], white: [(15, 5)], UIColor.blue.onWhite(0.5))
  }

  @Test func linesAndTextsHavePatterns() throws {
    let pattern = try pattern()
    let shown = drawn { context in
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setLineWidth(20)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
    }
    expect(shown, red: [(5, 45), (25, 45)], white: [(15, 45), (5, 55), (5, 65)])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "Pattern"
    label.textColor = UIColor(patternImage: stripes)
    let xml = ParsedXML(Picture(of: label, caption: "text").svg)
    #expect(
      xml.elements.contains("mask") && xml.elements.contains("pattern")
        && xml.words(in: "text") == ["Pattern"]
    )
  }

  @Test func theOpacityOfTheContextIsThatOfThePattern() throws {
    let pattern = try pattern()
    let shown = drawn { context in
      context.setAlpha(0.5)
      context.setFillPattern(pattern, colorComponents: [0.5])
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    expect(shown, red: [(5, 5)], white: [(15, 5)], UIColor.red.onWhite(0.25))
  }

  /// In a bitmap the first cell is at the bottom left.
  @Test func patternsOfBitmapsBeginAtTheBottom() throws {
    let pattern = try pattern()
    let bitmap = try #require(
      CGContext(
        data: nil,
        width: 50,
        height: 50,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    bitmap.setFillPattern(pattern, colorComponents: [1])
    bitmap.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    let image = try #require(bitmap.makeImage())
    let shown = drawn { _ in UIImage(cgImage: image).draw(at: .zero) }
    expect(shown, red: [(5, 45), (25, 25)], white: [(5, 35), (15, 45), (5, 15)])
  }

  /// An image of 20 × 20 points whose left half is red.
  private var stripes: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }

  @Test func aPatternImageFillsABackgroundFromTheOriginOfTheView() {
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let view = box(CGRect(x: 15, y: 15, width: 60, height: 60), UIColor(patternImage: stripes))
    paper.addSubview(view)
    expect(
      Picture(of: paper, caption: "view"),
      red: [(20, 20), (20, 70), (40, 40)],
      white: [(30, 20), (80, 20)]
    )
    view.bounds.origin.x = 5
    expect(Picture(of: paper, caption: "view"), red: [(17, 20), (37, 20)], white: [(22, 20)])
  }

  @Test func layersRenderTheirPatternsFromTheirOrigin() {
    let layer = plainLayer(UIColor(patternImage: stripes), CGRect(x: 15, y: 15, width: 60, height: 60))
    let holder = CALayer()
    holder.addSublayer(layer)
    let shown = drawn { holder.render(in: $0) }
    expect(shown, red: [(20, 20), (40, 70)], white: [(30, 20), (80, 20)])
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80), transform: nil)
    shape.fillColor = UIColor(patternImage: stripes).cgColor
    expect(picture(of: shape), red: [(45, 40)], white: [(55, 40), (2, 2)])
  }

  @Test func colorsOfPatternImagesAreEqualIfTheyAreTheSame() {
    let color = UIColor(patternImage: stripes)
    #expect(color == color && color != UIColor(patternImage: stripes) && color != .black)
    #expect(color.cgColor.pattern != nil && color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(patternImage: UIImage()) == .clear || UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test func thePictureDefinesEachPatternOnce() throws {
    let pattern = try pattern()
    let xml = ParsedXML(
      drawn { context in
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        context.fill(CGRect(x: 50, y: 50, width: 30, height: 30))
      }
      .svg
    )
    #expect(xml.error == nil && xml.all("pattern").count == 1)
    let id = try #require(xml.all("pattern")[0]["id"])
    #expect(xml.all("rect").count { $0["fill"] == "url(#\(id))" } == 2)
  }
}
