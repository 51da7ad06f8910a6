import Testing
import UIKit

/// Truth: the string forms that Apple documents for NSCoder's geometry functions; malformed text gives zero.
struct NSCoderGeometryTests {
  @Test func valuesAreWrittenInTheirForm() {
    #expect(NSCoder.string(for: CGPoint(x: 3, y: 2.5)) == "{3, 2.5}")
    #expect(NSCoder.string(for: CGVector(dx: -1, dy: 0)) == "{-1, 0}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 2.5)) == "{3, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test func readingGivesTheNumbersThatWereWritten() {
    let third = CGFloat(1) / 3
    let point = CGPoint(x: third, y: -1e-300)
    let rect = CGRect(x: third, y: 0.1, width: 1e20, height: 5)
    let transform = CGAffineTransform(third, 2, 3, 4, 5, 6)
    let insets = UIEdgeInsets(top: third, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
    #expect(NSCoder.cgVector(for: "{1,2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.cgSize(for: " { 3.0 , 2.5 } ") == CGSize(width: 3, height: 2.5))
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test(arguments: ["", "{1, 2", "1, 2", "{1; 2}", "{1, 2, 3}", "{one, 2}", "{1, 2}}", "{{1, 2}}"])
  func malformedTextIsZero(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }
}
