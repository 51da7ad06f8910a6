import Foundation
import RecipeKit
import Testing

@testable import OddListings

/// Truth: the bytes of the files that the plugin embeds in the module `OddListings`.
struct EmbeddedFileTests {
  private func bytes(of name: String) throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: tests.appending(path: "OddListings/\(name)")))
  }

  @Test func aListingIsTheFileToTheByte() throws {
    #expect(try Array(Lesson.embedded.card.listing.utf8) == bytes(of: "Example.swift"))
  }

  @Test(arguments: ["\"\"\"#", "\\(name)", "👩‍👧", "\r\n", "\t", "\u{2028}"])
  func theExampleHoldsWhatIsHardToEmbed(text: String) {
    #expect(Lesson.embedded.card.listing.unicodeScalars.contains(text.unicodeScalars))
  }

  @Test func anEmptyFileIsAnEmptyListing() throws {
    #expect(try bytes(of: "WrongWays.swift").isEmpty && Lesson.embedded.card.wrongWaysListing.isEmpty)
  }
}
