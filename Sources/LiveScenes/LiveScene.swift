import DynamicsModel
import Physics

/// A scene that a reader plays with, step by step.
///
/// It is made of a lesson's own items and behaviours, and moves by the rules of ``DynamicsSimulation``, as UIKit does:
/// untouched it gives the same places to the bit. Whoever shows it draws places and hands on where fingers are, and
/// knows no rule. All is in points, seconds and radians, in coordinates of the reference view.
public final class LiveScene {
  /// How many items a scene may have.
  public static let itemLimit = 200

  /// How near to an item a finger must be to mean it, in points.
  ///
  /// Half of the least side of what is to be touched. Source: Apple, Human Interface Guidelines, 44 × 44 points.
  static let fingerRadius = 22.0

  let simulation: DynamicsSimulation
  private(set) var items: [ItemID]
  let behaviors: [BehaviorID]

  /// What a finger does.
  public let hand: LiveHand

  /// The forms of the items, as they were when they came.
  var forms: [ItemForm]

  /// The items of each behaviour.
  var members: [[ItemID]]

  /// Places that catch items, and by what each item is held that was caught.
  var catches: [LiveCatch]
  var snaps: [BehaviorID?]

  /// What a finger does now.
  var grip = Grip.none
  var trail = FingerTrail()

  /// Where the item is that a finger carries.
  var carried = ItemPlace(center: .zero)

  /// What a finger may be doing.
  enum Grip: Equatable {
    case none
    /// It pulls at an item.
    case pulling(Int)
    /// It carries an item.
    case carrying(Int)
    /// It moves an anchor, or pushes.
    case moving
  }

  /// Makes the scene that a record tells of.
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

  /// How many items there are.
  public var itemCount: Int { items.count }

  /// Where an item is.
  public func place(of item: Int) -> ItemPlace {
    grip == .carrying(item) ? carried : simulation.place(of: items[item]) ?? ItemPlace(center: .zero)
  }

  /// How fast an item moves, in points/s.
  public func velocity(of item: Int) -> SIMD2<Double> {
    grip == .carrying(item) ? .zero : simulation.linearVelocity(of: items[item])
  }

  /// Where items touch each other or boundaries, each point once.
  public var contactPoints: [SIMD2<Double>] { simulation.contactPoints }

  /// Whether nothing moves and nothing would: no step changes anything.
  public var isAtRest: Bool { grip == .none && simulation.isAtRest }

  /// Moves the scene on by one display frame, 1/60 s.
  public func step() {
    simulation.step()
    catchItems()
  }

  /// Adds an item like another one, in a place of its own: it joins all behaviours for many items that the other is in.
  ///
  /// - Returns: its number, or nil if there are too many.
  public func addItem(like model: Int, at center: SIMD2<Double>) -> Int? {
    guard items.count < LiveScene.itemLimit, items.indices.contains(model), center.x.isFinite,
      center.y.isFinite
    else { return nil }
    let id = simulation.addItem(ItemState(place: ItemPlace(center: center), form: forms[model]))
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

  // MARK: Catching

  /// Lets items snap whose middles have come into a place that catches them.
  private func catchItems() {
    guard !catches.isEmpty else { return }
    for (number, id) in items.enumerated() where snaps[number] == nil && grip != .carrying(number) {
      guard let center = simulation.place(of: id)?.center,
        let place = catches.first(where: { $0.contains(center) })
      else { continue }
      catchItem(number, in: place)
    }
  }

  /// Lets an item snap to the point of a place.
  func catchItem(_ number: Int, in place: LiveCatch) {
    var snap = SnapBehavior(to: place.point)
    snap.damping = place.damping
    snaps[number] = simulation.addBehavior(.snap(snap), items: [items[number]])
  }

  /// Lets a caught item go.
  func release(_ number: Int) {
    guard let snap = snaps[number] else { return }
    snaps[number] = nil
    simulation.removeBehavior(snap)
  }
}
