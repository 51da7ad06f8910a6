import DynamicsModel
import LiveScenes
import Rendering
import UIKit

extension MotionRecord {
  /// The number of frames for which UIKit is recorded: five seconds.
  static let watchedFrames = 300

  /// Records a scene by running it on its device.
  ///
  /// Nil if the animator has already started, if an item can't be drawn or has a transform without an inverse, or if the
  /// scene alone doesn't reproduce UIKit's positions because the example does more than its behaviours.
  @MainActor
  init?(caption: String, _ motion: LiveMotion) {
    let animator = motion.animator
    let views = animator.allItems.compactMap { $0 as? UIView }
    guard let reference = animator.referenceView, views.count == animator.allItems.count,
      views.count <= LiveScene.itemLimit, let simulation = animator.record(),
      let scene = LiveSceneRecord(motion, simulation)
    else { return nil }
    let picture = LivePicture(
      of: motion.simulator.device,
      reference: reference,
      items: views,
      hiding: motion.hidden,
      caption: caption
    )
    numbers = scene.base64
    hand = scene.hand.name
    backdrop = picture.backdrop
    space = picture.space.numbers
    screen = picture.screen.numbers + [Double(picture.cornerRadius)]
    let names = ItemNames.names(of: views)
    items = views.indices.map { Item(views[$0], name: names[$0], svg: picture.items[$0]) }
    boundaries = simulation.behaviors.enumerated().flatMap { index, behavior in
      behavior.outlines(in: simulation.referenceBounds).map {
        Boundary(behavior: index, points: $0.points.flatMap { [$0.x, $0.y] }, isClosed: $0.isClosed)
      }
    }
    controls = motion.controls.compactMap { Control($0, in: animator.recordedBehaviors) }
    addsItems = motion.addsItems
    frames = Self.watchedFrames
    let drawn = space + screen + items.flatMap { [$0.width, $0.height] } + boundaries.flatMap(\.points)
    let isInvertible = space[0] * space[3] != space[1] * space[2]
    guard isInvertible, drawn.allSatisfy(\.isFinite) else { return nil }
    hash = Self.watched(animator, for: frames, on: motion.simulator.device)
    guard hash == Self.simulated(scene, for: frames) else { return nil }
  }

  /// A hash of the items' positions in a number of frames, as UIKit moves them.
  @MainActor
  private static func watched(
    _ animator: UIDynamicAnimator,
    for frames: Int,
    on device: SimulatedDevice
  ) -> String {
    let items = animator.allItems
    var hash = CenterHash()
    var seen = 0
    let observer = device.frameObserver
    device.frameObserver = {
      observer?()
      guard seen < frames else { return }
      seen += 1
      for item in items {
        if let center = animator.center(of: item) { hash.add(SIMD2(Double(center.x), Double(center.y))) }
      }
    }
    while seen < frames { device.advance(by: DynamicsScale.frameDuration) }
    device.frameObserver = observer
    return String(hash.value)
  }

  /// A hash of the items' positions in a number of frames, as the scene alone moves them.
  private static func simulated(_ record: LiveSceneRecord, for frames: Int) -> String {
    let scene = LiveScene(record)
    var hash = CenterHash()
    for _ in 0..<frames {
      scene.step()
      hash.add(scene)
    }
    return String(hash.value)
  }
}

extension LiveSceneRecord {
  /// The scene of an example; nil if the hand moves a behaviour that isn't in it.
  @MainActor
  fileprivate init?(_ motion: LiveMotion, _ simulation: SimulationRecord) {
    let behaviors = motion.animator.recordedBehaviors
    let hand: LiveInteraction
    switch motion.hand {
    case .drag: hand = .drag
    case .carry: hand = .carry
    case .push(let push, let pointsPerUnit):
      guard let index = behaviors.firstIndex(where: { $0 === push }) else { return nil }
      hand = .push(behavior: index, pointsPerUnit: pointsPerUnit)
    case .anchor(let attachment):
      guard let index = behaviors.firstIndex(where: { $0 === attachment }) else { return nil }
      hand = .anchor(behavior: index)
    }
    let catches = motion.catches.map { region in
      SnapZone(
        origin: SIMD2(Double(region.area.minX), Double(region.area.minY)),
        size: SIMD2(Double(region.area.width), Double(region.area.height)),
        point: SIMD2(Double(region.point.x), Double(region.point.y))
      )
    }
    self.init(simulation: simulation, hand: hand, catches: catches)
  }
}

extension MotionRecord.Item {
  @MainActor
  fileprivate init(_ view: UIView, name: String, svg: String) {
    let size = view.bounds.standardized.size
    self.init(name: name, width: Double(size.width), height: Double(size.height), svg: svg)
  }
}

extension MotionRecord.Control {
  /// The property that a control changes; nil if the animator doesn't have its behaviour.
  @MainActor
  fileprivate init?(_ control: LiveControl, in behaviors: [UIDynamicBehavior]) {
    let index: Int
    switch control.target {
    case .behavior(let behavior):
      guard let found = behaviors.firstIndex(where: { $0 === behavior }) else { return nil }
      index = found
    // Catching rectangles are numbered after the behaviours.
    case .catching(let number): index = behaviors.count + number
    }
    self.init(
      name: control.name,
      property: control.property.rawValue,
      index: index,
      least: control.range.lowerBound,
      greatest: control.range.upperBound,
      step: control.step,
      unit: control.unit,
      factor: control.factor,
      code: control.code
    )
  }
}
