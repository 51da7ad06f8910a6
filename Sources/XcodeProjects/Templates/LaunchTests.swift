import Cupboard
import Simulator
import Testing
import UIKit

/// Truth: what somebody with the device in their hands would see.
@MainActor struct LaunchTests {
  @Test func theApplicationShowsItsFirstScreen() {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    device.launchApplication()
    #expect(device.keyWindow?.rootViewController?.viewIfLoaded?.window != nil)
  }
}
