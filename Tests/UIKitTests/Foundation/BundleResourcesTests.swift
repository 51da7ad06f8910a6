import Testing
import UIKit

/// Truth: Apple, Bundle.url(forResource:withExtension:): an application's resources are those of its main bundle.
struct BundleResourcesTests {
  @Test func theMainBundleHasTheResourcesOfAllTargets() throws {
    let path = try #require(Bundle.main.path(forResource: "grey", ofType: "jpg"))
    #expect(FileManager.default.contents(atPath: path) != nil)
    #expect(Bundle.main.url(forResource: "grey.jpg", withExtension: nil)?.path == path)
    #expect(Bundle.main.url(forResource: "grey", withExtension: "wav") == nil)
  }

  @Test func anotherBundleHasItsOwn() {
    #expect(Bundle.module.path(forResource: "grey", ofType: "jpg") != nil)
    #expect(Bundle.module.path(forResource: "Plants", ofType: "storyboardc") == nil)
  }
}
