import Foundation
import OlderViews
import Simulator
import Testing
import UIKit

/// Truth: what the code says, whichever of Foundation's names it reaches through which import.
@MainActor struct DownloadTests {
  @Test func whatIsSentToQueuesAndTimersArrives() {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    let controller = DownloadViewController()
    device.launch(controller)
    controller.start()
    device.advance(by: 1)
    #expect(controller.title == "1000 bytes")
    #expect(controller.bar.progress == 1)
    #expect(controller.finished != nil)
  }
}
