// The functions that a page's script calls; they pass numbers on and have no rules of their own.
//
// A program has one scene. Positions are in points, times in seconds, angles in radians. Buffers keep their
// addresses.
import DynamicsModel
import LiveScenes

nonisolated(unsafe) private var scene: LiveScene?
nonisolated(unsafe) private var hash = CenterHash()

/// The output buffer that the script reads after each step: three numbers for each item, or another result.
nonisolated(unsafe) private let places = UnsafeMutablePointer<Double>.allocate(
  capacity: 3 * LiveScene.itemLimit
)
nonisolated(unsafe) private let signs = UnsafeMutablePointer<Double>.allocate(capacity: signLimit)
private let signLimit = 4 * LiveScene.itemLimit

/// Opens the scene whose numbers are in the buffer; returns 0 if they are invalid.
@_cdecl("openScene")
public func openScene() -> Int32 {
  guard let record = LiveSceneRecord(numbers: givenNumbers()),
    record.simulation.items.count <= LiveScene.itemLimit
  else { return 0 }
  scene = LiveScene(record)
  hash = CenterHash()
  return 1
}

/// Advances the scene by 1/60 s.
@_cdecl("step")
public func step() {
  guard let scene else { return }
  scene.step()
  hash.add(scene)
}

/// A hash of all positions since the scene was opened.
@_cdecl("hashOfCenters")
public func hashOfCenters() -> UInt64 { hash.value }

/// Whether the scene is at rest.
@_cdecl("isAtRest")
public func isAtRest() -> Int32 { scene.map { $0.isAtRest ? 1 : 0 } ?? 1 }

/// The number of items.
@_cdecl("itemCount")
public func itemCount() -> Int32 { Int32(scene?.itemCount ?? 0) }

/// x, y and angle of each item.
@_cdecl("itemPlaces")
public func itemPlaces() -> UnsafeMutablePointer<Double> {
  guard let scene else { return places }
  for item in 0..<scene.itemCount {
    let pose = scene.pose(of: item)
    places[3 * item] = pose.center.x
    places[3 * item + 1] = pose.center.y
    places[3 * item + 2] = pose.angle
  }
  return places
}

// MARK: - Overlays

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

/// The number of contact points, and two numbers for each.
@_cdecl("contactPoints")
public func contactPoints() -> UnsafeMutablePointer<Double> {
  let points = (scene?.contactPoints ?? []).prefix((signLimit - 1) / 2)
  signs[0] = Double(points.count)
  for (index, point) in points.enumerated() {
    signs[2 * index + 1] = point.x
    signs[2 * index + 2] = point.y
  }
  return signs
}

/// The number of attachments, and five numbers for each: both ends, and 1 for a spring.
@_cdecl("ties")
public func ties() -> UnsafeMutablePointer<Double> {
  let ties = (scene?.attachmentLines ?? []).prefix((signLimit - 1) / 5)
  signs[0] = Double(ties.count)
  for (index, tie) in ties.enumerated() {
    let numbers = [tie.start.x, tie.start.y, tie.end.x, tie.end.y, tie.isSpring ? 1 : 0]
    for (part, number) in numbers.enumerated() { signs[5 * index + part + 1] = number }
  }
  return signs
}

/// Whether there is an anchor that a finger moves, and its two coordinates.
@_cdecl("anchor")
public func anchor() -> UnsafeMutablePointer<Double> {
  let anchor = scene?.anchor
  signs[0] = anchor == nil ? 0 : 1
  signs[1] = anchor?.x ?? 0
  signs[2] = anchor?.y ?? 0
  return signs
}

// MARK: - Fingers

/// Begins a touch; returns 1 if it has an effect.
@_cdecl("press")
public func press(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
  scene?.press(at: SIMD2(x, y), time: time) == true ? 1 : 0
}

/// Moves the finger.
@_cdecl("drag")
public func drag(_ x: Double, _ y: Double, _ time: Double) {
  scene?.drag(to: SIMD2(x, y), time: time)
}

/// Ends the touch; a carried item keeps the finger's velocity.
@_cdecl("lift")
public func lift(_ time: Double) {
  scene?.lift(time: time)
}

/// Cancels the touch.
@_cdecl("cancel")
public func cancel() {
  scene?.lift()
}

/// The item at a point; -1 if there is none.
@_cdecl("itemNear")
public func itemNear(_ x: Double, _ y: Double) -> Int32 { Int32(scene?.item(near: SIMD2(x, y)) ?? -1) }

/// Puts an item at a place, at rest.
@_cdecl("putItem")
public func putItem(_ item: Int32, _ x: Double, _ y: Double, _ angle: Double) {
  scene?.put(Int(item), at: ItemPose(center: SIMD2(x, y), angle: angle))
}

/// Snaps an item to its snap area, or releases it if it is snapped.
@_cdecl("snapToCatch")
public func snapToCatch(_ item: Int32) {
  guard let scene, item >= 0, item < Int32(scene.itemCount) else { return }
  scene.toggleSnap(of: Int(item))
}

/// Adds an item like another one; returns -1 if the limit is reached.
@_cdecl("addItem")
public func addItem(_ model: Int32, _ x: Double, _ y: Double) -> Int32 {
  Int32(scene?.addItem(like: Int(model), at: SIMD2(x, y)) ?? -1)
}

// MARK: - Properties

/// Whether a behaviour has boundaries with which items collide.
@_cdecl("hasBoundaries")
public func hasBoundaries(_ index: Int32) -> Int32 {
  scene?.value(of: .boundaries, in: Int(index)) == 1 ? 1 : 0
}

/// The value of a property of a behaviour; NaN if it doesn't have the property.
@_cdecl("value")
public func value(_ property: Int32, _ index: Int32) -> Double {
  LiveProperty(rawValue: Int(property)).flatMap { scene?.value(of: $0, in: Int(index)) } ?? .nan
}

/// Sets a property of a behaviour; unsupported properties are ignored.
@_cdecl("setValue")
public func setValue(_ property: Int32, _ index: Int32, _ value: Double) {
  guard let property = LiveProperty(rawValue: Int(property)) else { return }
  scene?.set(property, in: Int(index), to: value)
}
