import Simulator
import Testing
import UIKit

/// Truth: Apple, UserDefaults and Property List Programming Guide: the types that can be stored, the
/// conversions of values, and the precedence of stored over registered values.
@MainActor struct UserDefaultsTests {
  @Test func whatWasStoredIsReadBackByAnotherObject() throws {
    _ = Simulator.boot()
    UserDefaults.standard.set([["title": "Dawn"], ["title": "Dusk"]], forKey: "photos")
    let read = try #require(UserDefaults().object(forKey: "photos") as? [[String: String]])
    #expect(read == [["title": "Dawn"], ["title": "Dusk"]])
  }

  @Test func anotherLaunchFindsItAndAnotherBootDoesNot() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    UserDefaults.standard.set("kept", forKey: "word")
    simulator.terminate()
    #expect(UserDefaults.standard.string(forKey: "word") == "kept")
    _ = Simulator.boot()
    #expect(UserDefaults.standard.string(forKey: "word") == nil)
  }

  @Test func aStoredValueHidesTheRegisteredOneUntilItIsRemoved() {
    _ = Simulator.boot()
    let defaults = UserDefaults.standard
    defaults.register(defaults: ["limit": 20])
    #expect(defaults.integer(forKey: "limit") == 20)
    defaults.set(5, forKey: "limit")
    #expect(defaults.integer(forKey: "limit") == 5)
    defaults.removeObject(forKey: "limit")
    #expect(defaults.integer(forKey: "limit") == 20)
    defaults.set(nil, forKey: "limit")
    #expect(defaults.integer(forKey: "limit") == 20)
  }

  @Test(arguments: [("12", 12, 12.0, false), ("YES", 0, 0, true), ("2.5", 2, 2.5, false)])
  func textsConvert(_ text: String, _ whole: Int, _ number: Double, _ truth: Bool) {
    _ = Simulator.boot()
    UserDefaults.standard.set(text, forKey: "x")
    #expect(UserDefaults.standard.integer(forKey: "x") == whole)
    #expect(UserDefaults.standard.double(forKey: "x") == number)
    if truth { #expect(UserDefaults.standard.bool(forKey: "x")) }
  }

  @Test func numbersAndTruthsKeepTheirKind() {
    _ = Simulator.boot()
    let defaults = UserDefaults.standard
    defaults.set(true, forKey: "truth")
    defaults.set(3, forKey: "whole")
    defaults.set(0.25, forKey: "number")
    #expect(defaults.bool(forKey: "truth"))
    #expect(defaults.integer(forKey: "truth") == 1)
    #expect(defaults.object(forKey: "whole") as? Int == 3)
    #expect(defaults.string(forKey: "whole") == "3")
    #expect(defaults.double(forKey: "number") == 0.25)
    #expect(defaults.object(forKey: "absent") == nil)
    #expect(defaults.integer(forKey: "absent") == 0)
  }

  /// Truth: SE-0170: a number that a type can represent exactly is a value of that type.
  @Test(arguments: [false, true])
  func numbersAreBridged(areRegistered: Bool) {
    _ = Simulator.boot()
    let defaults = UserDefaults.standard
    let values: [String: Any] = [
      "whole": 3, "one": 1, "half": 12.5, "single": Float(12.34), "truth": true, "list": [1, 2],
      "table": ["a": 1],
      "truths": [true, false],
    ]
    if areRegistered {
      defaults.register(defaults: values)
    } else {
      for (key, value) in values { defaults.set(value, forKey: key) }
    }
    #expect(defaults.object(forKey: "whole") as? Double == 3)
    #expect(defaults.object(forKey: "whole") as? Int == 3)
    #expect(defaults.object(forKey: "whole") as? Bool == nil)
    #expect(defaults.object(forKey: "one") as? Bool == true)
    #expect(defaults.object(forKey: "half") as? Double == 12.5)
    #expect(defaults.object(forKey: "half") as? Float == 12.5)
    #expect(defaults.object(forKey: "half") as? Int == nil)
    #expect(defaults.object(forKey: "truth") as? Bool == true)
    #expect(defaults.object(forKey: "truth") as? Int == 1)
    #expect(defaults.object(forKey: "single") as? Float == 12.34)
    #expect(defaults.array(forKey: "list") as? [Double] == [1, 2])
    #expect(defaults.array(forKey: "list") as? [Int] == [1, 2])
    #expect(defaults.array(forKey: "truths") as? [Bool] == [true, false])
    #expect(defaults.dictionary(forKey: "table") as? [String: Double] == ["a": 1])
    #expect(defaults.string(forKey: "single") == "12.34")
    #expect(defaults.string(forKey: "half") == "12.5")
    #expect(defaults.float(forKey: "single") == 12.34)
  }

  @Test func addressesAreReadBack() {
    _ = Simulator.boot()
    let address = URL(string: "https://example.com/a%20b?c=d")
    UserDefaults.standard.set(address, forKey: "page")
    #expect(UserDefaults.standard.url(forKey: "page") == address)
  }

  @Test func suitesAreApart() {
    _ = Simulator.boot()
    let suite = UserDefaults(suiteName: "shared")
    suite?.set("there", forKey: "where")
    #expect(UserDefaults.standard.string(forKey: "where") == nil)
    #expect(UserDefaults(suiteName: "shared")?.string(forKey: "where") == "there")
    UserDefaults.standard.removePersistentDomain(forName: "shared")
    #expect(suite?.string(forKey: "where") == nil)
  }

  @Test func aChangeIsAnnounced() {
    _ = Simulator.boot()
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    UserDefaults.standard.set(1, forKey: "x")
    UserDefaults.standard.removeObject(forKey: "x")
    UserDefaults.standard.removeObject(forKey: "x")
    NotificationCenter.default.removeObserver(observer)
    #expect(count == 2)
  }

  @Test func whatIsNoPropertyListRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        UserDefaults.standard.set([Photo()], forKey: "photos")
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Attempt to insert non-property list object [Photo()] for key photos"
    )
  }
}

/// A structure that is not a property list; its description lacks this module's name.
private struct Photo: CustomStringConvertible {
  var description: String { "Photo()" }
}
