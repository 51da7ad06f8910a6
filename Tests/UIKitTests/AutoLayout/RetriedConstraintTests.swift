import Testing
import UIKit

/// Constraints that contradict margins and baselines of views without frames, and hold when these have theirs.
///
/// Truth: numbers by hand; all constraints can hold together.
@MainActor struct RetriedConstraintTests {
  nonisolated private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  /// A view 30 points below a margin of 38 has equal margins, and its middle is there if it is 16 points high.
  ///
  /// At 0 points its middle within margins would be 15 points lower.
  @Test(arguments: orders)
  func aBrokenConstraintHoldsWhenMarginsHaveMoved(order: [Int]) {
    let scene = ConstraintScene()
    let outer = scene.add(UIView())
    outer.layoutMargins = UIEdgeInsets(top: 38, left: 8, bottom: 8, right: 8)
    let inner = scene.add(UIView(), to: outer)
    inner.preservesSuperviewLayoutMargins = true
    let marker = scene.add(UIView(), to: outer)
    scene.activate(
      outer.topAnchor.constraint(equalTo: scene.view.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 200),
      marker.heightAnchor.constraint(equalToConstant: 10)
    )
    let constraints = [
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: marker,
        attribute: .top,
        relatedBy: .equal,
        toItem: inner,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      marker.topAnchor.constraint(equalTo: outer.topAnchor, constant: 38),
    ]
    NSLayoutConstraint.activate(order.map { constraints[$0] })
    scene.simulator.settle()
    #expect(inner.frame.minY == 30 && inner.frame.height == 16)
    #expect(marker.frame.minY == 38)
    #expect(scene.conflicts.isEmpty)
  }

  /// Without a height a label has its baseline above the beginning of the marker, with one of 100 points below.
  @Test(arguments: orders)
  func aBrokenConstraintHoldsWhenBaselinesHaveMoved(order: [Int]) {
    let scene = ConstraintScene()
    let label = scene.add(UILabel())
    label.text = "Text"
    let marker = scene.add(UIView())
    let constraints = [
      marker.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 30),
      marker.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      label.heightAnchor.constraint(equalToConstant: 100),
    ]
    label.topAnchor.constraint(equalTo: scene.view.topAnchor).isActive = true
    NSLayoutConstraint.activate(order.map { constraints[$0] })
    scene.simulator.settle()
    let baseline = (100 - label.font.lineHeight) / 2 + label.font.ascender
    #expect(label.frame.height == 100)
    #expect(marker.frame.minY == 30)
    #expect(abs(marker.frame.maxY - baseline) <= 1)
    #expect(scene.conflicts.isEmpty)
  }
}
