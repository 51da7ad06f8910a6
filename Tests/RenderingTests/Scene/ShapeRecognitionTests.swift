import Testing
import UIKit

@testable import Rendering

/// Truth: the outline that a path was made from.
struct ShapeRecognitionTests {
  private let rect = CGRect(x: 10, y: 20, width: 80, height: 40)

  @Test func rectanglesOvalsAndRoundedRectanglesAreFoundAgain() {
    var path = PathOutline()
    path.addRect(rect)
    #expect(SceneShape.Geometry(recognizing: path) == .rect(rect, radius: 0))
    path = PathOutline()
    path.addOval(in: rect)
    #expect(SceneShape.Geometry(recognizing: path) == .ellipse(rect))
    path = PathOutline()
    path.addRoundedRect(rect, corners: .all, radii: CGSize(width: 6, height: 6))
    guard case .rect(let found, let radius) = SceneShape.Geometry(recognizing: path) else {
      Issue.record("It is not found to be a rectangle.")
      return
    }
    #expect(found == rect)
    #expect(abs(radius - 6) < 1e-9)
  }

  @Test func everythingElseStaysAPath() {
    var path = PathOutline()
    path.addRoundedRect(rect, corners: [.topLeft], radii: CGSize(width: 6, height: 6))
    #expect(SceneShape.Geometry(recognizing: path) == .path(path, .winding))
    path = PathOutline()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 3, dy: 3))
    #expect(SceneShape.Geometry(recognizing: path, .evenOdd) == .path(path, .evenOdd))
    let turned = PathOutline([
      .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 5)), .line(CGPoint(x: 5, y: 10)),
      .line(CGPoint(x: 0, y: 5)), .close,
    ])
    #expect(SceneShape.Geometry(recognizing: turned) == .path(turned, .winding))
    #expect(SceneShape.Geometry(recognizing: PathOutline()) == .path(PathOutline(), .winding))
  }
}
