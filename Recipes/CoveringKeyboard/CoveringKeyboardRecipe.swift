import RecipeKit

/// An address form that makes room for the keyboard.
@MainActor public let recipe: any Recipe = CoveringKeyboardRecipe()

struct CoveringKeyboardRecipe: Recipe {
  typealias Way = ControllerFactory<AddressViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { AddressViewController() }
  let wrongWays: WrongWays<Way> = [
    "the other frame": { OtherFrameController() },
    "keyboardWillShow alone": { WillShowController() },
    "a height that was measured": { MeasuredController() },
    "plus": { PlusController() },
    "no safe area": { NoSafeAreaController() },
    "without convert": { NotConvertedController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> Address { Address(make(), on: stage.boot(.iPhone16)) }

  /// The form in a sheet, which begins below the top of the screen.
  private let sheet = SceneSetup { (make: Way, stage) in
    let device = stage.boot(.iPhone16)
    return Address(make(), inSheetOn: device)
  }

  var claims: Claims<Way> {
    core("visible", "The field that is typed into stays above the keyboard.") { form in
      form.edit("Country")
      expect(form.hidden(of: "Country"), is: 0)
    }
    .fails(in: "the other frame")
    .fails(when: "nobody scrolls to it", with: { NothingShownController() })
    core("fits", "The form can be scrolled until it ends at the keyboard.") { form in
      form.edit("Name")
      expect(form.screen.form.adjustedContentInset.bottom, is: form.keyboardHeight)
    }
    .fails(in: "no safe area")
    core("back", "When the keyboard is gone, so is the room for it.") { form in
      form.edit("Name")
      form.screen.view.endEditing(true)
      form.device.advanceUntilIdle()
      expect(form.screen.form.contentInset.bottom, is: 0)
    }
    .fails(in: "keyboardWillShow alone")
    core("another", "A lower keyboard gets less room.") { form in
      form.edit("Name")
      form.edit("Phone")
      expect(form.screen.form.adjustedContentInset.bottom, is: form.keyboardHeight)
    }
    .fails(in: "a height that was measured")
    .fails(in: "plus")
    core("turned", "When the phone is turned, the room is as high as the keyboard there.") { form in
      form.edit("Name")
      form.turn()
      expect(form.screen.form.adjustedContentInset.bottom, is: form.keyboardHeight)
    }
    .fails(in: "a height that was measured")
    core("upright", "Held upright again, the form shows the field, and nothing beyond its end.") { form in
      form.edit("Country")
      form.turn()
      form.device.rotateRight()
      form.device.advanceUntilIdle()
      let (shown, end) = (form.screen.form.bounds.maxY, form.screen.form.contentSize.height)
      expect(form.hidden(of: "Country"), is: 0)
      expect(max(0, shown - form.keyboardHeight - end), is: 0, "the form isn't scrolled beyond its end")
    }
    .fails(when: "it scrolls in its old size", with: { OldSizeController() })
    core("next", "A field that takes over the same keyboard is shown, too.") { form in
      form.edit("Name")
      form.edit("Country")
      expect(form.hidden(of: "Country"), is: 0)
    }
    .fails(when: "only the notification scrolls", with: { OnlyByNotificationController() })
    sheet.core("sheet", "In a sheet the field stays above the keyboard, too.") { form in
      form.edit("Phone")
      expect(form.hidden(of: "Phone"), is: 0)
    }
    .fails(in: "without convert")
    detail("below", "A keyboard that hides has its end frame below the screen.", isFact: true) { form in
      let log = KeyboardLog()
      form.edit("Name")
      form.screen.view.endEditing(true)
      expect(log.frames.last?.minY, is: form.device.screen.bounds.maxY)
    }
    detail("same", "When a field takes over the same keyboard, nothing is posted.", isFact: true) { form in
      form.edit("Name")
      let log = KeyboardLog()
      form.edit("Company")
      expect(log.frames.count, is: 0)
    }
    detail("guide", "The guide's upper edge is that of the keyboard.", isFact: true) { form in
      let log = KeyboardLog()
      form.edit("Name")
      expect(form.screen.view.keyboardLayoutGuide.layoutFrame.minY, is: log.frames.last?.minY ?? 0)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let form = scene(make, on: stage)
    stage.picture("form", caption: "The form without a keyboard")
    stage.film("shows", caption: "A tap on the last field", seconds: 0.6) {
      form.device.tap(form.field("Phone"))
    }
    form.device.advanceUntilIdle()
    stage.picture("phone", caption: "The last field, above its keyboard")
    stage.output("points of the last field that are hidden", form.hidden(of: "Phone").rounded())
    form.edit("Country")
    stage.output("room for another keyboard", form.screen.form.contentInset.bottom.rounded())
    form.turn()
    stage.picture("turned", caption: "On its side")
    stage.output("room on its side", form.screen.form.contentInset.bottom.rounded())
    form.screen.view.endEditing(true)
    form.device.advanceUntilIdle()
    stage.output("room without a keyboard", form.screen.form.contentInset.bottom.rounded())
    let inSheet = Address(make(), inSheetOn: stage.boot(.iPhone16))
    inSheet.edit("Phone")
    stage.picture("sheet", caption: "In a sheet")
    stage.output("points that are hidden in a sheet", inSheet.hidden(of: "Phone").rounded())
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground(
      [
        .tap("Name"), .tap("Country"), .tap("Phone"), .swipe(.down), .turn(.landscapeLeft), .turn(.portrait),
      ],
      within: 4
    ) { stage in
      let form = Address(make(), on: stage.boot(.iPhone16))
      for field in form.screen.fields { field.accessibilityLabel = field.placeholder }
      return form.device
    }
  }
}

/// The form on a phone.
@MainActor
struct Address {
  let device: Simulator
  let screen: AddressViewController

  init(_ screen: AddressViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(screen)
  }

  init(_ screen: AddressViewController, inSheetOn device: Simulator) {
    (self.device, self.screen) = (device, screen)
    let root = UIViewController()
    root.view.backgroundColor = .secondarySystemBackground
    device.launch(root)
    root.present(screen, animated: false)
    device.advanceUntilIdle()
  }

  func field(_ name: String) -> UITextField {
    screen.fields.first { $0.placeholder == name } ?? UITextField()
  }

  /// Begins editing a field, as a tap does, or a Return key.
  func edit(_ name: String) {
    field(name).becomeFirstResponder()
    device.advanceUntilIdle()
  }

  func turn() {
    device.rotateLeft()
    device.advanceUntilIdle()
  }

  /// The height of the keyboard that is on the screen, in points.
  var keyboardHeight: CGFloat {
    screen.view.bounds.maxY - screen.view.keyboardLayoutGuide.layoutFrame.minY
  }

  /// How many points of a field are hidden by the keyboard.
  func hidden(of name: String) -> CGFloat {
    let frame = screen.view.convert(field(name).bounds, from: field(name))
    return max(0, frame.maxY - screen.view.keyboardLayoutGuide.layoutFrame.minY)
  }
}

/// Writes down where the keyboard will be.
@MainActor
private final class KeyboardLog {
  private(set) var frames: [CGRect] = []
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.frames.append(frame ?? .null) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
