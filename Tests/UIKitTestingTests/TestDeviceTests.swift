import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Truth: the documentation of `TestDevice`, `.devices` and `withDevice`: what isn't given is that of the enclosing device.
enum TestDeviceTests {
  // MARK: Words and combinations

  @Test(
    arguments: [
      (TestDevice(.iPhone16), "iPhone 16"),
      (TestDevice(.iPad, iOS: 9.3, statusBarHidden: true), "iPad, iOS 9.3, no status bar"),
      (
        TestDevice(
          .iPhoneSE3,
          appearance: .dark,
          contentSizeCategory: .accessibilityLarge,
          layoutDirection: .rightToLeft
        ),
        "iPhone SE (3rd generation), dark, accessibilityLarge, right to left"
      ),
      (TestDevice(appearance: .light, layoutDirection: .leftToRight), "light, left to right"),
      (
        TestDevice(
          .iPhone4,
          locale: Locale(identifier: "de_DE"),
          timeZone: TimeZone(identifier: "Asia/Tokyo")
        ),
        "iPhone 4, de_DE, Asia/Tokyo"
      ),
      (TestDevice(contentSizeCategory: .extraSmall), "extraSmall"),
      (
        TestDevice(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
        "accessibilityExtraExtraExtraLarge"
      ),
      (TestDevice(), "the enclosing device"),
    ]
  ) static func itSaysWhatIsGiven(device: TestDevice, words: String) {
    #expect(device.description == words)
    #expect(device.testDescription == words)
  }

  @Test static func aMatrixHasAllCombinationsInTheOrderOfTheLists() {
    let devices = TestDevice.matrix(
      models: [.iPhoneSE3, .iPad],
      iOS: [15, 16],
      appearances: [.light, .dark]
    )
    #expect(
      devices.map(\.description) == [
        "iPhone SE (3rd generation), iOS 15, light", "iPhone SE (3rd generation), iOS 15, dark",
        "iPhone SE (3rd generation), iOS 16, light", "iPhone SE (3rd generation), iOS 16, dark",
        "iPad, iOS 15, light", "iPad, iOS 15, dark", "iPad, iOS 16, light", "iPad, iOS 16, dark",
      ]
    )
    let all = TestDevice.matrix(
      models: [.iPhone4],
      contentSizeCategories: [.small, .large],
      layoutDirections: [.leftToRight, .rightToLeft],
      locales: [Locale(identifier: "ar"), Locale(identifier: "fr_FR"), Locale(identifier: "ja_JP")],
      timeZones: [.gmt, TimeZone(identifier: "Asia/Tokyo") ?? .gmt]
    )
    #expect(all.count == 24 && Set(all).count == 24)
    #expect(TestDevice.matrix() == [TestDevice()])
  }

  // MARK: Devices

  @Test @MainActor static func aDeviceHasAllItsSettings() async {
    let device = TestDevice(
      .iPhoneSE3,
      iOS: 16,
      statusBarHidden: true,
      appearance: .dark,
      contentSizeCategory: .accessibilityLarge,
      layoutDirection: .rightToLeft,
      locale: Locale(identifier: "ar_EG"),
      timeZone: TimeZone(identifier: "Africa/Cairo")
    )
    await withDevice(device) { simulator in
      #expect(Simulator.current === simulator)
      #expect(simulator.model == .iPhoneSE3 && UIDevice.current.systemVersion == "16.0")
      #expect(simulator.application.isStatusBarHidden)
      #expect(simulator.appearance == .dark && simulator.contentSizeCategory == .accessibilityLarge)
      #expect(simulator.layoutDirection == .rightToLeft)
      #expect(simulator.locale.identifier == "ar_EG" && simulator.timeZone.identifier == "Africa/Cairo")
    }
  }

  @Test @MainActor static func whatIsNotGivenIsThatOfTheEnclosingDevice() async {
    await withDevice(.iPhone13, iOS: 16, appearance: .dark, locale: Locale(identifier: "fr_FR")) { _ in
      await withDevice(contentSizeCategory: .small) { device in
        #expect(device.model == .iPhone13 && UIDevice.current.systemVersion == "16.0")
        #expect(device.appearance == .dark && device.contentSizeCategory == .small)
        #expect(device.locale.identifier == "fr_FR")
      }
      // A version belongs to its model.
      await withDevice(.iPhone16, appearance: .light) { device in
        #expect(UIDevice.current.systemVersion == "18.0")
        #expect(device.appearance == .light && device.locale.identifier == "fr_FR")
      }
    }
  }

  @Test @MainActor static func aDeviceWithoutAModelFailsTheTest() async {
    await withKnownIssue {
      await withDevice(appearance: .dark) { #expect($0.model == .iPhone5) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The device (dark) has no model. Name one, or add") }
    }
  }

  /// The default of a group of tests: what a test target declares for its outermost suite.
  @Suite(.device(.iPhone13, iOS: 16, locale: Locale(identifier: "de_DE"))) enum Defaults {
    @MainActor struct Inner {
      let device = Simulator.current

      @Test func testsHaveTheDeviceOfTheOutermostSuite() {
        #expect(device.model == .iPhone13 && device.locale.identifier == "de_DE")
        #expect(device.appearance == .light)
      }

      @Test(.device(appearance: .dark)) func aTestMayChangeAPart() {
        #expect(device.model == .iPhone13 && UIDevice.current.systemVersion == "16.0")
        #expect(device.locale.identifier == "de_DE" && device.appearance == .dark)
      }
    }

    @Suite(.device(.iPad, iOS: 15)) @MainActor struct Pads {
      @Test func aSuiteMayChangeAPart() {
        #expect(Simulator.current.model == .iPad && Simulator.current.locale.identifier == "de_DE")
      }
    }
  }

  // MARK: Several devices

  private static let seen = Locked<[String]>([])

  @Suite(.devices(TestDevice.matrix(models: [.iPhone13, .iPad], iOS: [15], appearances: [.light, .dark])))
  @MainActor struct Several {
    let device = Simulator.current
    var launches = 0

    init() {
      device.launch(UIViewController())
      launches += 1
    }

    @Test func eachTestRunsOnEachDevice() async throws {
      // A new instance of the suite, and a new device, for each.
      #expect(launches == 1 && device.time == 0)
      let words = "\(device.model.name) \(device.appearance == .dark ? "dark" : "light")"
      seen.withLock { $0.append(words) }
      try await Task.sleep(for: .milliseconds(1))
      #expect(Simulator.current === device)
      if words == "iPad dark" {
        #expect(seen.withLock { $0 } == ["iPhone 13 light", "iPhone 13 dark", "iPad light", "iPad dark"])
      }
    }

    @Test(.device(contentSizeCategory: .small)) func aTestsTraitIsAddedToEach() {
      #expect(device.contentSizeCategory == .small && [.iPhone13, .iPad].contains(device.model))
    }

    @Test(.devices(TestDevice.matrix(layoutDirections: [.leftToRight, .rightToLeft])), arguments: [1, 2])
    func severalWithinSeveralAreAllCombinations(number: Int) {
      #expect([.iPhone13, .iPad].contains(device.model))
    }
  }

  @Test static func noDevicesFailTheTest() async throws {
    let test = try #require(Test.current)
    let (trait, testCase) = (DeviceTrait.devices([]), Test.Case.current)
    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: testCase) {}
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "`.devices([])`: the test runs on no device." }
    }
  }

  // MARK: Reports

  @Test(.device(.iPhone13, iOS: 15, appearance: .dark)) @MainActor
  static func anIssueHasTheDeviceAndItsScreen() async {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "Total"
    controller.view.addSubview(label)
    Simulator.current.launch(controller)
    var described: [Issue] = []
    withKnownIssue {
      let issue = Issue.record("Wrong sum")
      described = [issue.describingDevice()]
    }
    await withDevice(.iPad) { _ in described.append(described[0].describingDevice()) }
    let end = "On the device: iPhone 13, iOS 15, dark.\nOn the screen: text \"Total\"."
    #expect(described.map { $0.comments.map(\.rawValue) } == [["Wrong sum", end], ["Wrong sum", end]])
  }

  @Test static func aFailedTestHasATableOfItsDevices() async throws {
    let test = try #require(Test.current)
    let matrix = DeviceMatrix([
      TestDevice(.iPhone5), TestDevice(.iPad, appearance: .dark), TestDevice(.iPhone4),
    ])
    let tables = Locked<[String]>([])
    try await withKnownIssue {
      // A suite with a test that has two cases.
      try await matrix.provideScope(for: test) {
        try await matrix.provideScope(for: test) {
          for (device, passed) in [(0, true), (1, false), (1, true)] {
            matrix.record(test, on: device, passed: passed)
          }
        }
        #expect(tables.withLock { $0.isEmpty })
      }
    } matching: { issue in
      tables.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(
      tables.withLock { $0 } == [
        """
        aFailedTestHasATableOfItsDevices() by device:
        ✓  iPhone 5
        ✗  iPad, dark
        ·  iPhone 4
        """
      ]
    )
    // A later run has results of its own.
    try await matrix.provideScope(for: test) { matrix.record(test, on: 0, passed: true) }
  }

  @Test static func severalFailedTestsAreColumns() {
    let devices = [TestDevice(.iPhone5), TestDevice(.iPad, appearance: .dark)]
    let rows = [
      DeviceMatrix.Row(name: "second()", line: 20, results: [false, false]),
      DeviceMatrix.Row(name: "good()", line: 5, results: [true, true]),
      DeviceMatrix.Row(name: "first()", line: 10, results: [true, false]),
    ]
    #expect(
      DeviceMatrix.table(rows, of: devices) == """
        1  first()
        2  second()
        1 2
        ✓ ✗  iPhone 5
        ✗ ✗  iPad, dark
        1 more test passes on all devices.
        """
    )
    #expect(DeviceMatrix.table([rows[1]], of: devices) == nil)
    #expect(DeviceMatrix.table([], of: devices) == nil)
  }
}
