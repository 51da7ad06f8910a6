import Testing

@testable import UIKit

/// Truth: the geometry that the members of UIButton.Configuration describe.
struct ButtonContentLayoutTests {
  private func layout(_ placement: NSDirectionalRectEdge = .leading) -> ButtonContentLayout {
    var layout = ButtonContentLayout()
    layout.image = CGSize(width: 20, height: 10)
    layout.title = CGSize(width: 60, height: 20)
    layout.subtitle = CGSize(width: 40, height: 15)
    layout.placement = placement
    layout.imagePadding = 8
    layout.titlePadding = 2
    return layout
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGSize(width: 88, height: 37)),
    (.trailing, CGSize(width: 88, height: 37)),
    (.top, CGSize(width: 60, height: 55)), (.bottom, CGSize(width: 60, height: 55)),
  ])
  func theSizeIsThatOfAllParts(placement: NSDirectionalRectEdge, size: CGSize) {
    #expect(layout(placement).size == size)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(10)), (.center, 66), (.right, 122), (.leading, 10),
    (.trailing, 122),
  ])
  func theContentIsAligned(alignment: UIControl.ContentHorizontalAlignment, x: CGFloat) {
    let rect = CGRect(x: 10, y: 0, width: 200, height: 100)
    let frames = layout().frames(in: rect, horizontal: alignment, vertical: .top)
    #expect(frames.image == CGRect(x: x, y: 13.5, width: 20, height: 10))
    #expect(frames.title == CGRect(x: x + 28, y: 0, width: 60, height: 20))
    #expect(frames.subtitle == CGRect(x: x + 28, y: 22, width: 40, height: 15))
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.leading, CGFloat(0)), (.center, 10), (.trailing, 20),
  ])
  func theTextsAreAligned(alignment: UIButton.Configuration.TitleAlignment, x: CGFloat) {
    var layout = layout()
    layout.image = .zero
    layout.alignment = alignment
    let rect = CGRect(origin: .zero, size: layout.size)
    let frames = layout.frames(in: rect, horizontal: .center, vertical: .center)
    #expect(frames.title.minX == 0 && frames.subtitle.minX == x)
  }

  @Test func withoutPartsThereIsNoSpace() {
    var layout = ButtonContentLayout()
    layout.imagePadding = 8
    #expect(layout.size == .zero)
    layout.image = CGSize(width: 20, height: 10)
    #expect(layout.size == CGSize(width: 20, height: 10))
  }
}
