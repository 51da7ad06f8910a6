// What a page's script may call: it hands on numbers, and keeps no rule.
//
// A program has one scene. Places are in points, times in seconds, angles in radians; buffers stay where they are.
import DynamicsModel
import LiveScenes

/// The numbers that the script leaves for the scene that it opens.
nonisolated(unsafe) private var given: UnsafeMutablePointer<Double>?
nonisolated(unsafe) private var givenCount = 0

nonisolated(unsafe) private var scene: LiveScene?
nonisolated(unsafe) private var hash = CenterHash()

/// What the script reads after each step: three numbers for each item, and what signs there are.
nonisolated(unsafe) private let places = UnsafeMutablePointer<Double>.allocate(
  capacity: 3 * LiveScene.itemLimit
)
nonisolated(unsafe) private let signs = UnsafeMutablePointer<Double>.allocate(capacity: signLimit)
private let signLimit = 4 * LiveScene.itemLimit

/// Makes room for the numbers of a scene.
@_cdecl("sceneNumbers")
public func sceneNumbers(_ count: Int32) -> UnsafeMutablePointer<Double> {
  given?.deallocate()
  givenCount = Int(max(count, 0))
  let room = UnsafeMutablePointer<Double>.allocate(capacity: max(givenCount, 1))
  given = room
  return room
}

/// Opens the scene whose numbers were left; 0 if they tell of none.
@_cdecl("openScene")
public func openScene() -> Int32 {
  guard let given else { return 0 }
  let numbers = Array(UnsafeBufferPointer(start: given, count: givenCount))
  guard let record = LiveSceneRecord(numbers: numbers), record.simulation.items.count <= LiveScene.itemLimit
  else { return 0 }
  scene = LiveScene(record)
  hash = CenterHash()
  return 1
}

/// Moves the scene on by 1/60 s.
@_cdecl("step")
public func step() {
  guard let scene else { return }
  scene.step()
  hash.add(scene)
}

/// A number that hangs on every bit of every place since the scene was opened.
@_cdecl("hashOfCenters")
public func hashOfCenters() -> UInt64 { hash.value }

/// Whether nothing moves any more.
@_cdecl("isAtRest")
public func isAtRest() -> Int32 { scene.map { $0.isAtRest ? 1 : 0 } ?? 1 }

/// How many items there are.
@_cdecl("itemCount")
public func itemCount() -> Int32 { Int32(scene?.itemCount ?? 0) }

/// x, y and angle of each item.
@_cdecl("itemPlaces")
public func itemPlaces() -> UnsafeMutablePointer<Double> {
  guard let scene else { return places }
  for item in 0..<scene.itemCount {
    let place = scene.place(of: item)
    places[3 * item] = place.center.x
    places[3 * item + 1] = place.center.y
    places[3 * item + 2] = place.angle
  }
  return places
}

// MARK: - Signs

/// The velocities of all items, two numbers each.
@_cdecl("itemVelocities")
public func itemVelocities() -> UnsafeMutablePointer<Double> {
  guard let scene else { return signs }
  for item in 0..<scene.itemCount {
    let velocity = scene.velocity(of: item)
    signs[2 * item] = velocity.x
    signs[2 * item + 1] = velocity.y
  }
  return signs
}

/// Where items touch: two numbers each, after how many there are.
@_cdecl("contactPoints")
public func contactPoints() -> UnsafeMutablePointer<Double> {
  let points = (scene?.contactPoints ?? []).prefix((signLimit - 1) / 2)
  signs[0] = Double(points.count)
  for (place, point) in points.enumerated() {
    signs[2 * place + 1] = point.x
    signs[2 * place + 2] = point.y
  }
  return signs
}

/// What ties items: both ends, and 1 for a spring, five numbers each, after how many there are.
@_cdecl("ties")
public func ties() -> UnsafeMutablePointer<Double> {
  let ties = (scene?.ties ?? []).prefix((signLimit - 1) / 5)
  signs[0] = Double(ties.count)
  for (place, tie) in ties.enumerated() {
    let numbers = [tie.start.x, tie.start.y, tie.end.x, tie.end.y, tie.isSpring ? 1 : 0]
    for (part, number) in numbers.enumerated() { signs[5 * place + part + 1] = number }
  }
  return signs
}

/// The anchor that a finger moves, two numbers, after whether there is one.
@_cdecl("anchor")
public func anchor() -> UnsafeMutablePointer<Double> {
  let anchor = scene?.anchor
  signs[0] = anchor == nil ? 0 : 1
  signs[1] = anchor?.x ?? 0
  signs[2] = anchor?.y ?? 0
  return signs
}

// MARK: - Fingers

/// A finger goes down; 1 if it holds something.
@_cdecl("press")
public func press(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
  scene?.press(at: SIMD2(x, y), time: time) == true ? 1 : 0
}

/// The finger moves.
@_cdecl("drag")
public func drag(_ x: Double, _ y: Double, _ time: Double) {
  scene?.drag(to: SIMD2(x, y), time: time)
}

/// The finger is lifted; what it carried flies on.
@_cdecl("lift")
public func lift(_ time: Double) {
  scene?.lift(time: time)
}

/// The finger is gone without having been lifted.
@_cdecl("cancel")
public func cancel() {
  scene?.lift()
}

/// The item that a finger means; -1 for none.
@_cdecl("itemNear")
public func itemNear(_ x: Double, _ y: Double) -> Int32 { Int32(scene?.item(near: SIMD2(x, y)) ?? -1) }

/// Lets an item snap to where items are caught, or ends that if it does.
@_cdecl("snapToCatch")
public func snapToCatch(_ item: Int32) {
  guard let scene, item >= 0, item < Int32(scene.itemCount) else { return }
  scene.toggleSnap(of: Int(item))
}

/// Adds an item like another; -1 if there are too many.
@_cdecl("addItem")
public func addItem(_ model: Int32, _ x: Double, _ y: Double) -> Int32 {
  Int32(scene?.addItem(like: Int(model), at: SIMD2(x, y)) ?? -1)
}

// MARK: - Properties

/// Whether a behaviour has boundaries that items meet.
@_cdecl("hasBoundaries")
public func hasBoundaries(_ index: Int32) -> Int32 {
  scene?.value(of: .boundaries, in: Int(index)) == 1 ? 1 : 0
}

/// A property of a behaviour; not a number if it has none such.
@_cdecl("value")
public func value(_ property: Int32, _ index: Int32) -> Double {
  LiveProperty(rawValue: Int(property)).flatMap { scene?.value(of: $0, in: Int(index)) } ?? .nan
}

/// Changes a property of a behaviour; what it has not is ignored.
@_cdecl("setValue")
public func setValue(_ property: Int32, _ index: Int32, _ value: Double) {
  guard let property = LiveProperty(rawValue: Int(property)) else { return }
  scene?.set(property, in: Int(index), to: value)
}
