/// Tells who listens which calls reach UIKit's own implementation, such as a `super` call.
@MainActor
enum CallTrace {
  /// Reports a call.
  @inline(__always)
  static func note(_ call: StaticString) {
    if let listener = SimulatedDevice.current.callListener { listener("\(call)") }
  }
}
