import Simulator
import Testing

/// Gives each test of a suite a device of its own, from the suite's `init` on.
struct HeldDevice: SuiteTrait, TestTrait, TestScoping {
  let model: DeviceModel
  let version: Double

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Simulator.withDevice(model, iOS: version) { _ in try await function() }
  }
}

extension Trait where Self == HeldDevice {
  /// A device for each test, which `Simulator.held` returns.
  static func held(_ model: DeviceModel, iOS version: Double) -> HeldDevice {
    HeldDevice(model: model, version: version)
  }
}
