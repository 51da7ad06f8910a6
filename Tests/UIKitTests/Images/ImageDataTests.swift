import Simulator
import Testing
import UIKit

/// Truth: the sizes of the files that Python's zlib and Pillow created; the PNG specification of the W3C,
/// ITU-T T.81 and GIF 89a for invalid files; Apple, UIImage.init(data:scale:).
@MainActor struct ImageDataTests {
  @Test(arguments: [
    (ImageFile.png, CGSize(width: 3, height: 2)), (ImageFile.jpeg, CGSize(width: 5, height: 3)),
    (ImageFile.progressiveJPEG, CGSize(width: 5, height: 3)), (ImageFile.gif, CGSize(width: 4, height: 7)),
  ])
  func theSizeIsThatOfTheHeader(file: Data, size: CGSize) throws {
    let image = try #require(UIImage(data: file))
    #expect(image.size == size)
    #expect(image.scale == 1)
    let sharp = try #require(UIImage(data: file, scale: 2))
    #expect(sharp.size == CGSize(width: size.width / 2, height: size.height / 2))
    #expect(sharp.scale == 2)
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity, -CGFloat.infinity])
  func aScaleThatIsNoneCountsAsOne(scale: CGFloat) throws {
    let image = try #require(UIImage(data: ImageFile.png, scale: scale))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.scale == 1)
  }

  @Test func aPartOfLargerDataCounts() {
    let data = Data([1, 2, 3]) + ImageFile.png + Data([4])
    #expect(UIImage(data: data[3...])?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: data) == nil)
  }

  /// Truth: Apple, UIImage.pngData(), which returns nil for an image without data.
  @Test func onlyTheContentsOfAFileAreGivenBack() throws {
    #expect(UIImage(data: ImageFile.png)?.pngData() == ImageFile.png)
    #expect(
      UIImage(data: ImageFile.png, scale: 2)?.withRenderingMode(.alwaysOriginal).pngData() == ImageFile.png
    )
    #expect(UIImage(data: ImageFile.jpeg)?.jpegData(compressionQuality: 0.5) == ImageFile.jpeg)
    #expect(UIImage(data: ImageFile.jpeg)?.pngData() == nil)
    #expect(UIImage(data: ImageFile.png)?.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage().pngData() == nil)
  }

  // MARK: Invalid files

  @Test func nothingAndWordsAreNoImages() {
    for data in [Data(), Data([0xFF]), Data("GIF".utf8), Data("<svg/>".utf8), Data(count: 1000)] {
      #expect(UIImage(data: data) == nil)
    }
    #expect(UIImage(data: Data(repeating: 0xFF, count: 100_000)) == nil)
  }

  /// Signature and IHDR take 33 bytes; the frame header of this JPEG ends at 102; a GIF's screen descriptor
  /// ends at 13.
  @Test(arguments: [
    (ImageFile.png, 33), (ImageFile.jpeg, 102), (ImageFile.gif, 13),
  ])
  func aHeaderThatEndsEarlyIsNone(file: Data, length: Int) {
    for count in 0..<length { #expect(UIImage(data: file.prefix(count)) == nil) }
    #expect(UIImage(data: file.prefix(length)) != nil)
  }

  @Test(
    arguments: [([0x88], 0), ([12], 11), (Array("IDAT".utf8), 12), ([7], 19), ([0], 29)] as [([UInt8], Int)]
  )
  func aPNGWithAWrongSignatureChunkOrChecksumIsNone(bytes: [UInt8], place: Int) {
    #expect(UIImage(data: ImageFile.png.replacing(bytes, at: place)) == nil)
  }

  /// The fields of IHDR with their checksums from Python's zlib, and whether the format allows them.
  @Test(
    arguments: [
      ("no width", [0, 0, 0, 0, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0x76, 0x43, 0xDD, 0x19], false),
      ("no height", [0, 0, 0, 3, 0, 0, 0, 0, 8, 6, 0, 0, 0, 0xD0, 0xBC, 0xC7, 0x11], false),
      ("2³² − 1 wide", [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0x86, 0xC8, 0x64, 0x64], false),
      ("2³¹ wide", [0x80, 0, 0, 0, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0xD6, 0x29, 0xF8, 0x0E], false),
      ("2³¹ high", [0, 0, 0, 3, 0x80, 0, 0, 0, 8, 6, 0, 0, 0, 0xB6, 0xE9, 0xC7, 0x5E], false),
      ("2³¹ − 1 wide", [0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0x26, 0xA2, 0x41, 0x73], true),
      ("3 bits", [0, 0, 0, 3, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0xCF, 0xCF, 8, 0xD7], false),
      ("1 bit of grey", [0, 0, 0, 3, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0xB5, 0x0F, 0x5B, 0xB7], true),
      ("1 bit of each colour", [0, 0, 0, 3, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0x1F, 6, 0x93, 0x3C], false),
      ("16 bits of a palette", [0, 0, 0, 3, 0, 0, 0, 2, 0x10, 3, 0, 0, 0, 0xFA, 0x3A, 0x4A, 0x6B], false),
      (
        "a type of colour that is none", [0, 0, 0, 3, 0, 0, 0, 2, 8, 5, 0, 0, 0, 0x8F, 0xC1, 0xC9, 0xF4],
        false
      ),
      ("another compression", [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 1, 0, 0, 0x9C, 0xB6, 0x0C, 0x2D], false),
      ("another filter", [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 1, 0, 0x84, 0x6F, 0x57, 0x5B], false),
      ("interlacing", [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 1, 0xEA, 0x73, 0x56, 0x8C], true),
      ("another interlacing", [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 2, 0x73, 0x7A, 7, 0x36], false),
    ] as [(String, [UInt8], Bool)]
  )
  func aPNGIsWhatItsFormatAllows(what: String, header: [UInt8], isOne: Bool) {
    #expect((UIImage(data: ImageFile.png.replacing(header, at: 16)) != nil) == isOne, "\(what)")
  }

  @Test func aJPEGWithoutASizeIsNone() {
    let frame = ImageFile.frameOfJPEG
    // The height, then the width.
    #expect(UIImage(data: ImageFile.jpeg.replacing([0, 0], at: frame + 5)) == nil)
    #expect(UIImage(data: ImageFile.jpeg.replacing([0, 0], at: frame + 7)) == nil)
    // A segment length that is too short for itself, or for another number of components.
    #expect(UIImage(data: ImageFile.jpeg.replacing([0, 1], at: frame + 2)) == nil)
    #expect(UIImage(data: ImageFile.jpeg.replacing([0, 20], at: frame + 2)) == nil)
    // The first segment reaches beyond the end.
    #expect(UIImage(data: ImageFile.jpeg.replacing([0xFF, 0xFF], at: 4)) == nil)
    // The end, a scan, or another start of image before the frame.
    for code: UInt8 in [0xD9, 0xDA, 0xD8, 0x00] {
      #expect(UIImage(data: ImageFile.jpeg.replacing([0xFF, code], at: 2)) == nil)
    }
  }

  /// T.81, B.1.1.2: a marker may follow any number of 0xFF.
  @Test func aJPEGMayBeFilledUp() {
    let filled = ImageFile.jpeg.prefix(2) + Data(repeating: 0xFF, count: 1000) + ImageFile.jpeg.dropFirst(2)
    #expect(UIImage(data: filled)?.size == CGSize(width: 5, height: 3))
  }

  @Test(arguments: [6, 8])
  func aGIFWithoutASizeIsNone(place: Int) {
    #expect(UIImage(data: ImageFile.gif.replacing([0, 0], at: place)) == nil)
  }

  /// Replaces every byte of each file by every eighth value: nothing traps, and no size is zero.
  @Test(arguments: [ImageFile.png, ImageFile.jpeg, ImageFile.gif])
  func noByteLeadsToATrap(file: Data) {
    for place in file.indices {
      for value in stride(from: 0, through: 255, by: 15) {
        guard let image = UIImage(data: file.replacing([UInt8(value)], at: place)) else { continue }
        #expect(image.size.width > 0 && image.size.height > 0)
      }
    }
  }

  // MARK: Drawing

  @Test func anImageFileIsDrawnWhereItBelongs() throws {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let view = UIImageView(image: UIImage(data: ImageFile.png))
    #expect(view.bounds.size == CGSize(width: 3, height: 2))
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    view.contentMode = .scaleAspectFit
    guard case .image(let image, let frame, _)? = view.drawing.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(frame == CGRect(x: 0, y: 15, width: 90, height: 60))
    #expect(image.size == CGSize(width: 3, height: 2))
  }

  @Test func aStencilOfAFileTakesTheTint() throws {
    let image = try #require(UIImage(data: ImageFile.png))
    guard case .bitmap(let file, _, nil)? = image.commands.first else {
      Issue.record("no file is drawn")
      return
    }
    guard case .bitmap(let same, _, let tint)? = image.stencil(.green).commands.first else {
      Issue.record("no stencil is drawn")
      return
    }
    #expect(same === file)
    #expect(tint == UIColor.green.cgColor)
  }
}
