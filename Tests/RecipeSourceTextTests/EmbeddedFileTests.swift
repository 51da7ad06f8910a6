import Foundation
import Testing

/// Truth: the bytes of `Example.swift` and `WrongWays.swift` beside this file, which the plugin embeds in these tests.
@Suite struct EmbeddedFileTests {
  private func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)))
  }

  @Test func aListingIsTheFileToTheByte() throws {
    #expect(try Array(EmbeddedListings.example.utf8) == bytes(of: "Example.swift"))
  }

  @Test(arguments: ["\"\"\"#", "\\(name)", "👩‍👧", "\r\n", "\t", "\u{2028}"])
  func theExampleHoldsWhatIsHardToEmbed(text: String) {
    #expect(EmbeddedListings.example.unicodeScalars.contains(text.unicodeScalars))
  }

  @Test func anEmptyFileIsAnEmptyListing() throws {
    #expect(try bytes(of: "WrongWays.swift").isEmpty && EmbeddedListings.wrongWays.isEmpty)
  }
}
