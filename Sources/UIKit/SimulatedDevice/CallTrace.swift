/// Tells who listens which calls reach UIKit's own implementation, such as a `super` call.
@MainActor
package enum CallTrace {
  /// Hears the name of each call; nil if nobody listens.
  package static var listener: ((String) -> Void)?

  /// Reports a call.
  @inline(__always)
  static func note(_ call: StaticString) {
    if let listener { listener("\(call)") }
  }
}
