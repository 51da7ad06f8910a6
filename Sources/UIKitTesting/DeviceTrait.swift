@_exported import Simulator
import Testing
import UIKit

/// A trait that boots a device for each test, and holds it until the test has ended.
///
/// The test may await, and other tests may boot devices at the same time. `Simulator.current` returns the device.
/// An issue of the test says which device it has, and what is on its screen.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  private let devices: [TestDevice]
  /// The results of the tests by device; nil for a single one.
  private let matrix: DeviceMatrix?

  fileprivate init(_ devices: [TestDevice]) {
    self.devices = devices
    matrix = devices.count == 1 ? nil : DeviceMatrix(devices)
  }

  /// Whether a suite's trait boots a device for each of its tests; always true.
  public var isRecursive: Bool { true }

  /// Returns the trait for test cases, and for suites and functions whose results have a table.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> DeviceTrait? {
    testCase == nil && matrix == nil ? nil : self
  }

  /// Runs a test case on each device, one after the other.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let testCase else {
      try await matrix?.provideScope(for: test, function)
      return
    }
    if devices.isEmpty {
      Issue.record("`.devices([])`: the test runs on no device.", sourceLocation: test.sourceLocation)
    }
    for (index, device) in devices.enumerated() {
      let failures = Locked(0)
      let handler = IssueHandlingTrait.compactMapIssues { issue in
        guard issue.isOfRunningTest else { return issue }
        failures.withLock { $0 += 1 }
        return issue.describingDevice()
      }
      try await handler.provideScope(for: test, testCase: testCase) {
        try await withDevice(device) { _ in
          guard matrix != nil else { return try await function() }
          do {
            try await function()
          } catch is ExpectationFailedError {
            // `#require` has recorded its issue.
          } catch {
            // The next device is tried nevertheless, unless the test was cancelled.
            if Task.isCancelled { throw error }
            Issue.record(error, sourceLocation: test.sourceLocation)
          }
        }
      }
      matrix?.record(test, on: index, passed: failures.withLock { $0 == 0 })
    }
  }
}

extension Issue {
  /// Whether the issue fails the test: it is neither known nor a warning.
  ///
  /// Swift 6.2 doesn't say so; there a known issue counts, too.
  fileprivate var isOfRunningTest: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      true
    #endif
  }

  /// The issue with the device, and what is on its screen; unchanged if it has both.
  func describingDevice() -> Issue {
    let start = "On the device: "
    guard !comments.contains(where: { $0.rawValue.hasPrefix(start) }) else { return self }
    var issue = self
    let isDescribed = comments.contains { $0.rawValue.contains(ScreenDescription.start) }
    let screen = isDescribed ? nil : ScreenDescription.ofHeldDevice
    issue.comments.append(
      Comment(rawValue: "\(start)\(TestDevice.enclosing)." + (screen.map { "\n\($0)" } ?? ""))
    )
    return issue
  }
}

extension Trait where Self == DeviceTrait {
  /// Boots a device for the test, or for each test of the suite.
  ///
  /// What isn't given is that of the enclosing suite's device.
  ///
  /// - Parameters:
  ///   - model: the device model.
  ///   - version: the system version, such as 4 or 9.3; by default the model's own.
  ///   - statusBarHidden: whether the status bar is hidden from the start.
  ///   - appearance: light or dark; before iOS 13 all is light.
  ///   - contentSizeCategory: the preferred size of texts.
  ///   - layoutDirection: the direction of the device's language.
  ///   - locale: the locale.
  ///   - timeZone: the time zone.
  public static func device(
    _ model: DeviceModel? = nil,
    iOS version: Double? = nil,
    statusBarHidden: Bool? = nil,
    appearance: UIUserInterfaceStyle? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    locale: Locale? = nil,
    timeZone: TimeZone? = nil
  ) -> DeviceTrait {
    .device(
      TestDevice(
        model,
        iOS: version,
        statusBarHidden: statusBarHidden,
        appearance: appearance,
        contentSizeCategory: contentSizeCategory,
        layoutDirection: layoutDirection,
        locale: locale,
        timeZone: timeZone
      )
    )
  }

  /// Boots a device for the test, or for each test of the suite.
  public static func device(_ device: TestDevice) -> DeviceTrait { DeviceTrait([device]) }

  /// Runs the test, or each test of the suite, once on each device.
  ///
  /// Each issue names its device. If a test fails, a table at the end has the results of all devices.
  public static func devices(_ devices: [TestDevice]) -> DeviceTrait { DeviceTrait(devices) }
}

/// Boots a device for the current task and its child tasks, and calls `body` with it.
///
/// Boots of other tasks don't replace it, so `body` may await. What isn't given is that of the enclosing device.
@preconcurrency @MainActor
public func withDevice<Result>(
  _ model: DeviceModel? = nil,
  iOS version: Double? = nil,
  statusBarHidden: Bool? = nil,
  appearance: UIUserInterfaceStyle? = nil,
  contentSizeCategory: UIContentSizeCategory? = nil,
  layoutDirection: UIUserInterfaceLayoutDirection? = nil,
  locale: Locale? = nil,
  timeZone: TimeZone? = nil,
  _ body: @MainActor (Simulator) async throws -> Result
) async rethrows -> Result {
  try await withDevice(
    TestDevice(
      model,
      iOS: version,
      statusBarHidden: statusBarHidden,
      appearance: appearance,
      contentSizeCategory: contentSizeCategory,
      layoutDirection: layoutDirection,
      locale: locale,
      timeZone: timeZone
    ),
    body
  )
}

/// Boots a device for the current task and its child tasks, and calls `body` with it.
///
/// Boots of other tasks don't replace it, so `body` may await. What is nil is that of the enclosing device.
@preconcurrency @MainActor
public func withDevice<Result>(
  _ device: TestDevice,
  _ body: @MainActor (Simulator) async throws -> Result
) async rethrows -> Result {
  var device = device.completed(by: TestDevice.enclosing)
  if device.model == nil {
    CallSite(Test.current?.sourceLocation).fail(
      "The device (\(device)) has no model. Name one, or add the trait `.device(.iPhone16)` to the suite around it."
    )
    device.model = .iPhone5
  }
  return try await TestDevice.$enclosing.withValue(device) {
    try await Simulator.withDevice(
      device.model ?? .iPhone5,
      iOS: device.version,
      statusBarHidden: device.statusBarHidden ?? false,
      appearance: device.appearance ?? .light,
      contentSizeCategory: device.contentSizeCategory ?? .large,
      layoutDirection: device.layoutDirection ?? .leftToRight
    ) { simulator in
      if let locale = device.locale { simulator.locale = locale }
      if let timeZone = device.timeZone { simulator.timeZone = timeZone }
      return try await body(simulator)
    }
  }
}

extension Simulator {
  /// The device that the running test holds, by the trait `device` or by `withDevice`.
  ///
  /// Fails the test if it holds none, and boots an iPhone 5.
  public static var current: Simulator {
    if let held { return held }
    CallSite(Test.current?.sourceLocation).fail(
      "Simulator.current: this test holds no device. Add the trait `.device(.iPhone6, iOS: 9)` to the test or its suite, "
        + "or call `await withDevice(.iPhone6, iOS: 9) { device in … }`."
    )
    return boot()
  }
}
