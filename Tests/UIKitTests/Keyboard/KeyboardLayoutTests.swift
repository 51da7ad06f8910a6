import Simulator
import Testing

@testable import UIKit

/// Truth: the keyboards of devices: the keys of each type, their captions, and when letters are capital;
/// Apple, UIKeyboardType, UIReturnKeyType and UITextAutocapitalizationType.
@MainActor struct KeyboardLayoutTests {
  private func keys(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double = 9,
    _ prepare: (UITextField) -> Void = { _ in }
  ) throws -> KeyboardView {
    let scene = KeyboardScene(model, iOS: version)
    prepare(scene.first)
    scene.edit()
    return try #require(SimulatedDevice.current.keyboard.window?.host.keys)
  }

  private func captions(_ view: KeyboardView) -> [String] {
    view.layout?.keys.map(\.caption) ?? []
  }

  private func bottom(_ type: UIKeyboardType) throws -> [String] {
    let view = try keys { $0.keyboardType = type }
    let keys = view.layout?.keys ?? []
    return keys.filter { $0.plate.minY == keys.last?.plate.minY }.map(\.caption).filter { !$0.isEmpty }
  }

  @Test func everyKeyboardOfLettersHasAllOfThem() throws {
    for type in [
      UIKeyboardType.default, .asciiCapable, .URL, .emailAddress, .twitter, .webSearch, .namePhonePad,
    ] {
      let shown = Set(captions(try keys { $0.keyboardType = type }))
      #expect(shown.isSuperset(of: "abcdefghijklmnopqrstuvwxyz".map { String($0) }))
    }
  }

  @Test func theLastRowFollowsTheType() throws {
    #expect(try bottom(.default) == ["123", "space", "return"])
    #expect(try bottom(.emailAddress) == ["123", "space", "@", ".", "return"])
    #expect(try bottom(.URL) == ["123", ".", "/", ".com", "return"])
    #expect(try bottom(.twitter) == ["123", "space", "@", "#", "return"])
    #expect(try bottom(.webSearch) == ["123", "space", ".", "return"])
  }

  @Test func padsOfDigitsHaveThreeKeysInARow() throws {
    let digits = (1...9).map { "\($0)" }
    #expect(captions(try keys { $0.keyboardType = .numberPad }) == digits + ["", "0", ""])
    #expect(captions(try keys { $0.keyboardType = .decimalPad }) == digits + [".", "0", ""])
    #expect(captions(try keys { $0.keyboardType = .phonePad }).contains { $0.contains("*") })
  }

  @Test func aPadHasDigitsInARowWhereAPhoneHasAPadOfThem() throws {
    let shown = captions(try keys(.iPad) { $0.keyboardType = .numberPad })
    #expect(Array(shown.prefix(10)) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
  }

  @Test func theReturnKeySaysWhatItDoes() throws {
    for (type, caption) in [
      (UIReturnKeyType.default, "return"), (.go, "Go"), (.join, "Join"), (.next, "Next"), (.search, "Search"),
      (.send, "Send"), (.done, "Done"), (.emergencyCall, "Emergency Call"), (.continue, "Continue"),
    ] {
      #expect(captions(try keys { $0.returnKeyType = type }).contains(caption))
    }
  }

  @Test func noKeyLiesOnAnotherOrBesideTheKeyboard() throws {
    let types = (0...11).compactMap(UIKeyboardType.init(rawValue:))
    for (model, version) in [(DeviceModel.iPhone4, 6.0), (.iPhone6, 9), (.iPad, 6), (.iPadPro, 9)] {
      for type in types {
        let view = try keys(model, iOS: version) { $0.keyboardType = type }
        let plates = try #require(view.layout).keys.map(\.plate)
        for (index, plate) in plates.enumerated() {
          #expect(view.bounds.contains(plate.insetBy(dx: 0.01, dy: 0.01)))
          for other in plates[..<index] {
            let common = plate.intersection(other)
            #expect(common.isNull || common.width < 0.01 || common.height < 0.01)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      (UITextAutocapitalizationType.none, "", false), (.allCharacters, "abc", true), (.words, "", true),
      (.words, "Ada", false), (.words, "Ada ", true), (.sentences, "", true), (.sentences, "Ada ", false),
      (.sentences, "Ada.", false), (.sentences, "Ada. ", true), (.sentences, "Ada!  ", true),
    ]
  )
  func capitalLettersFollowTheText(type: UITextAutocapitalizationType, text: String, isShifted: Bool) throws {
    let view = try keys {
      $0.autocapitalizationType = type
      $0.text = text
    }
    #expect(view.isShifted == isShifted)
  }

  @Test func capitalLettersFollowWhatIsTyped() throws {
    let scene = KeyboardScene(iOS: 9)
    scene.edit()
    let view = try #require(SimulatedDevice.current.keyboard.window?.host.keys)
    #expect(view.isShifted)
    scene.simulator.type("A")
    #expect(!view.isShifted)
    scene.simulator.pressDelete()
    #expect(view.isShifted)
  }

  @Test func addressesAndSecretsGetNoCapitalLetters() throws {
    #expect(try !keys { $0.keyboardType = .emailAddress }.isShifted)
    #expect(try !keys { $0.keyboardType = .URL }.isShifted)
    #expect(try !keys { $0.isSecureTextEntry = true }.isShifted)
  }
}
