import Testing
import UIKit

@testable import RecipeGalleryFuzz

/// Truth: plane geometry.
@MainActor
struct DynamicsItemViewTests {
  /// A quarter turn of a square is itself, an eighth reaches √2 as far.
  @Test(arguments: [
    (DynamicsStep.Outline.rectangle, 0.0, CGRect(x: 90, y: 90, width: 20, height: 20)),
    (.rectangle, 0.25, CGRect(x: 85.858, y: 85.858, width: 28.284, height: 28.284)),
    (.ellipse, 0.25, CGRect(x: 90, y: 90, width: 20, height: 20)),
    (.triangle, 0.0, CGRect(x: 90, y: 90, width: 20, height: 20)),
    // Its right angle, at the lower left, has come to the left, and nothing is on the right of the middle.
    (.triangle, 0.25, CGRect(x: 85.858, y: 85.858, width: 14.142, height: 28.284)),
  ])
  func anItemTakesWhatItsOutlineDoes(_ outline: DynamicsStep.Outline, halfTurns: Double, _ extent: CGRect) {
    let item = DynamicsItemView(outline)
    item.bounds.size = CGSize(width: 20, height: 20)
    item.center = CGPoint(x: 100, y: 100)
    item.transform = CGAffineTransform(rotationAngle: halfTurns * .pi)
    let found = item.extent
    let differences = [
      found.minX - extent.minX, found.minY - extent.minY, found.maxX - extent.maxX, found.maxY - extent.maxY,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(found)")
  }
}
