import RecipeKit

/// Control flow: how controllers call each other, and answer.
@MainActor public let recipe: any Recipe = ControlFlowRecipe()

struct ControlFlowRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<FolderController> = { FolderController() }
  let wrongWays: WrongWays<ControllerFactory<FolderController>> = [
    "nothing supplied": { NothingSuppliedController() },
    "delegate forgotten": { DelegateForgottenController() },
    "filled by the folder": { TwoAtOnceController() },
    "written directly": { WrittenThroughController() },
    "configured too late": { ConfiguredTooLateController() },
    "made in advance": { MadeInAdvanceController() },
  ]

  /// A device that shows the folder in a navigation controller; what is opened twice stays open.
  @MainActor
  struct Scene {
    let device: Simulator
    let folder: FolderController
    let navigation: UINavigationController

    func tap(_ view: UIView) {
      if view.window != nil { device.tap(view) }
      device.advanceUntilIdle()
    }

    @discardableResult
    func openNote() throws -> NoteController {
      tap(folder.openButton)
      let shown = navigation.viewControllers + [navigation.presentedViewController].compactMap(\.self)
      return try require(shown.lazy.compactMap { $0 as? NoteController }.first, "the note")
    }

    @discardableResult
    func openEditor() throws -> EditorController {
      let note = try openNote()
      tap(note.editButton)
      let shown = note.presentedViewController ?? navigation.topViewController
      return try require(shown as? EditorController, "the editor")
    }

    func openPalette() throws -> PaletteController {
      let note = try openNote()
      tap(note.colorButton)
      return try require(note.presentedViewController as? PaletteController, "the palette")
    }

    /// Adds some words to the text of the note in the editor.
    func type(_ words: String) throws -> EditorController {
      let editor = try openEditor()
      tap(editor.field)
      device.type(words)
      return editor
    }

    /// Shows the editor on the stack, instead of presenting it.
    func pushEditor() throws {
      let (editor, note) = (EditorController(), try openNote())
      (editor.text, editor.delegate) = (note.note.text, note)
      navigation.pushViewController(editor, animated: false)
    }

    private func require<Value>(_ value: Value?, _ what: String) throws -> Value {
      guard let value else { throw StageError.missing(what) }
      return value
    }
  }

  func scene(_ make: ControllerFactory<FolderController>, on stage: Stage) -> Scene {
    let (device, folder) = (stage.boot(.iPad, iOS: 9), make())
    let navigation = UINavigationController(rootViewController: folder)
    device.launch(navigation)
    return Scene(device: device, folder: folder, navigation: navigation)
  }

  var claims: Claims<ControllerFactory<FolderController>> {
    detail(
      "source-creates-destination",
      "A destination is usually made because of an action in another controller, the source."
    ) {
      let probe = WeakProbe(try $0.openNote())
      _ = $0.navigation.popViewController(animated: false)
      $0.device.advanceUntilIdle()
      expect(probe.state, is: "gone", "back in the folder no note is left, as only the action had made it")
    }
    .fails(in: "made in advance", seeing: "there")
    core("source-supplies-data", "If the destination shows data, the source supplies them.") {
      expect(try $0.openNote().label.text ?? "", is: "Buy bread")
    }
    .fails(in: "configured too late", seeing: "")
    detail("source-supplies-data#palette", "the palette offers the three colors that the note has chosen") {
      expect(try $0.openPalette().buttons.map(\.backgroundColor), is: [.yellow, .cyan, .white])
    }
    .fails(when: "the note supplies no colors") {
      try $0.openNote().present(PaletteController(), animated: false)
    }
    detail(
      "three-common-examples",
      "The common cases: a child of a navigation controller pushes another, a controller presents another, "
        + "and a controller shows another in a popover."
    ) {
      try $0.openNote()
      expect($0.navigation.viewControllers.count, is: 2, "the folder pushes the note on the stack")
      let editor = try $0.openEditor()
      expect($0.navigation.viewControllers.count, is: 2, "the editor does not go on the stack")
      let names: ObjectNames = ["the editor": editor]
      expect(
        names.of(try $0.openNote().presentedViewController),
        is: "the editor",
        "the note presents the editor"
      )
    }
    .fails(when: "the note is presented", seeing: 1) { $0.folder.present(NoteController(), animated: false) }
    .fails(when: "the editor is pushed", seeing: 3) { try $0.pushEditor() }
    detail("three-common-examples#popover", "the palette appears in a popover of its preferred size") {
      expect(try $0.openPalette().view.bounds.size, is: CGSize(width: 200, height: 80))
    }
    .fails(when: "the palette covers everything", seeing: CGSize(width: 768, height: 1024)) {
      try $0.openNote().present(PaletteController(), animated: false)
    }
    detail("each-configured-by-previous", "In a chain each controller is configured by the one before it.") {
      let note = try $0.openNote()
      note.note.text = "Call home"
      let editor = try $0.openEditor()
      expect(editor.field.text ?? "", is: "Call home")
      let names: ObjectNames = ["the note": note, "the folder": $0.folder]
      expect(
        [editor.delegate, note.delegate].map(names.of),
        is: ["the note", "the folder"],
        "the editor's delegate is the note, and the note's is the folder"
      )
    }
    .fails(in: "filled by the folder", seeing: "Buy bread")
    .fails(in: "nothing supplied", seeing: "")
    .fails(in: "delegate forgotten")
    .fails(when: "the folder forgets to be the note's delegate") { try $0.openNote().delegate = nil }

    core(
      "back-through-delegate",
      "To return its result, the destination calls its delegate, which the source has set."
    ) {
      let editor = try $0.type(" and milk")
      $0.tap(editor.doneButton)
      let note = try $0.openNote()
      expect(note.note.text, is: "Buy bread and milk")
      let seen = $0.device.view(at: CGPoint(x: 384, y: 480)) as UIResponder?
      let names: ObjectNames = ["the note": note, "the editor": editor]
      expect(
        names.of(sequence(first: seen, next: { $0?.next }).first { $0 is UIViewController } ?? nil),
        is: "the note",
        "after Done the note is seen again, as it has dismissed the editor"
      )
    }
    .fails(in: "delegate forgotten", seeing: "Buy bread")
    .fails(in: "nothing supplied", seeing: " and milk")
    .fails(when: "the editor is pushed") { try $0.pushEditor() }
    detail("back-through-delegate#palette", "after a tap on yellow the folder's note has this color") {
      let palette = try $0.openPalette()
      if let yellow = palette.buttons.first { $0.tap(yellow) }
      expect($0.folder.notes[0].color == .yellow ? "yellow" : "white", is: "yellow")
    }
    .fails(when: "the note has no delegate", seeing: "white") { try $0.openNote().delegate = nil }
    detail(
      "data-down-events-up",
      "Data go down when the source asks for a task, and up through the delegate when it is done."
    ) {
      let editor = try $0.type(" and milk")
      let during = $0.folder.notes[0].text
      $0.tap(editor.doneButton)
      expect([during, $0.folder.notes[0].text], is: ["Buy bread", "Buy bread and milk"])
    }
    .fails(in: "written directly", seeing: ["Buy bread and milk", "Buy bread and milk"])
    .fails(in: "delegate forgotten", seeing: ["Buy bread", "Buy bread"])
    detail(
      "destination-defines-interface",
      "The destination declares the properties that configure it, and the source sets them."
    )
    core(
      "destination-knows-protocol-only",
      "The destination knows its delegate's protocol, but not the delegate's class."
    ) {
      let (editor, recorder) = (try $0.openEditor(), Recorder())
      editor.delegate = recorder
      _ = try $0.type("!")
      $0.tap(editor.doneButton)
      expect(recorder.texts, is: ["Buy bread!"])
    }
    .fails(in: "written directly", seeing: [String]())
    .fails(in: "nothing supplied", seeing: ["!"])
  }

  func illustrate(_ make: ControllerFactory<FolderController>, on stage: Stage) throws {
    let note = try stage.keep(scene(make, on: stage)).openNote()
    stage.output("the note shows", note.label.text ?? "")
    stage.picture("note", caption: "The note that the folder has pushed")
    let editing = stage.keep(scene(make, on: stage))
    let editor = try editing.type(" and milk")
    stage.picture("editor", caption: "The editor, while the text changes")
    editing.tap(editor.doneButton)
    stage.output("in the folder, after Done", editing.folder.notes[0].text)
    _ = try stage.keep(scene(make, on: stage)).openPalette()
    stage.picture("palette", caption: "The palette in a popover")
    let scene = stage.keep(scene(make, on: stage))
    try stage.film(
      "flow",
      caption: "A note is opened and edited, and Done is tapped",
      seconds: 4,
      showing: [.touches]
    ) {
      let editor = try scene.openEditor()
      scene.tap(editor.field)
      for character in " and milk" {
        scene.device.type(String(character))
        scene.device.advance(by: 0.1)
      }
      scene.tap(editor.doneButton)
    }
  }
}

/// A delegate that has nothing to do with notes.
private final class Recorder: EditorControllerDelegate {
  var texts: [String] = []

  func editorController(_ sender: EditorController, didFinishWith text: String) {
    texts.append(text)
  }
}
