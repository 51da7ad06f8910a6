import RecipeKit
import Testing

/// Truth: the documentation of `DrawnPhotos` and of `Stage.boot`: photos of 240 × 180 points, which applications find by
/// their names.
@MainActor struct DrawnPhotosTests {
  private let stage = Stage(exceptions: { _ in .nothing }) { _ in }

  @Test func everyPhotoIsFoundByItsName() {
    _ = stage.boot(.iPhone5, iOS: 7)
    #expect(DrawnPhotos.names.count >= 12)
    for name in DrawnPhotos.names {
      #expect(UIImage(named: name)?.size == CGSize(width: 240, height: 180), "\(name)")
    }
  }

  @Test func anImageTellsWhichPhotoItShows() {
    let device = stage.boot(.iPhone5, iOS: 7)
    for name in DrawnPhotos.names {
      #expect(DrawnPhotos.name(of: UIImage(named: name)) == name)
    }
    device.addAssets(["Harbour": UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }])
    #expect(DrawnPhotos.name(of: UIImage(named: "Harbour")) == nil)
    #expect(DrawnPhotos.name(of: nil) == nil)
  }

  @Test func anImageOfTheApplicationReplacesAPhoto() {
    let device = stage.boot(.iPhone5, iOS: 7)
    device.addAssets(["Harbour": UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }])
    #expect(UIImage(named: "Harbour")?.size == CGSize(width: 7, height: 8))
  }

  @Test(arguments: ["", "harbour", "Harbour.png", "Atlantis"])
  func otherNamesAreNone(name: String) {
    _ = stage.boot(.iPhone5, iOS: 7)
    #expect(UIImage(named: name) == nil)
  }
}
