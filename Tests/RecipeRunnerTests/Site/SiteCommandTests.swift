import Foundation
import Testing

/// Truth: `recipes help site`.
struct SiteCommandTests {
  @Test func aSiteHasAPageForEachLessonAndOneThatLeadsToAll() async throws {
    let folder = try TemporaryFolder()
    let site = folder.path("site")
    let tool = try await ToyTool("site", "--output", site, "--title", "Toys & more", toys: "sound")
    #expect(tool.status == 0 && tool.errors.isEmpty, "\(tool.errors)")
    #expect(tool.output.hasPrefix("✓ 3 recipes verified"))
    #expect(tool.output.contains("/site/index.html"))
    let index = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
    #expect(index.contains("<title>Toys &amp; more</title>"))
    for id in ["division", "passing", "raising"] {
      #expect(index.contains("href=\"lessons/\(id).html\""))
      for place in ["lessons", "sheets", "embeds"] {
        #expect(FileManager.default.fileExists(atPath: "\(site)/\(place)/\(id).html"))
      }
    }
  }

  @Test func theSameRecipesMakeTheSameBytes() async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool(
      shell:
        "\"$0\" site --output \(folder.path("a")) --jobs 1 && \"$0\" site --output \(folder.path("b")) --jobs 2 --shuffle 7"
        + " && diff -r \(folder.path("a")) \(folder.path("b"))",
      toys: "sound"
    )
    #expect(tool.status == 0, "\(tool.output)")
  }

  @Test func aRecipeThatFailsHasItsPageAndTheRestIsWhole() async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool(
      "site",
      "--output",
      folder.path("site"),
      "--timeout",
      "5",
      "--only",
      "passing",
      "--only",
      "trapping"
    )
    #expect(tool.status == 1)
    let page = try String(contentsOfFile: folder.path("site/lessons/trapping.html"), encoding: .utf8)
    #expect(page.contains("What went wrong") && page.contains("✗ failed"))
    #expect(
      try String(contentsOfFile: folder.path("site/lessons/passing.html"), encoding: .utf8).contains(
        "What was checked"
      )
    )
  }

  @Test func aSiteWithoutAFolderIsRefused() async throws {
    let tool = try await ToyTool("site")
    #expect(tool.status == 2 && tool.errors.contains("site --output DIR"))
  }

  @Test func anUnknownLessonIsRefusedBeforeAnythingIsWritten() async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool("site", "--output", folder.path("site"), "--only", "pasing", toys: "sound")
    #expect(tool.status == 3 && tool.errors.contains("passing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("site")))
  }

  @Test func aFullDiskLeavesTheEarlierSiteWhole() async throws {
    let folder = try TemporaryFolder()
    let site = folder.path("site")
    // A file size limit simulates a full disk. The thread sanitizer would fill a file of its own and read
    // beyond its end (SIGBUS); it does without that file if the folder for it doesn't exist.
    let tool = try await ToyTool(
      shell:
        "\"$0\" site --output \(site) >/dev/null && cp -r \(site) \(site).before; trap '' XFSZ; ulimit -f 8; "
        + "TMPDIR=/nowhere \"$0\" site --output \(site); s=$?; diff -r \(site).before \(site) && exit $s",
      toys: "sound"
    )
    #expect(tool.status == 2, "\(tool.output)")
    #expect(tool.errors.contains("Can't write"), "\(tool.errors)")
  }
}
