import RecipeKit

/// A badge with two text fields, whose delegate is asked about each change.
@MainActor public let recipe: any Recipe = FieldsDelegateRecipe()

struct FieldsDelegateRecipe: Recipe {
  typealias Way = ControllerFactory<BadgeViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { BadgeViewController() }
  let wrongWays: WrongWays<Way> = [
    "counted before the change": { OldCountController() },
    "old and new added up": { SumController() },
    "the length of NSString": { UnitCountController() },
    "shown while it is asked": { ShownInBetweenController() },
    "only the first is connected": { FirstFieldController() },
    "stored by the Return key": { StoredAtReturnController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> Desk { Desk(make(), on: stage.boot(.iPhone16)) }

  var claims: Claims<Way> {
    core("limit", "Of fourteen letters, the field takes twelve.") { desk in
      desk.type("abcdefghijklmn", into: desk.screen.team)
      expect(desk.screen.team.text ?? "", is: "abcdefghijkl")
    }
    .fails(in: "only the first is connected", seeing: "abcdefghijklmn")
    core("delete", "In a full field the delete key removes a letter.") { desk in
      desk.fill()
      desk.device.pressDelete()
      expect(desk.screen.name.text ?? "", is: "Ada Lovelac")
    }
    .fails(in: "counted before the change", seeing: "Ada Lovelace")
    core("paste", "A paste that is too long changes nothing.") { desk in
      desk.type("Ada", into: desk.screen.name)
      UIPasteboard.general.string = " and Babbage"
      desk.screen.name.paste(nil)
      expect(desk.screen.name.text ?? "", is: "Ada")
    }
    .fails(in: "counted before the change", seeing: "Ada and Babbage")
    core("replace", "In a full field a selected text can be replaced.") { desk in
      desk.fill()
      desk.screen.name.selectAll(nil)
      desk.device.type("B")
      expect(desk.screen.name.text ?? "", is: "B")
    }
    .fails(in: "old and new added up", seeing: "Ada Lovelace")
    core("emoji", "An emoji counts as one character.") { desk in
      desk.type("🎈🎈🎈🎈🎈🎈🎈", into: desk.screen.name)
      expect(desk.screen.name.text?.count, is: 7)
    }
    .fails(in: "the length of NSString", seeing: 6)
    core("counted", "The label counts what is in the field now.") { desk in
      desk.type("Ada", into: desk.screen.name)
      expect(desk.screen.count.text ?? "", is: "3 of 12")
    }
    .fails(in: "shown while it is asked", seeing: "2 of 12")
    core("moves-on", "Return in the first field begins editing the second one.") { desk in
      desk.type("Ada\n", into: desk.screen.name)
      expect(desk.screen.team.isEditing, is: true)
    }
    .fails(when: "the answer is only yes", with: { OnlyYesController() }, seeing: false)
    core("last", "Return in the last field ends editing.") { desk in
      desk.type("Engines\n", into: desk.screen.team)
      expect(desk.screen.team.isEditing, is: false)
    }
    .fails(in: "only the first is connected", seeing: true)
    .fails(when: "nobody resigns", with: { KeptKeyboardController() }, seeing: true)
    core("stored", "The badge has the name, also when a finger leaves the field.") { desk in
      desk.type("Ada", into: desk.screen.name)
      desk.tap(desk.screen.team)
      expect(desk.screen.badge.text ?? "", is: "Ada\n")
    }
    .fails(in: "stored by the Return key", seeing: "")
    detail("order", "UIKit asks both fields before it ends one and begins the other.", isFact: true) {
      desk in
      let log = DelegateLog(desk.screen)
      desk.type("A", into: desk.screen.name)
      log.calls = []
      desk.device.pressReturn()
      expect(
        log.calls,
        is: ["name should return", "team should begin", "name should end", "name did end", "team did begin"]
      )
    }
    detail("units", "The range counts UTF-16 units: for a balloon two.", isFact: true) { desk in
      let log = DelegateLog(desk.screen)
      desk.type("a🎈", into: desk.screen.name)
      desk.device.pressDelete()
      expect(log.range, is: NSRange(location: 1, length: 2))
    }
    detail("by-code", "About a text that code sets, the delegate isn't asked.", isFact: true) { desk in
      desk.screen.name.text = "Ada, Countess of Lovelace"
      expect(desk.screen.name.text?.count, is: 25)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let desk = scene(make, on: stage)
    desk.type("🎈🎈🎈🎈🎈🎈🎈", into: desk.screen.name)
    stage.output("seven balloons in the field", desk.screen.name.text ?? "")
    desk.screen.name.text = ""
    desk.type("Ada Lovelace", into: desk.screen.name)
    stage.picture("full", caption: "The name is as long as it may be")
    stage.output("count", desk.screen.count.text ?? "")
    desk.device.pressDelete()
    stage.output("after the delete key", desk.screen.name.text ?? "")
    desk.screen.name.selectAll(nil)
    desk.device.type("Ada")
    stage.output("after everything was selected, and “Ada” typed", desk.screen.name.text ?? "")
    desk.tap(desk.screen.team)
    stage.picture("team", caption: "A tap into the second field")
    desk.type("Engines", into: desk.screen.team)
    stage.film("done", caption: "Return in the second field", seconds: 0.5) { desk.device.pressReturn() }
    stage.output("badge", (desk.screen.badge.text ?? "").replacing("\n", with: ", "))
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap("s"), .tap("Next")]) { stage in
      let desk = Desk(make(), on: stage.boot(.iPhone16))
      desk.screen.name.text = "Anna Wilkin"
      desk.screen.team.text = "Night Shift"
      desk.tap(desk.screen.name)
      return desk.device
    }
  }
}

/// The badge on a phone.
@MainActor
struct Desk {
  let device: Simulator
  let screen: BadgeViewController

  init(_ screen: BadgeViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(screen)
  }

  func tap(_ field: UITextField) {
    device.tap(field)
    device.advanceUntilIdle()
  }

  func type(_ text: String, into field: UITextField) {
    if !field.isEditing { tap(field) }
    device.type(text)
  }

  /// Types a name that is as long as it may be.
  func fill() { type("Ada Lovelace", into: screen.name) }
}

/// A delegate that writes down what it is asked and told.
@MainActor
private final class DelegateLog: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  private(set) var range = NSRange()
  private let screen: BadgeViewController

  /// Takes the place of the screen until it is released.
  init(_ screen: BadgeViewController) {
    self.screen = screen
    super.init()
    screen.name.delegate = self
    screen.team.delegate = self
  }

  private func write(_ call: String, _ field: UITextField) {
    calls.append((field === screen.name ? "name " : "team ") + call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    write("should begin", textField)
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { write("did begin", textField) }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    write("should end", textField)
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { write("did end", textField) }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    self.range = range
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    write("should return", textField)
    screen.team.becomeFirstResponder()
    return false
  }
}
