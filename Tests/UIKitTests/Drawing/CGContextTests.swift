import Testing
import UIKit

/// Truth: Apple's documentation of CGContext: a stack of graphics states; transforms apply to later drawing,
/// the last one first; paths keep the coordinates in which they were created.
@Suite(.standardSystem) struct CGContextTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func paintsInBlackAtFirst() {
    let drawn = painted { $0.fill(square) }
    #expect(drawn.map(\.color) == [.black])
    #expect(drawn[0].box == square)
  }

  @Test func statesAreRestoredInTurn() {
    let drawn = painted { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.setFillColor(gray: 0.5, alpha: 1)
      context.translateBy(x: 5, y: 0)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(square)
      context.restoreGState()
      context.fill(square)
      context.restoreGState()
      context.fill(square)
    }
    #expect(drawn.map(\.color) == [.gray, .gray, .red])
    #expect(drawn.map(\.box.minX) == [5, 5, 0])
    #expect(drawn.map(\.clips) == [[CGRect(x: 5, y: 0, width: 1, height: 1)], [], []])
  }

  @Test func laterTransformsApplyFirst() {
    let drawn = painted { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    // (1…3, 0…1) rotated clockwise is (-1…0, 1…3), scaled (-2…0, 3…9), translated (8…10, 23…29).
    #expect(drawn[0].box.isNear(CGRect(x: 8, y: 23, width: 2, height: 6)))
  }

  @Test func aPathStaysWhereItWasBegun() {
    let drawn = painted { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.saveGState()
      context.translateBy(x: 50, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.restoreGState()
      context.addLine(to: CGPoint(x: 1, y: 30))
      context.strokePath()
    }
    #expect(drawn[0].box == CGRect(x: 1, y: 1, width: 69, height: 29))
  }

  @Test func onlyChangesOfPlaceAreSaved() {
    let commands = UIGraphicsImageRenderer(size: square.size).image { context in
      context.cgContext.saveGState()
      context.cgContext.setFillColor(gray: 1, alpha: 1)
      context.fill(square)
      context.cgContext.restoreGState()
    }.commands
    #expect(commands.count == 1)
  }

  @Test func whatIsLeftOpenIsClosed() {
    let drawn = painted { context in
      context.saveGState()
      context.translateBy(x: 1, y: 1)
      context.saveGState()
      context.saveGState()
      context.clip(to: square)
      context.fill(square)
    }
    #expect(drawn.count == 1)
  }

  @Test func restoringTooOftenDoesNothing() {
    let drawn = painted { context in
      context.translateBy(x: 3, y: 0)
      context.restoreGState()
      context.fill(square)
    }
    #expect(drawn[0].box.minX == 3)
  }

  @Test func opacityIsMultiplied() {
    let drawn = painted { context in
      context.setAlpha(0.5)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.fill(square)
      context.setAlpha(7)
      context.fill(square)
      context.setAlpha(.nan)
      context.fill(square)
    }
    #expect(drawn.map(\.color?.cgColor.alpha) == [0.25, 0.5, 0.5])
  }

  @Test func shadowsLieUnderAllUntilTheyAreTakenAway() {
    let drawn = painted { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.fill(square)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(square)
    }
    #expect(drawn[0].shadow?.offset == CGSize(width: 1, height: 2))
    #expect(drawn[0].shadow?.blur == 3)
    #expect(abs((drawn[0].shadow?.color.alpha ?? 0) - 1.0 / 3) < 1e-9)
    #expect(drawn[1].shadow == nil)
  }

  @Test func linesHaveTheirStyle() throws {
    let image = UIGraphicsImageRenderer(size: square.size).image { renderer in
      let context = renderer.cgContext
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(4)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.addLines(between: [.zero, CGPoint(x: 9, y: 9)])
      context.strokePath()
    }
    guard case .stroke(_, let pen, _, _) = try #require(image.commands.first) else {
      Issue.record("not a stroke")
      return
    }
    let expected = DrawingStroke(
      width: 3,
      cap: .round,
      join: .bevel,
      miterLimit: 4,
      dashPhase: 1,
      dashes: [2, 3]
    )
    #expect(pen == expected)
  }

  @Test(arguments: [[-1, 2], [0, 0], [CGFloat.nan], []])
  func dashesThatCannotBeDrawnMakeASolidLine(lengths: [CGFloat]) {
    let image = UIGraphicsImageRenderer(size: square.size).image { renderer in
      renderer.cgContext.setLineDash(phase: .nan, lengths: lengths)
      renderer.cgContext.stroke(square)
    }
    guard case .stroke(_, let pen, _, _)? = image.commands.first else {
      Issue.record("not a stroke")
      return
    }
    #expect(pen.dashes.isEmpty && pen.dashPhase == 0)
  }

  @Test func drawingAPathEmptiesIt() {
    let drawn = painted { context in
      context.addRect(square)
      context.drawPath(using: .fillStroke)
      #expect(context.isPathEmpty)
      context.fillPath()
      context.strokePath()
      context.clip()
    }
    #expect(drawn.map(\.isFill) == [true, false])
  }

  @Test func segmentsAreStrokedPairwise() {
    let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 5), .zero]
    let image = UIGraphicsImageRenderer(size: square.size).image {
      $0.cgContext.strokeLineSegments(between: points)
    }
    guard case .stroke(let path, _, _, _)? = image.commands.first else {
      Issue.record("not a stroke")
      return
    }
    #expect(
      path.elements == [.move(points[0]), .line(points[1]), .move(points[2]), .line(points[3])]
    )
  }

  /// Core Graphics defines directions with y pointing upwards, so on screen they are reversed.
  @Test func arcsTurnAsOnADeviceWithYDownwards() {
    let drawn = painted { context in
      context.addArc(
        center: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: false
      )
      context.strokePath()
    }
    #expect(drawn[0].box.isNear(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(translationX: .nan, y: 0),
    CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(scaleX: .nan, y: 1),
  ])
  func transformsThatCannotBeUndoneAreIgnored(transform: CGAffineTransform) {
    let drawn = painted { context in
      context.concatenate(transform)
      context.fill(square)
    }
    #expect(drawn[0].box == square)
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func rectanglesThatAreNotFinitePaintNothing(rect: CGRect) {
    let drawn = painted { context in
      context.fill(rect)
      context.stroke(rect)
      context.fillEllipse(in: rect)
      context.clip(to: rect)
      UIRectFill(rect)
      UIRectFrame(rect)
      context.setLineWidth(0)
      context.stroke(square)
    }
    #expect(drawn.isEmpty)
  }
}
