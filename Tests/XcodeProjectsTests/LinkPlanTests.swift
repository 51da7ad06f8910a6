import Foundation
import Testing

@testable import XcodeProjects

/// Truth: Swift Package Manager follows links to folders; nothing of a linked folder may be left that doesn't belong to the target.
struct LinkPlanTests {
  private let fixture = try? ProjectFixture()

  private func plan(_ files: [String], of project: String = "App", package: String = "package") throws
    -> LinkPlan
  {
    let fixture = try #require(fixture)
    try fixture.write(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    try fixture.write(["App/AppDelegate.swift": ProjectFixture.delegate])
    return LinkPlan(
      try ProjectApplication(fixture.path(project), target: nil),
      package: fixture.path(package)
    )
  }

  @Test func aFolderIsOneLink() throws {
    let plan = try plan(["App/Deep/B.swift", "App/Images/a.png", "App/Images/More/b.png", "App/c.json"])
    #expect(plan.links == ["App": try #require(fixture).path("App")])
    #expect(plan.excluded.isEmpty)
    #expect(plan.processed == ["App/Images", "App/c.json"])
    #expect(!plan.isLocalized)
  }

  @Test func whatDoesNotBelongToTheTargetIsExcluded() throws {
    let plan = try plan([
      "App/Old.m", "App/AppTests/T.swift", "App/Info.plist", "App/A.xcassets/Contents.json",
    ])
    #expect(plan.links.count == 1)
    #expect(plan.excluded == ["App/AppTests", "App/Info.plist", "App/Old.m"])
    #expect(plan.processed.isEmpty && plan.copied.isEmpty)
  }

  @Test func localizedResourcesNeedNoMention() throws {
    let plan = try plan(["App/en.lproj/L.strings", "App/d.txt"])
    #expect(plan.processed == ["App/d.txt"])
    #expect(plan.isLocalized)
  }

  @Test func aPackageIsNotLinkedIntoItself() throws {
    let plan = try plan(["App/Deep/B.swift", "App/C.swift"], package: "App/package")
    #expect(Set(plan.links.keys) == ["AppDelegate.swift", "C.swift", "Deep"])
  }

  @Test func aFolderWithMoreThanAnApplicationIsNotLinked() throws {
    let plan = try plan(["App/Podfile", "App/Deep/B.swift"])
    #expect(Set(plan.links.keys) == ["AppDelegate.swift", "Deep"])
    #expect(plan.excluded.isEmpty)
  }

  @Test func aFolderOfWhichLittleBelongsToTheTargetIsNotLinked() throws {
    let others = (0..<20).map { "App/Other\($0).m" }
    #expect(Set(try plan(others).links.keys) == ["AppDelegate.swift"])
  }

  @Test func linksAreRelative() throws {
    #expect(LinkPlan.relative("/a/b/c", from: "/a/d/e") == "../../b/c")
    #expect(LinkPlan.relative("/a/b", from: "/a") == "b")
    let fixture = try #require(fixture)
    let plan = try plan(["App/B.swift"])
    try plan.write(into: fixture.path("package/Sources/App"))
    let link = fixture.path("") + "/package/Sources/App/App"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../App")
    #expect(FileManager.default.fileExists(atPath: link + "/B.swift"))
  }
}
