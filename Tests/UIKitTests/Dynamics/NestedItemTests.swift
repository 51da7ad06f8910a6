import Simulator
import Testing
import UIKit

/// Truth: finite values stay finite, for all positions of items and transforms of their superviews; an item
/// whose position can't be expressed in its superview's coordinates doesn't move.
@MainActor struct NestedItemTests {
  /// Pseudorandom numbers, the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
    }

    mutating func scale() -> CGFloat {
      let scales: [CGFloat] = [
        0, 1, -1, 0.5, 3, 1e-20, 1e20, 1e-150, 1e150, -1e150, 1e-162, 1e-300, 1e300, -1e-300,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ]
      return scales.randomElement(using: &self) ?? 1
    }

    mutating func transform() -> CGAffineTransform {
      switch Int.random(in: 0..<6, using: &self) {
      case 0: .identity
      case 1: CGAffineTransform(rotationAngle: .random(in: -7...7, using: &self))
      case 2: CGAffineTransform(scaleX: scale(), y: scale())
      case 3: CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: scale(), ty: 0)
      case 4: CGAffineTransform(a: scale(), b: scale(), c: scale(), d: scale(), tx: scale(), ty: scale())
      default: CGAffineTransform(rotationAngle: 1).scaledBy(x: scale(), y: 1)
      }
    }

    mutating func point() -> CGPoint {
      let isFar = Int.random(in: 0..<8, using: &self) == 0
      return isFar
        ? CGPoint(x: scale(), y: scale())
        : CGPoint(x: .random(in: 0...320, using: &self), y: .random(in: 0...568, using: &self))
    }
  }

  private func isFinite(_ view: UIView) -> Bool {
    let transform = view.transform
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return view.center.isFinite && numbers.allSatisfy(\.isFinite)
  }

  @Test func wildWorldsStayFinite() {
    let scene = DynamicsScene()
    for seed in 1...400 as ClosedRange<UInt64> {
      var numbers = Numbers(state: seed)
      let animator = UIDynamicAnimator(referenceView: scene.view)
      let top = UIView(frame: scene.view.bounds)
      scene.view.addSubview(top)
      var views = [top]
      for _ in 0..<8 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.center = numbers.point()
        view.transform = numbers.transform()
        views.randomElement(using: &numbers)?.addSubview(view)
        views.append(view)
      }
      let items = Array(views.dropFirst())
      let group = UIDynamicItemGroup(items: [items[0], items[1]])
      let all: [any UIDynamicItem] = [group] + items[2...].map { $0 as any UIDynamicItem }
      let collision = UICollisionBehavior(items: all)
      collision.translatesReferenceBoundsIntoBoundary = true
      let push = UIPushBehavior(items: [items[2], items[3]], mode: .instantaneous)
      push.pushDirection = CGVector(dx: numbers.scale(), dy: numbers.scale())
      let motion = UIDynamicItemBehavior(items: [items[4]])
      motion.addAngularVelocity(5, for: items[4])
      let behaviors: [UIDynamicBehavior] = [
        UIGravityBehavior(items: all), collision, push, motion,
        UIAttachmentBehavior(item: items[5], attachedTo: items[6]),
        UISnapBehavior(item: items[7], snapTo: numbers.point()),
      ]
      for behavior in behaviors { animator.addBehavior(behavior) }
      scene.passFrames(10) {
        #expect(items.allSatisfy(isFinite), "world \(seed)")
      }
      // Invertible transforms may change while items move.
      items[0].transform = numbers.transform()
      items[3].transform = numbers.transform()
      scene.passFrames(5) {
        #expect(items.allSatisfy(isFinite), "world \(seed)")
      }
      animator.removeAllBehaviors()
      top.removeFromSuperview()
    }
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), CGAffineTransform(scaleX: 1e-162, y: 1e-162),
    CGAffineTransform(scaleX: 1e300, y: 1e300), CGAffineTransform(scaleX: 1e-300, y: 1e-300),
  ])
  func itemStaysWhereItsSuperviewCannotExpressItsPlace(transform: CGAffineTransform) {
    let scene = DynamicsScene()
    let box = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    box.transform = transform
    scene.view.addSubview(box)
    let square = scene.addSquare(50, at: CGPoint(x: 100, y: 100), in: box)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30) {
      #expect(square.center == CGPoint(x: 100, y: 100))
    }
  }

  @Test func itemIsWhereItWouldHaveBeenOnceItsSuperviewCanExpressItsPlaceAgain() {
    let scene = DynamicsScene()
    let box = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    box.transform = CGAffineTransform(scaleX: 0, y: 0)
    scene.view.addSubview(box)
    let square = scene.addSquare(50, at: CGPoint(x: 30, y: 40), in: box)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30)
    box.transform = .identity
    scene.passFrames(30)
    // When the item's position was read, the whole box was mapped to its centre.
    #expect(square.center.isNear(CGPoint(x: 100, y: 600), within: 0.01))
  }
}
