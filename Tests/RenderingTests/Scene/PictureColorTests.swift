import Testing
import UIKit

@testable import Rendering

/// Truth: a share α of a colour over another one is α of it and 1 - α of the other; UIKit's order and visibility of views.
@MainActor struct PictureColorTests {
  private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  init() {
    view.backgroundColor = .white
    child.backgroundColor = .red
    view.addSubview(child)
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
    let color = Picture(of: view, caption: "").color(at: CGPoint(x: x, y: y))
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: nil))
    return [red, green, blue].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func aPointHasTheColourOfTheViewInFront() {
    #expect(color(20, 20) == [1, 0, 0])
    #expect(color(80, 80) == [1, 1, 1])
    view.backgroundColor = .blue
    #expect(color(80, 80) == [0, 0, 1])
    child.isHidden = true
    #expect(color(20, 20) == [0, 0, 1])
  }

  @Test func aViewThatIsHalfTransparentIsMixedWithWhatLiesBehind() {
    child.alpha = 0.5
    #expect(color(20, 20) == [1, 0.5, 0.5])
  }

  @Test func aLabelWithoutBackgroundShowsWhatLiesBehind() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "x"
    view.addSubview(label)
    #expect(color(20, 20) == [1, 0, 0])
    label.backgroundColor = .green
    #expect(color(20, 20) == [0, 1, 0])
  }

  @Test func anEdgeWithinThePointIsAveraged() {
    #expect(color(10, 20) == [1, 0.5, 0.5])
  }

  @Test func whereNothingIsPaintedItIsWhite() {
    view.backgroundColor = nil
    #expect(color(80, 80) == [1, 1, 1])
    #expect(Picture(of: view, caption: "").color(at: CGPoint(x: 80, y: 80)) == .white)
  }
}
