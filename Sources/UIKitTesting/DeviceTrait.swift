@_exported import Simulator
import Testing
import UIKit

/// A trait that boots a device for each test, and holds it until the test has ended.
///
/// The test may await, and other tests may boot devices at the same time. `Simulator.current` returns the device.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  private let model: DeviceModel
  private let version: Double?
  private let statusBarHidden: Bool
  private let appearance: UIUserInterfaceStyle
  private let contentSizeCategory: UIContentSizeCategory
  private let layoutDirection: UIUserInterfaceLayoutDirection

  fileprivate init(
    _ model: DeviceModel,
    version: Double?,
    statusBarHidden: Bool,
    _ appearance: UIUserInterfaceStyle,
    _ contentSizeCategory: UIContentSizeCategory,
    _ layoutDirection: UIUserInterfaceLayoutDirection
  ) {
    self.model = model
    self.version = version
    self.statusBarHidden = statusBarHidden
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
  }

  /// Whether a suite's trait boots a device for each of its tests; always true.
  public var isRecursive: Bool { true }

  /// Runs a test case with a device of its own.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDevice(
      model,
      iOS: version,
      statusBarHidden: statusBarHidden,
      appearance: appearance,
      contentSizeCategory: contentSizeCategory,
      layoutDirection: layoutDirection
    ) { _ in try await function() }
  }
}

extension Trait where Self == DeviceTrait {
  /// Boots a device for the test, or for each test of the suite.
  ///
  /// - Parameters:
  ///   - model: the device model.
  ///   - version: the system version, such as 4 or 9.3; by default the model's own.
  ///   - statusBarHidden: whether the status bar is hidden from the start.
  ///   - appearance: light or dark; before iOS 13 all is light.
  ///   - contentSizeCategory: the preferred size of texts.
  ///   - layoutDirection: the direction of the device's language.
  public static func device(
    _ model: DeviceModel,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false,
    appearance: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> DeviceTrait {
    DeviceTrait(
      model,
      version: version,
      statusBarHidden: statusBarHidden,
      appearance,
      contentSizeCategory,
      layoutDirection
    )
  }
}

/// Boots a device for the current task and its child tasks, and calls `body` with it.
///
/// Boots of other tasks don't replace it, so `body` may await. This is `Simulator.withDevice`.
@preconcurrency @MainActor
public func withDevice<Result>(
  _ model: DeviceModel,
  iOS version: Double? = nil,
  statusBarHidden: Bool = false,
  appearance: UIUserInterfaceStyle = .light,
  contentSizeCategory: UIContentSizeCategory = .large,
  layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
  _ body: @MainActor (Simulator) async throws -> Result
) async rethrows -> Result {
  try await Simulator.withDevice(
    model,
    iOS: version,
    statusBarHidden: statusBarHidden,
    appearance: appearance,
    contentSizeCategory: contentSizeCategory,
    layoutDirection: layoutDirection,
    body
  )
}

extension DeviceModel: CustomTestStringConvertible {
  /// The product name.
  public var testDescription: String { name }
}

extension Simulator {
  /// The device that the running test holds, by the trait `device` or by `withDevice`.
  ///
  /// Fails the test if it holds none, and boots an iPhone 5.
  public static var current: Simulator {
    if let held { return held }
    let message =
      "Simulator.current: this test holds no device. Add the trait `.device(.iPhone6, iOS: 9)` to the test or its suite, "
      + "or call `await withDevice(.iPhone6, iOS: 9) { device in … }`."
    if let test = Test.current {
      Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
    } else {
      CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column).fail(message)
    }
    return boot()
  }
}
