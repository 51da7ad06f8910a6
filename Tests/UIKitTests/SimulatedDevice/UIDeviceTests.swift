import Simulator
import Testing
import UIKit

/// Truth: Apple, UIDevice; the orientation is unknown until orientation notifications are enabled.
@MainActor struct UIDeviceTests {
  @Test(arguments: [
    (4.0, "4.0"), (5.1, "5.1"), (6, "6.0"), (7.1, "7.1"), (8.4, "8.4"), (9.3, "9.3"), (10.3, "10.3"),
  ])
  func systemVersionIsTheBootedOne(version: Double, text: String) {
    _ = Simulator.boot(.iPhone5, iOS: version)
    #expect(UIDevice.current.systemVersion == text)
    #expect(UIDevice.current.systemName == "iOS")
  }

  @Test(arguments: DeviceModel.all)
  func modelAndIdiomTellPhoneFromPad(model: DeviceModel) {
    _ = Simulator.boot(model)
    let isPad = model.name.hasPrefix("iPad")
    #expect(UIDevice.current.model == (isPad ? "iPad" : "iPhone"))
    #expect(UIDevice.current.userInterfaceIdiom == (isPad ? .pad : .phone))
    #expect(UIDevice.current.name == model.name)
  }

  @Test func orientationIsUnknownUntilSomeoneAsks() {
    let simulator = Simulator.boot()
    simulator.rotate(to: .landscapeLeft)
    #expect(UIDevice.current.orientation == .unknown)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.orientation == .landscapeLeft)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.orientation == .unknown)
  }

  @Test func askingForNotificationsIsCounted() {
    _ = Simulator.boot()
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func everyTurnIsPostedOnceWhileAskedFor() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let observer = NotificationLog([UIDevice.orientationDidChangeNotification], in: log)
    simulator.rotate(to: .landscapeLeft)
    #expect(log.take() == [])
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    simulator.rotate(to: .faceUp)
    simulator.rotate(to: .faceUp)
    simulator.rotate(to: .portrait)
    #expect(
      log.take() == ["UIDeviceOrientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification"]
    )
    withExtendedLifetime(observer) {}
  }
}
