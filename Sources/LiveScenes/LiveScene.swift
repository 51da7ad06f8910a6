import DynamicsModel
import Physics

/// An interactive scene that advances in steps.
///
/// It contains a lesson's own items and behaviours and follows the rules of ``DynamicsSimulation``, like
/// UIKit: without input, all positions are bit-identical. The page that shows it only draws items and passes
/// touches on; it has no rules. Units are points, seconds and radians, in coordinates of the reference view.
public final class LiveScene {
  /// The largest number of items in a scene.
  public static let itemLimit = 200

  /// The largest distance in points at which a finger hits an item.
  ///
  /// Half the smallest touch target. Source: Apple, Human Interface Guidelines, 44 × 44 points.
  static let fingerRadius = 22.0

  let simulation: DynamicsSimulation
  private(set) var items: [ItemID]
  let behaviors: [BehaviorID]

  /// The effect of a finger.
  public let hand: LiveInteraction

  /// The forms of the items when they were added.
  var forms: [ItemForm]

  /// The items of each behaviour.
  var members: [[ItemID]]

  /// The snap areas, and the behaviour that holds each snapped item.
  var catches: [SnapZone]
  var snaps: [BehaviorID?]

  /// The current effect of the finger.
  var grip = Grip.none
  var velocityTracker = VelocityTracker()

  /// The pose of the carried item.
  var carried = ItemPose(center: .zero)

  /// The possible states of the finger.
  enum Grip: Equatable {
    case none
    /// Pulls an item.
    case pulling(Int)
    /// Carries an item.
    case carrying(Int)
    /// Moves an anchor, or pushes.
    case moving
  }

  /// Creates the scene of a record.
  public init(_ record: LiveSceneRecord) {
    let made = DynamicsSimulation.made(of: record.simulation)
    simulation = made.simulation
    items = made.items
    behaviors = made.behaviors
    hand = record.hand
    catches = record.catches
    snaps = Array(repeating: nil, count: made.items.count)
    forms = record.simulation.items.map { $0.state?.form ?? ItemForm(size: .zero) }
    members = record.simulation.behaviors.map { behavior in behavior.items.map { made.items[$0] } }
  }

  /// The number of items.
  public var itemCount: Int { items.count }

  /// The pose of an item.
  public func pose(of item: Int) -> ItemPose {
    grip == .carrying(item) ? carried : simulation.pose(of: items[item]) ?? ItemPose(center: .zero)
  }

  /// The velocity of an item in points/s.
  public func velocity(of item: Int) -> SIMD2<Double> {
    grip == .carrying(item) ? .zero : simulation.linearVelocity(of: items[item])
  }

  /// The points at which items touch each other or boundaries, each once.
  public var contactPoints: [SIMD2<Double>] { simulation.contactPoints }

  /// Whether the scene is at rest: further steps change nothing.
  public var isAtRest: Bool { grip == .none && simulation.isAtRest }

  /// Advances the scene by one display frame, 1/60 s.
  public func step() {
    simulation.step()
    catchItems()
  }

  /// Adds an item like another one at a position; it joins all behaviours of the other that can have many
  /// items.
  ///
  /// - Returns: Its number; nil if the limit is reached.
  public func addItem(like model: Int, at center: SIMD2<Double>) -> Int? {
    guard items.count < LiveScene.itemLimit, items.indices.contains(model), center.x.isFinite,
      center.y.isFinite
    else { return nil }
    let id = simulation.addItem(ItemState(pose: ItemPose(center: center), form: forms[model]))
    for (index, behavior) in behaviors.enumerated() where members[index].contains(items[model]) {
      guard let kind = simulation.behavior(of: behavior), LiveScene.isForMany(kind) else { continue }
      members[index].append(id)
      simulation.setBehavior(kind, items: members[index], of: behavior)
    }
    items.append(id)
    forms.append(forms[model])
    snaps.append(nil)
    return items.count - 1
  }

  private static func isForMany(_ behavior: DynamicBehavior) -> Bool {
    switch behavior {
    case .gravity, .collision, .properties, .push: true
    case .snap, .attachment, .field: false
    }
  }

  // MARK: Snapping

  /// Snaps the items whose centre has entered a snap area.
  private func catchItems() {
    guard !catches.isEmpty else { return }
    for (number, id) in items.enumerated() where snaps[number] == nil && grip != .carrying(number) {
      guard let center = simulation.pose(of: id)?.center,
        let zone = catches.first(where: { $0.contains(center) })
      else { continue }
      catchItem(number, in: zone)
    }
  }

  /// Snaps an item to the point of a snap area.
  func catchItem(_ number: Int, in zone: SnapZone) {
    var snap = SnapBehavior(to: zone.point)
    snap.damping = zone.damping
    snaps[number] = simulation.addBehavior(.snap(snap), items: [items[number]])
  }

  /// Releases a snapped item.
  func release(_ number: Int) {
    guard let snap = snaps[number] else { return }
    snaps[number] = nil
    simulation.removeBehavior(snap)
  }
}
