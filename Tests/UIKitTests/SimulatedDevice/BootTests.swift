import Simulator
import Testing
import UIKit

/// Truth: a newly booted device has no state of the previous one.
@MainActor struct BootTests {
  @Test func aBootForgetsAnAnimationClosureThatIsStillRunning() {
    _ = Simulator.boot()
    UIView.animate(withDuration: 1) {
      _ = Simulator.boot()
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func aBootSwitchesAnimationsOnAgain() {
    _ = Simulator.boot()
    UIView.setAnimationsEnabled(false)
    _ = Simulator.boot()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func whatAnOldDeviceEndsDoesNotReachTheNewOne() {
    _ = Simulator.boot()
    UIView.performWithoutAnimation {
      _ = Simulator.boot()
      UIView.setAnimationsEnabled(false)
    }
    #expect(!UIView.areAnimationsEnabled)
    _ = Simulator.boot()
  }

  @Test func fontsAndImagesFollowTheBootedDevice() {
    _ = Simulator.boot(.iPhone3GS, iOS: 4)
    #expect(UIFont.systemFont(ofSize: 17).familyName == "Helvetica")
    #expect(UIGraphicsImageRendererFormat().scale == 1)
    _ = Simulator.boot(.iPhone6Plus, iOS: 9)
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".SF UI Text")
    #expect(UIGraphicsImageRendererFormat().scale == 3)
  }

  @Test func aBootEmptiesTheDefaults() {
    _ = Simulator.boot()
    UserDefaults.standard.set(3, forKey: "count")
    _ = Simulator.boot()
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }
}
