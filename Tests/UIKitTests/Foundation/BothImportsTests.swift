import Dispatch
import Foundation
import Simulator
import Testing
import UIKit

/// Truth: a file may import both Foundation and UIKit; Foundation's names then have their usual meaning, or
/// that of the simulated device.
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

  /// Foundation's own timers wait for real time; the device waits, too, and logs the reason.
  @Test func aTimerOfFoundationsFires() {
    let device = Simulator.boot()
    let log = WorkLog()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in log.add("fired") }
    device.advance(by: 0.2)
    timer.invalidate()
    #expect(log.calls == ["fired"])
    #expect(device.console.contains { $0.contains("Remove that import") })
  }

  /// Foundation alone would wait for an operation on the main queue, which this test blocks.
  @Test func observersOnTheMainQueueAreCalledBeforeAPostReturns() {
    let device = Simulator.boot()
    let log = WorkLog()
    let controller = UIViewController()
    device.launch(controller)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 30))
    controller.view.addSubview(field)
    let observers = [
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: .main
      ) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        log.add("\(frame?.cgRectValue.height ?? 0)")
      },
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidBeginEditingNotification,
        object: field,
        queue: OperationQueue.main
      ) { _ in log.add("editing") },
    ]
    field.becomeFirstResponder()
    #expect(Set(log.calls) == ["216.0", "editing"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(log.calls.count == 2)
  }

  @Test func whatTheBackgroundPostsComesToTheMainQueue() {
    let device = Simulator.boot()
    let log = WorkLog()
    let name = Notification.Name("BothImportsTests.loaded")
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { log.add("\(UIScreen.main === device.screen)") }
    }
    DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    device.advance(by: 0.1)
    #expect(log.calls == ["true"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func observersOnOtherQueuesAreCalledThere() {
    _ = Simulator.boot()
    let log = WorkLog()
    let name = Notification.Name("BothImportsTests.elsewhere")
    let other = OperationQueue()
    var tokens = [nil, other].map { queue in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { _ in
        log.add(OperationQueue.current === other ? "other" : "none")
      }
    }
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: other) { _ in
        log.add("named")
      }
    )
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.calls.sorted() == ["named", "none", "other"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// In a separate process in which no file without Foundation has used defaults.
  @Test func anotherBootFindsNoDefaults() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = Simulator.boot()
      UserDefaults.standard.set(7, forKey: "count")
      _ = UserDefaults.standard.synchronize()
      _ = Simulator.boot()
      guard UserDefaults.standard.object(forKey: "count") == nil else { exit(1) }
      UserDefaults.standard.set(7, forKey: "count")
      await Simulator.withDevice { _ in
        guard UserDefaults.standard.object(forKey: "count") == nil else { exit(1) }
      }
      // The next process finds nothing either.
      let folder = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
      let name = ProcessInfo.processInfo.processName + ".plist"
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) { exit(2) }
    }
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
  /// A property that an application adds in a file that imports Foundation.
  var favourite: String? {
    get { string(forKey: "favourite") }
    set { set(newValue, forKey: "favourite") }
  }
}
