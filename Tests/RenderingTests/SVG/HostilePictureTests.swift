import Testing
import UIKit

@testable import Rendering

/// Truth: whatever a program puts on the screen, a picture is valid XML, holds no markup of the program's, and is of
/// bounded size; the XML parser is Foundation's.
@MainActor struct HostilePictureTests {
  @Test(
    arguments: [
      "<script>alert(1)</script>", "\"><svg onload='x'>", "]]>&amp;\u{0}\u{1B}[31m", "\u{202E}txet\u{FFFE}",
      String(decoding: [0xDC00, 0xD800, 0x41] as [UInt16], as: UTF16.self),
    ]
  )
  func wordsNeverBecomeMarkup(words: String) {
    let simulator = show { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.text = words
      view.addSubview(label)
    }
    let picture = Picture(of: simulator, caption: words)
    let xml = ParsedXML(picture.svg)
    #expect(xml.error == nil)
    #expect(
      Set(xml.elements).isSubset(of: [
        "svg", "title", "desc", "linearGradient", "stop", "rect", "circle", "text", "tspan",
      ])
    )
    #expect(!picture.terminal(colors: .none).unicodeScalars.contains("\u{1B}"))
    #expect(!ViewTree(of: simulator, caption: words).text.unicodeScalars.contains("\u{0}"))
  }

  @Test func aMillionLettersMakeASmallPicture() {
    for lines in [0, 1] {
      let text = svg { view in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.numberOfLines = lines
        label.lineBreakMode = lines == 1 ? .byClipping : .byWordWrapping
        label.text = String(repeating: "word ", count: 200_000)
        view.addSubview(label)
      }
      #expect(ParsedXML(text).error == nil)
      #expect(text.utf8.count < 8_000)
    }
  }

  @Test func tenThousandViewsInEachOtherAreNoDepth() {
    for kind in 0..<4 {
      let text = svg { view in
        var parent = view
        for index in 0..<10_000 {
          let child = box(CGRect(x: 0, y: 0, width: 100, height: 100), index % 2 == 0 ? .red : .green)
          switch kind {
          case 1: child.alpha = 0.999
          case 2: child.transform = CGAffineTransform(rotationAngle: 0.001)
          case 3:
            child.clipsToBounds = true
            child.layer.cornerRadius = 1
          default: break
          }
          parent.addSubview(child)
          parent = child
        }
      }
      let xml = ParsedXML(text)
      #expect(xml.error == nil)
      // libxml2 refuses more than 256 unless told otherwise.
      #expect(xml.depth < 150)
    }
  }

  @Test(
    arguments: [
      CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: -1e300, y: 1e300, width: 1e300, height: 1e300), CGRect(x: 0, y: 0, width: 0, height: 0),
      CGRect(x: 10, y: 10, width: 0, height: 50), CGRect(x: 50, y: 50, width: -20, height: -20),
    ]
  )
  func strangeFramesAreDrawnOrLeftOut(frame: CGRect) {
    let text = svg { view in
      let strange = box(frame)
      strange.layer.cornerRadius = 1e9
      strange.layer.borderWidth = 1e9
      strange.layer.shadowOpacity = 9
      strange.layer.shadowRadius = .infinity
      strange.layer.shadowOffset = CGSize(width: CGFloat.nan, height: 3)
      strange.clipsToBounds = true
      let label = UILabel(frame: strange.bounds)
      label.text = "words"
      strange.addSubview(label)
      view.addSubview(strange)
    }
    #expect(ParsedXML(text).error == nil)
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test(
    arguments: [
      CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1e200, y: 1e200),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: .infinity, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .nan, ty: -.infinity),
    ]
  )
  func strangeTransformsAreDrawnOrLeftOut(transform: CGAffineTransform) {
    let simulator = show { view in
      let strange = box(CGRect(x: 10, y: 10, width: 50, height: 50))
      strange.clipsToBounds = true
      strange.transform = transform
      let label = UILabel(frame: CGRect(x: -5, y: -5, width: 90, height: 20))
      label.text = "words"
      strange.addSubview(label)
      view.addSubview(strange)
    }
    let picture = Picture(of: simulator, caption: "")
    #expect(ParsedXML(picture.svg).error == nil)
    #expect(!picture.svg.contains("nan") && !picture.svg.contains("inf"))
    #expect(picture.terminal(colors: .trueColor).split(separator: "\n").count == 40)
  }
}
