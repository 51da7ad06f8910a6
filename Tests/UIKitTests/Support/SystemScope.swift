import Testing
import UIKit

/// Gives each test of a suite that is not on the main actor its own system.
///
/// Otherwise fonts and images would be those of the device that another suite booted last.
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
  /// The default system: an iPhone 5 with iOS 7.
  static var standardSystem: SystemScope { SystemScope(system: BootedSystem(.standard)) }
}
