import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: geometry: a line without the part within a rectangle, which is wider by half of the stroke.
struct LineInterruptionTests {
  private func broken(_ elements: [PathElement], at rects: [CGRect]) -> [PathElement] {
    let shape = SceneShape(.path(PathOutline(elements), .winding), stroke: SceneStroke(.black, width: 2))
    guard case .path(let path, _) = shape.broken(at: rects).geometry else { return [] }
    return path.elements
  }

  @Test func aLineLeavesOutWhatItCrosses() {
    let line: [PathElement] = [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 100, y: 5))]
    #expect(
      broken(line, at: [CGRect(x: 41, y: 1, width: 18, height: 10)]) == [
        .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 40, y: 5)), .move(CGPoint(x: 60, y: 5)),
        .line(CGPoint(x: 100, y: 5)),
      ]
    )
    #expect(broken(line, at: [CGRect(x: 41, y: 20, width: 18, height: 10)]) == line)
    #expect(broken(line, at: [CGRect(x: -10, y: -10, width: 200, height: 200)]).isEmpty)
  }

  @Test func anOutlineIsClosedBesideTheGap() {
    let outline = PathOutline([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 100)),
      .line(CGPoint(x: 0, y: 100)), .close,
    ])
    let elements = broken(outline.elements, at: [CGRect(x: -4, y: 41, width: 8, height: 18)])
    #expect(
      elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 100)),
        .line(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 0, y: 60)), .move(CGPoint(x: 0, y: 40)),
        .line(CGPoint(x: 0, y: 0)),
      ]
    )
  }

  @Test func curvesAndFillsStayAsTheyAre() {
    let disc = SceneShape(
      .ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)),
      stroke: SceneStroke(.black, width: 1)
    )
    #expect(disc.broken(at: [CGRect(x: 0, y: 0, width: 5, height: 5)]) == disc)
  }
}
