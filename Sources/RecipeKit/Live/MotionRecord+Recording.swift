import DynamicsModel
import Foundation
import LiveScenes
import Rendering
import UIKit

extension MotionRecord {
  /// How long UIKit is watched: five seconds.
  static let watchedFrames = 300

  /// Records a scene, and lets the device show what becomes of it.
  ///
  /// It is nil if its animator has begun already or moves what can't be drawn, and also if the example does more than its
  /// behaviours tell, so that the scene by itself would not move as UIKit does.
  @MainActor
  init?(caption: String, _ motion: LiveMotion) {
    let device = motion.simulator.device
    let animator = motion.animator
    let views = animator.allItems.compactMap { $0 as? UIView }
    guard let reference = animator.referenceView, views.count == animator.allItems.count,
      views.count <= LiveScene.itemLimit, let simulation = animator.record()
    else { return nil }
    let behaviors = animator.recordedBehaviors
    func index(of behavior: UIDynamicBehavior?) -> Int? { behaviors.firstIndex { $0 === behavior } }

    var scene = LiveSceneRecord(simulation: simulation)
    switch motion.hand {
    case .drag: hand = "drag"
    case .carry: (hand, scene.hand) = ("carry", .carry)
    case .push(let push, let pointsPerUnit):
      guard let index = index(of: push) else { return nil }
      (hand, scene.hand) = ("push", .push(behavior: index, pointsPerUnit: pointsPerUnit))
    case .anchor(let attachment):
      guard let index = index(of: attachment) else { return nil }
      (hand, scene.hand) = ("anchor", .anchor(behavior: index))
    }
    scene.catches = motion.catches.map { place in
      LiveCatch(
        origin: SIMD2(Double(place.area.minX), Double(place.area.minY)),
        size: SIMD2(Double(place.area.width), Double(place.area.height)),
        point: SIMD2(Double(place.point.x), Double(place.point.y))
      )
    }
    numbers = Self.encoded(scene.numbers)

    let picture = LivePicture(
      of: device,
      reference: reference,
      items: views,
      hiding: motion.hidden,
      caption: caption
    )
    backdrop = picture.backdrop
    let toPicture = picture.space
    space = [toPicture.a, toPicture.b, toPicture.c, toPicture.d, toPicture.tx, toPicture.ty].map {
      Double($0)
    }
    screen = [picture.screen.minX, picture.screen.minY, picture.screen.width, picture.screen.height]
      .map { Double($0) }
    let names = Self.names(of: views)
    items = views.indices.map { number in
      let size = views[number].bounds.standardized.size
      return Item(
        name: names[number],
        width: Double(size.width),
        height: Double(size.height),
        svg: picture.items[number]
      )
    }
    boundaries = simulation.behaviors.enumerated().flatMap { index, behavior in
      behavior.outlines(in: simulation.referenceBounds).map {
        Boundary(behavior: index, points: $0.points.flatMap { [$0.x, $0.y] }, isClosed: $0.isClosed)
      }
    }
    controls = motion.controls.compactMap { control in
      let target: Int? =
        switch control.target {
        case .behavior(let behavior): index(of: behavior)
        case .catching(let number): behaviors.count + number
        }
      return target.map { Control(control, index: $0) }
    }
    addsItems = motion.addsItems
    frames = Self.watchedFrames
    guard
      (space + items.flatMap { [$0.width, $0.height] } + boundaries.flatMap(\.points)).allSatisfy(\.isFinite)
    else { return nil }
    hash = Self.watched(animator, for: frames, on: device)
    guard hash == Self.hash(of: scene, after: frames) else { return nil }
  }

  /// What hangs on every place of the items in some frames, as UIKit moves them.
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

  /// What hangs on every place of the items in some frames, as the scene moves them by itself.
  private static func hash(of record: LiveSceneRecord, after frames: Int) -> String {
    let scene = LiveScene(record)
    var hash = CenterHash()
    for _ in 0..<frames {
      scene.step()
      for item in 0..<scene.itemCount { hash.add(scene.place(of: item).center) }
    }
    return String(hash.value)
  }

  /// What tells items from each other: what they say, else their numbers.
  @MainActor
  private static func names(of views: [UIView]) -> [String] {
    views.enumerated().map { number, view in
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal) ?? ""
      return text.isEmpty ? "item \(number + 1)" : text
    }
  }

  /// Numbers as bytes, the lowest first, in Base64.
  static func encoded(_ numbers: [Double]) -> String {
    var bytes: [UInt8] = []
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
    }
    return Data(bytes).base64EncodedString()
  }
}

extension MotionRecord.Control {
  @MainActor
  fileprivate init(_ control: LiveControl, index: Int) {
    self.init(
      name: control.name,
      property: control.property.rawValue,
      index: index,
      least: control.range.lowerBound,
      greatest: control.range.upperBound,
      step: control.step,
      unit: control.unit,
      factor: control.factor
    )
  }
}
