import Foundation
import Testing
import XcodeProjects

@testable import RecipeRunner

/// Truth: PackageDescription's `Package.Dependency`: the identity of a repository is the last component of
/// its URL.
struct GallerySourceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: [
    ("https://example.org/some/RecipeGallery.git", "RecipeGallery"),
    ("https://example.org/fork", "fork"),
    ("git@example.org:some/Gallery.git", "Gallery"),
    ("file:///somewhere/Recipe%20Gallery/", "Recipe%20Gallery"),
  ])
  func aURLIsARepositorysMainBranch(url: String, package: String) throws {
    let source = try GallerySource(url)
    #expect(source.dependency == ".package(url: \"\(url)\", branch: \"main\")")
    #expect(source.package == package)
  }

  @Test func aFolderIsMeantWhereverThePackageLies() throws {
    let source = try GallerySource(Self.root + "/Sources/..")
    #expect(source == .folder(Self.root))
    #expect(source.dependency == ".package(name: \"RecipeGallery\", path: \"\(Self.root)\")")
    #expect(source.package == "RecipeGallery")
  }

  /// Truth: SwiftPM's `-package-name`: the identity as an identifier of C.
  @Test(arguments: [
    (GallerySource.folder("/a/RecipeGallery"), "recipegallery"),
    (.folder("/a/recipe-gallery 2/"), "recipe_gallery_2"),
    (.folder("/a/3main"), "_main"),
    (.repository("https://example.org/some/RecipeGallery.git"), "recipegallery"),
  ])
  func theCompilerKnowsThePackageByItsIdentity(source: GallerySource, name: String) {
    #expect(source.compilerName == name)
  }

  @Test func aFolderThatIsNotTheGalleryIsRefused() {
    for path in ["/", "/nowhere/at/all", Self.root + "/Tests/OutsidePackage"] {
      #expect(throws: ToolError.self) { try GallerySource(path) }
    }
  }

  @Test func aProgramKnowsTheFolderThatItWasBuiltIn() throws {
    #expect(try GallerySource.standard(executable: Self.root + "/.build/debug/recipes") == .folder(Self.root))
    #expect(throws: ToolError.self) { try GallerySource.standard(executable: "/usr/bin/recipes") }
  }
}
