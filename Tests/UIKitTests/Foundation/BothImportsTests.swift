import Dispatch
import Foundation
import Simulator
import Testing
import UIKit

/// Truth: a file may import Foundation beside UIKit; names of Foundation's mean what they mean without UIKit, or what the
/// device makes of them.
@MainActor struct BothImportsTests {
  @Test func foundationsNamesAreNotAmbiguous() {
    _ = Simulator.boot()
    let date = Date()
    #expect(Date.now >= date)
    #expect(NSClassFromString("NoSuchClass") == nil)
    #expect(NSLocalizedString("Master", comment: "") == "Master")
    #expect(CGRect(x: 0, y: 0, width: 2, height: 2).intersects(CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(
      NSAttributedString(string: "a", attributes: [.kern: 1]).attributes(at: 0, effectiveRange: nil).count
        == 1
    )
  }

  @Test func textsOfTheDeviceAreFound() {
    Simulator.boot().localize(["Master": "Liste"])
    #expect(NSLocalizedString("Master", comment: "") == "Liste")
    #expect(NSLocalizedString("Master", value: "List", comment: "") == "Liste")
  }

  @Test func queuesAreThoseOfTheDevice() {
    let device = Simulator.boot()
    let log = WorkLog()
    DispatchQueue.global().async { DispatchQueue.main.async { log.add("back") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("later") }
    device.advance(by: 3)
    #expect(log.calls == ["back", "later"])
  }

  /// Foundation's own timers wait for real time; the device waits with them, and says why.
  @Test func aTimerOfFoundationsFires() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in log.add("fired") }
    device.advance(by: 0.2)
    timer.invalidate()
    #expect(log.calls == ["fired"])
    #expect(device.console.contains { $0.contains("Remove that import") })
  }

  @Test func defaultsAreTheSameInFilesOfBothKinds() {
    _ = Simulator.boot()
    UserDefaults.standard.set(7, forKey: "count")
    #expect(OtherFile.count == 7)
    OtherFile.count = 8
    #expect(UserDefaults.standard.integer(forKey: "count") == 8)
    UserDefaults.standard.favourite = "tea"
    #expect(OtherFile.favourite == "tea")
    _ = Simulator.boot()
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }
}

extension UserDefaults {
  /// A property as applications add it, in a file that imports Foundation.
  var favourite: String? {
    get { string(forKey: "favourite") }
    set { set(newValue, forKey: "favourite") }
  }
}
