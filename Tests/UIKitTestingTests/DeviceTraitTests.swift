import Testing
import UIKit
import UIKitTesting

/// Truth: the documentation of the trait and of `withDevice`: a device of the model and the system that the test names,
/// which no other test replaces.
enum DeviceTraitTests {
  /// Tries for five suspensions whether the device is still the test's own.
  @MainActor
  static func expectToHold(_ model: DeviceModel, iOS version: String) async throws {
    let device = Simulator.current
    let controller = UIViewController()
    device.launch(controller)
    for round in 1...5 {
      try await Task.sleep(for: .milliseconds(2))
      #expect(Simulator.current === device)
      #expect(device.model == model)
      #expect(UIDevice.current.systemVersion == version)
      #expect(UIScreen.main.bounds.size == model.size)
      device.advance(by: Double(round))
      #expect(device.keyWindow?.rootViewController === controller)
    }
    #expect(device.time >= 15)
  }

  @Suite(.device(.iPhone6, iOS: 9)) @MainActor struct Phones {
    private let device = Simulator.current

    @Test(arguments: 1...4) func theSuitesDeviceIsThatOfEachTest(_ number: Int) async throws {
      #expect(device === Simulator.current)
      try await expectToHold(.iPhone6, iOS: "9.0")
    }

    @Test(.device(.iPad)) func theTestsTraitComesFirst() async throws {
      try await expectToHold(.iPad, iOS: "7.0")
    }

    @Test func eachTestHasAFreshDevice() {
      #expect(device.time == 0)
      #expect(device.keyWindow == nil)
    }
  }

  @Suite(.device(.iPadPro, iOS: 9.3)) @MainActor struct Pads {
    @Test(arguments: 1...4) func theSuitesDeviceIsThatOfEachTest(_ number: Int) async throws {
      try await expectToHold(.iPadPro, iOS: "9.3")
    }
  }

  @MainActor struct Functions {
    @Test(.device(.iPhone4, statusBarHidden: true)) func theStatusBarMayBeHidden() {
      #expect(Simulator.current.application.isStatusBarHidden)
    }

    @Test(arguments: DeviceModel.all) func aFunctionHoldsADevice(_ model: DeviceModel) async throws {
      try await withDevice(model, iOS: 9) { device in
        #expect(Simulator.current === device)
        try await expectToHold(model, iOS: "9.0")
      }
    }

    @Test func aTestWithoutADeviceFailsAndGoesOn() {
      var device: Simulator?
      withKnownIssue {
        device = Simulator.current
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("this test holds no device. Add the trait `.device(") }
          && issue.sourceLocation?.fileName == "DeviceTraitTests.swift"
      }
      #expect(device?.model == .iPhone5)
    }
  }

  @Test(.device(.iPad)) static func aTestOffTheMainActorHasTheDevice() async {
    #expect(await Simulator.current.model == .iPad)
  }
}
