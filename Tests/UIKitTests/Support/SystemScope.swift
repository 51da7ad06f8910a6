import Testing
import UIKit

/// Gives the tests of a suite that is not on the main actor a system of their own.
///
/// Without it their fonts and images would be those of whatever device another suite boots meanwhile.
struct SystemScope: SuiteTrait, TestTrait, TestScoping {
  let system: BootedSystem

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await BootedSystem.$scope.withValue(BootedSystem.Scope(system), operation: function)
  }
}

extension Trait where Self == SystemScope {
  /// The system that nobody has booted: an iPhone 5 with iOS 7.
  static var standardSystem: SystemScope { SystemScope(system: BootedSystem(.standard)) }
}
