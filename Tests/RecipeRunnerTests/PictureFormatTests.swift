import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: each form of a picture or film is the part of its record with the form's name
/// (docs/EventStream.md).
struct PictureFormatTests {
  @Test(arguments: PictureFormat.ofPictures)
  func aPictureIsWrittenInTheFormAskedFor(format: PictureFormat) throws {
    let picture = SnapshotRecord(
      name: "p",
      caption: "P",
      svg: "svg",
      tile: "tile",
      tree: "tree",
      terminal: "terminal"
    )
    #expect(try format.text(of: picture) == format.rawValue)
  }

  @Test(arguments: PictureFormat.ofFilms)
  func aFilmIsWrittenInTheFormAskedFor(format: PictureFormat) throws {
    let film = SnapshotRecord(
      name: "f",
      caption: "F",
      seconds: 1,
      svg: "svg",
      strip: "strip",
      trail: "trail",
      tree: "tree"
    )
    #expect(try format.text(of: film) == format.rawValue)
  }

  @Test func aFormThatDidNotComeIsNamed() {
    #expect(throws: ToolError("The picture 'p' has no form 'tree'.")) {
      try PictureFormat.tree.text(of: SnapshotRecord(name: "p", caption: "P", svg: "svg"))
    }
    #expect(throws: ToolError("The film 'f' has no form 'strip'.")) {
      try PictureFormat.strip.text(of: SnapshotRecord(name: "f", caption: "F", seconds: 1))
    }
  }
}
