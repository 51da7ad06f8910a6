import Testing
import UIKit

/// Truth: the documented rule, applied to each sibling: from front to back, the first one that is visible,
/// receives touches and contains the point is hit.
@MainActor struct ManySiblingsHitTestingTests {
  /// A view that receives touches up to twenty points outside of its bounds.
  private final class Reaching: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func fill() -> [UIView] {
    for index in 0..<100 {
      let place = CGRect(x: index % 10 * 20, y: index / 10 * 20, width: 25, height: 25)
      parent.addSubview(UIView(frame: place))
    }
    return parent.subviews
  }

  private func expected(_ point: CGPoint) -> UIView {
    for view in parent.subviews.reversed() {
      let local = parent.convert(point, to: view)
      if !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
        view.point(inside: local, with: nil)
      {
        return view
      }
    }
    return parent
  }

  private func compare(_ what: Comment) {
    // Three times: the index is built at the second hit test and used at the third.
    for _ in 0..<3 {
      for x in stride(from: CGFloat(2), to: 200, by: 13) {
        for y in stride(from: CGFloat(2), to: 200, by: 13) {
          let point = CGPoint(x: x, y: y)
          #expect(parent.hitTest(point, with: nil) === expected(point), what)
        }
      }
    }
  }

  @Test func aGridIsHitAsTheRuleSays() {
    _ = fill()
    compare("a grid")
  }

  @Test func everyChangeCounts() {
    let views = fill()
    compare("at first")
    views[50].center.x += 45
    compare("moved by center")
    views[51].frame.origin.y += 45
    compare("moved by frame")
    views[52].bounds.size.width = 90
    compare("resized by bounds")
    views[53].transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 2)
    compare("turned")
    views[54].isHidden = true
    compare("hidden")
    views[55].alpha = 0
    compare("transparent")
    views[56].isUserInteractionEnabled = false
    compare("switched off")
    parent.sendSubviewToBack(views[57])
    compare("sent to the back")
    parent.bringSubviewToFront(views[3])
    compare("brought to the front")
    parent.exchangeSubview(at: 10, withSubviewAt: 60)
    compare("exchanged")
    views[58].removeFromSuperview()
    compare("removed")
    parent.insertSubview(UIView(frame: CGRect(x: 30, y: 30, width: 99, height: 9)), at: 70)
    compare("inserted")
    views[59].layer.anchorPoint = .zero
    compare("anchored elsewhere")
  }

  @Test func aViewThatOverridesTheRuleIsAsked() {
    _ = fill()
    parent.addSubview(Reaching(frame: CGRect(x: 90, y: 90, width: 10, height: 10)))
    compare("reaching beyond its bounds")
  }

  @Test func edgesAreHalfOpenAsWithFewSiblings() {
    for index in 0..<40 {
      parent.addSubview(UIView(frame: CGRect(x: CGFloat(index) * 4.1, y: 0, width: 4.1, height: 200)))
    }
    for _ in 0..<3 {
      for view in parent.subviews {
        let edge = CGPoint(x: view.frame.maxX, y: 10)
        #expect(parent.hitTest(edge, with: nil) === expected(edge))
      }
    }
  }
}
