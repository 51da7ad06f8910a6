import Simulator
import Testing
import UIKit

/// Truth: Apple, NSLayoutConstraint (`first = multiplier × second + constant`), Auto Layout Guide; numbers by hand.
@MainActor struct ConstraintLayoutTests {
  @Test func edgesAtDistancesFromTheSuperview() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: scene.view.rightAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: scene.view.bottomAnchor, constant: -40)
    )
    #expect(view.frame == .zero)
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 280, height: 508))
    #expect(scene.conflicts.isEmpty)
  }

  @Test func everyAttributeOfAView() {
    let scene = ConstraintScene()
    let big = scene.add(UIView())
    let small = scene.add(UIView())
    scene.activate(
      big.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 20),
      big.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 40),
      big.widthAnchor.constraint(equalToConstant: 100),
      big.heightAnchor.constraint(equalTo: big.widthAnchor, multiplier: 2, constant: 10),
      small.centerXAnchor.constraint(equalTo: big.centerXAnchor),
      small.centerYAnchor.constraint(equalTo: big.bottomAnchor, constant: 5),
      small.widthAnchor.constraint(equalTo: big.widthAnchor, multiplier: 0.5),
      small.heightAnchor.constraint(equalTo: small.widthAnchor)
    )
    scene.simulator.settle()
    #expect(big.frame == CGRect(x: 20, y: 40, width: 100, height: 210))
    #expect(small.frame == CGRect(x: 45, y: 230, width: 50, height: 50))
  }

  @Test func itemsAtAnyDepthShareCoordinates() {
    let scene = ConstraintScene()
    let left = scene.add(UIView())
    let inner = scene.add(UIView(), to: left)
    let right = scene.add(UIView())
    let fixed = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 60))
    right.addSubview(fixed)
    scene.activate(
      left.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 7),
      left.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 9),
      left.widthAnchor.constraint(equalToConstant: 50),
      left.heightAnchor.constraint(equalToConstant: 50),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.widthAnchor.constraint(equalToConstant: 200),
      right.heightAnchor.constraint(equalToConstant: 300),
      inner.leftAnchor.constraint(equalTo: fixed.leftAnchor),
      inner.bottomAnchor.constraint(equalTo: fixed.topAnchor),
      inner.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10)
    )
    scene.simulator.settle()
    #expect(inner.frame == CGRect(x: 150, y: 240, width: 50, height: 10))
    #expect(inner.convert(inner.bounds, to: fixed) == CGRect(x: 0, y: -10, width: 50, height: 10))
    fixed.center.x += 20
    scene.simulator.settle()
    #expect(inner.frame.minX == 170)
  }

  @Test func columnsOfEqualWidthShareEdgesOnPixels() {
    let scene = ConstraintScene()
    let views = (0..<3).map { _ in scene.add(UIView()) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? scene.view.leftAnchor : views[index - 1].rightAnchor
      scene.activate(
        view.leftAnchor.constraint(equalTo: before),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        view.topAnchor.constraint(equalTo: scene.view.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10)
      )
    }
    scene.activate(views[2].rightAnchor.constraint(equalTo: scene.view.rightAnchor))
    scene.simulator.settle()
    #expect(views.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(views.map(\.frame.maxX) == [106.5, 213.5, 320])
  }

  @Test func inequalitiesHoldAndAreTightWhereNothingElseDecides() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 400)
    wish.priority = .defaultHigh
    scene.activate(
      view.leftAnchor.constraint(greaterThanOrEqualTo: scene.view.leftAnchor, constant: 10),
      view.rightAnchor.constraint(lessThanOrEqualTo: scene.view.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
      wish
    )
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 300, height: 5))
    wish.constant = 100
    scene.simulator.settle()
    #expect(view.frame.width == 100)
    #expect(view.frame.minX >= 10 && view.frame.maxX <= 310)
  }

  /// A thousand weaker constraints don't move one that is stronger.
  @Test func prioritiesRankStrictly() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let strong = view.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = UILayoutPriority(2)
    strong.isActive = true
    for _ in 0..<1001 {
      let weak = view.widthAnchor.constraint(equalToConstant: 50)
      weak.priority = UILayoutPriority(1)
      weak.isActive = true
    }
    scene.simulator.settle()
    #expect(view.frame.width == 100)
    strong.priority = UILayoutPriority(0.5)
    scene.simulator.settle()
    #expect(view.frame.width == 50)
  }

  // MARK: Contents

  @Test func theNaturalSizeIsTakenWhereNothingElseDecides() {
    let scene = ConstraintScene()
    let view = scene.add(ContentView(60, 30))
    scene.activate(
      view.centerXAnchor.constraint(equalTo: scene.view.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: scene.view.centerYAnchor)
    )
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 130, y: 269, width: 60, height: 30))
    view.content = CGSize(width: 80, height: UIView.noIntrinsicMetric)
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 120, y: 284, width: 80, height: 0))
  }

  /// Two views fill a row: the one that hugs less is stretched, the one that resists less is compressed.
  @Test(
    arguments: [
      (50, 70, 250, 251, 750, 750, 250, 70),
      (50, 70, 251, 250, 750, 750, 50, 270),
      (200, 220, 250, 250, 750, 751, 100, 220),
      (200, 220, 250, 250, 751, 750, 200, 120),
    ] as [(CGFloat, CGFloat, Float, Float, Float, Float, CGFloat, CGFloat)]
  )
  func prioritiesOfContentsDecide(
    _ first: CGFloat,
    _ second: CGFloat,
    _ hugging: Float,
    _ otherHugging: Float,
    _ resistance: Float,
    _ otherResistance: Float,
    _ width: CGFloat,
    _ otherWidth: CGFloat
  ) {
    let scene = ConstraintScene()
    let one = scene.add(ContentView(first, 20))
    let other = scene.add(ContentView(second, 20))
    one.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    other.setContentHuggingPriority(UILayoutPriority(otherHugging), for: .horizontal)
    one.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    other.setContentCompressionResistancePriority(UILayoutPriority(otherResistance), for: .horizontal)
    scene.activate(
      one.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: scene.view.rightAnchor)
    )
    scene.simulator.settle()
    #expect(one.frame.width == width)
    #expect(other.frame.width == otherWidth)
    // The priorities may be exchanged while the views are shown.
    one.setContentHuggingPriority(UILayoutPriority(otherHugging), for: .horizontal)
    other.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    one.setContentCompressionResistancePriority(UILayoutPriority(otherResistance), for: .horizontal)
    other.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    scene.simulator.settle()
    let isStretched = first + second < 320
    #expect(
      one.frame.width
        == (isStretched
          ? (hugging < otherHugging ? first : 320 - second)
          : (resistance < otherResistance ? first : 320 - second))
    )
  }

  // MARK: Changes

  @Test func resizingAwayAndBackGivesTheSameFrames() {
    let scene = ConstraintScene()
    let views = (0..<6).map { scene.add(ContentView(CGFloat(30 + 7 * $0), 20)) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? scene.view.leftAnchor : views[index - 1].rightAnchor
      scene.activate(
        view.leftAnchor.constraint(equalTo: before, constant: 3),
        view.centerYAnchor.constraint(equalTo: scene.view.centerYAnchor)
      )
    }
    scene.activate(views[5].rightAnchor.constraint(equalTo: scene.view.rightAnchor, constant: -3))
    scene.simulator.settle()
    let before = views.map(\.frame)
    for width in [100, 700, 3, 311.5, 320] as [CGFloat] {
      scene.view.frame.size.width = width
      scene.simulator.settle()
      #expect(views[5].frame.maxX == width - 3 || width < 21)
    }
    #expect(views.map(\.frame) == before)
  }

  @Test func framesThatAreSetInCodeAreOverwritten() {
    let scene = ConstraintScene()
    let view = scene.add(ContentView(60, 30))
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor)
    )
    scene.simulator.settle()
    view.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
  }

  @Test func subviewsWithMasksFollowAViewThatConstraintsPlace() {
    let scene = ConstraintScene()
    let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    let innermost = scene.add(UIView(), to: inner)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor),
      width,
      view.heightAnchor.constraint(equalToConstant: 100),
      innermost.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -5),
      innermost.widthAnchor.constraint(equalToConstant: 20),
      innermost.topAnchor.constraint(equalTo: inner.topAnchor),
      innermost.heightAnchor.constraint(equalTo: inner.heightAnchor)
    )
    scene.simulator.settle()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(innermost.frame == CGRect(x: 155, y: 0, width: 20, height: 80))
    width.constant = 120
    scene.simulator.settle()
    #expect(innermost.frame == CGRect(x: 75, y: 0, width: 20, height: 80))
  }

  @Test func aTransformLeavesConstraintsAlone() {
    let scene = ConstraintScene()
    let view = scene.add(ContentView(60, 30))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 100)
    )
    scene.simulator.settle()
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    #expect(view.center == CGPoint(x: 130, y: 115))
  }

  @Test func alignmentRectanglesAreWhatConstraintsAlign() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let scene = ConstraintScene()
    let view = scene.add(Badge())
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 10)
    )
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20)) == view.frame)
  }

  @Test func constantsAreAnimatedByLayoutInAnAnimation() {
    let scene = ConstraintScene()
    let view = scene.add(ContentView(60, 30))
    let left = view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 0)
    scene.activate(left, view.topAnchor.constraint(equalTo: scene.view.topAnchor))
    scene.simulator.settle()
    left.constant = 100
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { scene.view.layoutIfNeeded() }
    )
    #expect(view.frame.minX == 100)
    scene.simulator.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 80) < 2)
    scene.simulator.settle()
    #expect(view.frame.minX == 100)
  }

  @Test func aViewThatLeavesLosesTheConstraintsFromAbove() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let inner = scene.add(ContentView(10, 10), to: view)
    let own = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4)
    let outer = inner.topAnchor.constraint(equalTo: scene.view.topAnchor)
    scene.activate(own, outer)
    scene.simulator.settle()
    #expect(scene.view.constraints == [outer])
    view.removeFromSuperview()
    #expect(own.isActive)
    #expect(!outer.isActive)
    #expect(scene.view.constraints.isEmpty)
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 10, height: 10))
    scene.view.addSubview(view)
    own.constant = 6
    scene.simulator.settle()
    #expect(inner.frame.minX == 6)
  }

  @Test func aViewMayBePlacedByItsMaskLaterOn() {
    let scene = ConstraintScene()
    let view = scene.add(ContentView(60, 30))
    let follower = scene.add(ContentView(10, 10))
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 10),
      follower.leftAnchor.constraint(equalTo: view.rightAnchor)
    )
    scene.simulator.settle()
    #expect(follower.frame.minX == 70)
    NSLayoutConstraint.deactivate(scene.view.constraints.filter { $0.firstItem === view })
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(follower.frame.minX == 150)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.simulator.settle()
    #expect(view.frame.size == CGSize(width: 60, height: 30))
  }
}
