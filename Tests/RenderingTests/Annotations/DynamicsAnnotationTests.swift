import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: arrows to scale: 40 points for a magnitude of 1, the way of 0.1 s for a velocity; gravity of magnitude 1 gives
/// 1,000 points/s² (Apple, UIGravityBehavior), so 500 points/s after half a second.
@MainActor struct DynamicsAnnotationTests {
  private struct World {
    let simulator: Simulator
    let animator: UIDynamicAnimator
    let square: UIView
  }

  private func world(_ behaviors: (UIView) -> [UIDynamicBehavior]) throws -> World {
    let square = box(CGRect(x: 110, y: 50, width: 100, height: 100))
    let simulator = show { $0.addSubview(square) }
    let view = try #require(square.superview)
    let animator = UIDynamicAnimator(referenceView: view)
    for behavior in behaviors(square) { animator.addBehavior(behavior) }
    return World(simulator: simulator, animator: animator, square: square)
  }

  private func marks(
    _ world: World,
    _ signs: DynamicsSymbols,
    isFilm: Bool = false,
    texts: [CGRect] = []
  ) -> [AnnotationMark] {
    let pose = DevicePose(of: world.simulator.device, held: .portrait)
    let site = AnnotationCanvas(of: world.simulator.device, pose, since: 0, isFilm: isFilm) { texts }
    return DynamicsPainter(world.animator, signs, site)?.marks() ?? []
  }

  /// The two ends of an arrow or a line.
  private func ends(_ mark: AnnotationMark?) -> [CGPoint] {
    guard case .path(let path, _) = mark?.shapes.last?.geometry ?? mark?.shapes.first?.geometry else {
      return []
    }
    return path.elements.prefix(2).flatMap(\.points)
  }

  @Test func gravityIsAnArrowOfFortyPointsForAMagnitudeOfOne() throws {
    let world = try world { square in
      let gravity = UIGravityBehavior(items: [square])
      gravity.gravityDirection = CGVector(dx: 0.5, dy: 1)
      return [gravity]
    }
    #expect(ends(marks(world, .gravity).first) == [CGPoint(x: 160, y: 100), CGPoint(x: 180, y: 140)])
  }

  @Test func aVelocityIsTheWayOfATenthOfASecond() throws {
    let world = try world { [UIGravityBehavior(items: [$0])] }
    world.simulator.advance(by: 0.5)
    let ends = ends(marks(world, .velocities).first)
    try #require(ends.count == 2)
    #expect(abs(ends[1].y - ends[0].y - 50) < 1)
    #expect(abs(ends[0].y - world.square.center.y) < 0.01)
  }

  /// In a film an arrow with another number would fly to another item.
  @Test func anArrowKeepsItsNumberWhereTheOneBeforeItGoes() throws {
    let other = box(CGRect(x: 110, y: 250, width: 100, height: 100))
    let properties = UIDynamicItemBehavior()
    let world = try world { square in
      square.superview?.addSubview(other)
      for item in [square, other] { properties.addItem(item) }
      return [properties]
    }
    for item in [world.square, other] {
      properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    }
    let both = marks(world, .velocities)
    try #require(both.count == 2)
    properties.addLinearVelocity(CGPoint(x: -100, y: 0), for: world.square)
    #expect(marks(world, .velocities).map(\.id) == [both[1].id])
  }

  @Test func arrowsOfOneDirectionLieSideBySide() throws {
    let world = try world { [UIGravityBehavior(items: [$0])] }
    world.simulator.advance(by: 0.5)
    let marks = marks(world, [.gravity, .velocities])
    try #require(marks.count == 2)
    #expect(abs(abs(ends(marks[0])[0].x - ends(marks[1])[0].x) - DynamicsArrow.lane) < 0.01)
    // Lines and heads of both have room beside each other.
    #expect(DynamicsArrow.lane > 2.2 * DynamicsArrow.width)
  }

  @Test func anArrowThatWouldCrossWordsStartsAtTheItemsEdge() throws {
    let world = try world { [UIGravityBehavior(items: [$0])] }
    let title = CGRect(x: 140, y: 90, width: 40, height: 20)
    #expect(
      ends(marks(world, .gravity, texts: [title]).first) == [
        CGPoint(x: 160, y: 150), CGPoint(x: 160, y: 190),
      ]
    )
    let besideTheWay = CGRect(x: 180, y: 60, width: 20, height: 80)
    #expect(ends(marks(world, .gravity, texts: [besideTheWay]).first).first == CGPoint(x: 160, y: 100))
  }

  @Test func whereTheWayBelowTheItemLeadsOverWordsAnArrowOfAStillLiesBesideTheItem() throws {
    let world = try world { [UIGravityBehavior(items: [$0])] }
    let titles = [
      CGRect(x: 140, y: 90, width: 40, height: 20), CGRect(x: 140, y: 170, width: 40, height: 20),
    ]
    let start = try #require(ends(marks(world, .gravity, texts: titles).first).first)
    #expect(start == CGPoint(x: 110 - DynamicsArrow.lane, y: 100))
    // In a film it would jump whenever it passes words.
    #expect(
      ends(marks(world, .gravity, isFilm: true, texts: titles).first).first == CGPoint(x: 160, y: 150)
    )
  }

  @Test func anArrowKeepsItsHeadOnTheScreenAndItsLength() throws {
    let world = try world { [UIGravityBehavior(items: [$0])] }
    world.square.center.y = 560
    world.animator.updateItem(usingCurrentState: world.square)
    let ends = ends(marks(world, .gravity).first)
    try #require(ends.count == 2)
    #expect(ends[1].x == 160 && ends[1].y <= 568 && ends[1].y - ends[0].y == 40)
  }

  @Test func whatIsTooSmallForAnArrowIsAHeadWithItsValue() throws {
    let world = try world { square in
      let behavior = UIDynamicItemBehavior(items: [square])
      behavior.addLinearVelocity(CGPoint(x: 20, y: 0), for: square)
      return [behavior]
    }
    let still = try #require(marks(world, .velocities).first)
    let box = still.shapes.reduce(CGRect.null) { $0.union($1.geometry.bounds) }
    #expect(box.width >= 10 && box.height >= 10)
    #expect(ends(still).first == ends(still).last)
    #expect(still.callout?.text == "20 points/s")
    #expect(still.entry == DynamicsLegend.short(.velocity))
    // Numbers that are others in each frame can't be read.
    #expect(marks(world, .velocities, isFilm: true).first?.callout == nil)
  }

  @Test func whatRestsHasNoArrowAndWhatTouchesHasContacts() throws {
    let world = try world { square in
      let collision = UICollisionBehavior(items: [square])
      collision.translatesReferenceBoundsIntoBoundary = true
      return [UIGravityBehavior(items: [square]), collision]
    }
    #expect(marks(world, .contacts).isEmpty)
    world.simulator.advanceUntilIdle(limit: 20)
    #expect(marks(world, .velocities).isEmpty)
    let contacts = marks(world, .contacts)
    #expect(contacts.count == 2)
    let bottom = world.square.superview?.bounds.maxY ?? 0
    #expect(contacts.allSatisfy { abs(($0.shapes.first?.geometry.bounds.midY ?? 0) - bottom) < 2 })
  }

  @Test func boundariesAreDrawnAlsoWhereNobodySeesThem() throws {
    let world = try world { square in
      let collision = UICollisionBehavior(items: [square])
      collision.addBoundary(
        withIdentifier: "line" as NSString,
        from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 320, y: 300)
      )
      return [collision]
    }
    #expect(ends(marks(world, .boundaries).first) == [CGPoint(x: 0, y: 300), CGPoint(x: 320, y: 300)])
  }

  @Test func aRodIsALineAndASpringAZigzag() throws {
    let world = try world { square in
      let rod = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 160, y: 20))
      let spring = UIAttachmentBehavior(
        item: square,
        offsetFromCenter: UIOffset(horizontal: 30, vertical: 0),
        attachedToAnchor: CGPoint(x: 300, y: 100)
      )
      spring.frequency = 2
      return [rod, spring]
    }
    let marks = marks(world, .attachments)
    try #require(marks.count == 2)
    let paths = marks.map { mark -> [PathElement] in
      guard case .path(let path, _) = mark.shapes[1].geometry else { return [] }
      return path.elements
    }
    #expect(paths[0] == [.move(CGPoint(x: 160, y: 100)), .line(CGPoint(x: 160, y: 20))])
    #expect(paths[1].first == .move(CGPoint(x: 190, y: 100)))
    #expect(paths[1].last == .line(CGPoint(x: 300, y: 100)))
    #expect(paths[1].count > 8)
    #expect(marks.map(\.meaning) == [DynamicsLegend.rod, DynamicsLegend.spring])
  }

  @Test func aFieldIsDottedWhereItActs() throws {
    let world = try world { square in
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 284))
      field.region = UIRegion(radius: 60)
      field.addItem(square)
      return [field]
    }
    guard case .path(let dots, _) = marks(world, .fields).first?.shapes.first?.geometry else {
      Issue.record("there are no dots")
      return
    }
    let points = dots.elements.flatMap(\.points)
    #expect(points.count > 8)
    #expect(points.allSatisfy { hypot($0.x - 160, $0.y - 284) <= 60 })
  }

  @Test func anAnimatorWhoseViewIsGoneDrawsNothing() throws {
    let world = try world { [UIGravityBehavior(items: [$0])] }
    world.square.superview?.removeFromSuperview()
    #expect(marks(world, .usual).isEmpty)
  }
}
