import RecipeKit
import Testing

/// Truth: the documentation of `DrawnPhotos` and of `Stage.boot`: photos of 240 × 180 points, which applications find by
/// their names.
@MainActor struct DrawnPhotosTests {
  private let stage = Stage(exceptions: .ask { _, _ in .nothing }) { _ in }

  @Test func everyPhotoIsFoundByItsName() {
    _ = stage.boot(.iPhone5, iOS: 7)
    #expect(DrawnPhotos.all.count >= 12)
    for name in DrawnPhotos.all.keys {
      #expect(UIImage(named: name)?.size == CGSize(width: 240, height: 180), "\(name)")
    }
  }

  @Test(arguments: ["", "harbour", "Harbour.png", "Atlantis"])
  func otherNamesAreNone(name: String) {
    _ = stage.boot(.iPhone5, iOS: 7)
    #expect(UIImage(named: name) == nil)
  }
}
