import Testing

/// Members of a class that subclasses override, and a situation in which UIKit calls them by Apple's documentation.
struct OverriddenMembers: CustomTestStringConvertible, Sendable {
  let owner: String
  let names: [String]
  let situation: String
  let happens: @MainActor @Sendable () throws -> Void

  var testDescription: String { "\(owner) \(situation)" }

  init(
    _ owner: String,
    _ names: [String],
    _ situation: String,
    _ happens: @escaping @MainActor @Sendable () throws -> Void
  ) {
    (self.owner, self.names, self.situation, self.happens) = (owner, names, situation, happens)
  }
}

/// The overridden members that were called.
@MainActor
enum OverrideCalls {
  private static var names: Set<String> = []

  static func add(_ name: String) {
    names.insert(name)
  }

  /// Returns the calls while something happens.
  static func during(_ work: () throws -> Void) rethrows -> Set<String> {
    names = []
    try work()
    return names
  }
}

/// Notes a call of the member that contains this one.
@MainActor
func called(_ name: String = #function) {
  OverrideCalls.add(name)
}
