import Testing
import UIKit

/// Truth: decoding an archive restores the encoded values; missing values have their defaults.
@MainActor struct UIViewCodingTests {
  private func archive(_ write: (NSCoder) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  private func restored(_ data: Data) throws -> UIView? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    defer { unarchiver.finishDecoding() }
    return UIView(coder: unarchiver)
  }

  @Test func archivedViewReadsBackAsItWas() throws {
    let view = UIView(frame: CGRect(x: 1.25, y: -2, width: 1.0 / 3, height: 40))
    view.bounds.origin = CGPoint(x: 0.1, y: -7)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    view.alpha = 0.625
    view.tag = -42
    view.isHidden = true
    let copy = try #require(try restored(archive(view.encode)))
    #expect(copy.frame == view.frame)
    #expect(copy.bounds == view.bounds)
    #expect(copy.center == view.center)
    #expect(copy.autoresizingMask == view.autoresizingMask)
    #expect(copy.alpha == view.alpha)
    #expect(copy.tag == -42)
    #expect(copy.isHidden)
  }

  @Test func emptyArchiveGivesAFreshView() throws {
    let view = try #require(try restored(archive { _ in }))
    #expect(view.frame == .zero)
    #expect(view.alpha == 1)
    #expect(view.autoresizingMask == [])
    #expect(!view.isHidden)
  }

  @Test func oddValuesAreRefusedOrKeptWithin() throws {
    let view = try #require(
      try restored(
        archive { coder in
          coder.encode(Double.nan, forKey: "UICenter.0")
          coder.encode(5.0, forKey: "UICenter.1")
          coder.encode(7.0, forKey: "UIAlpha")
          coder.encode(-1, forKey: "UIAutoresizingMask")
        }
      )
    )
    #expect(view.center == .zero)
    #expect(view.alpha == 1)
    #expect(view.autoresizingMask == [])
  }

  @Test func subclassesAreRestoredThroughTheSameInitialiser() throws {
    final class Badge: UIView {
      var count = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
      }

      required init?(coder: NSCoder) {
        count = coder.decodeInteger(forKey: "count")
        super.init(coder: coder)
      }

      override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
      }
    }
    let badge = Badge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    badge.count = 9
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive(badge.encode))
    let copy = try #require(Badge(coder: unarchiver))
    #expect(copy.count == 9)
    #expect(copy.frame == badge.frame)
  }
}
