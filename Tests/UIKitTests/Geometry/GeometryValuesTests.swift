import Testing
import UIKit

/// Truth: Apple's declarations: names, order of the members, bit values of UIRectEdge and UIRectCorner.
struct GeometryValuesTests {
  @Test func valuesStartAtZero() {
    #expect(UIEdgeInsets() == .zero)
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset() == .zero)
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: 2.0))
  }

  @Test func everyMemberCounts() {
    #expect(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1) != .zero)
    #expect(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1) != .zero)
    #expect(UIOffset(horizontal: 0, vertical: 1) != .zero)
    #expect(CGVector(dx: 0, dy: 1) != .zero)
  }

  @Test func descriptionsNameTheMembers() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.description == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect("\([CGVector(dx: 1, dy: 2)])" == "[CGVector(dx: 1.0, dy: 2.0)]")
    #expect(UIOffset(horizontal: 1, vertical: 2).description == "UIOffset(horizontal: 1.0, vertical: 2.0)")
    #expect(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).description
        == "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)"
    )
  }

  @Test func codingIsPlainNumbersInOrder() throws {
    func roundTrip<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
      let data = try JSONEncoder().encode(value)
      #expect(String(data: data, encoding: .utf8) == text)
      #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    }
    try roundTrip(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "[1,2,3,4]")
    try roundTrip(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), "[1,2,3,4]")
    try roundTrip(UIOffset(horizontal: 1, vertical: 2), "[1,2]")
    try roundTrip(CGVector(dx: 1, dy: 2), "[1,2]")
  }

  @Test func sidesAndCornersHaveTheirBits() {
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
  }
}
