import RecipeKit

extension ControlFlowRecipe {
  /// Opens a note, edits it twice, picks a color, and goes back.
  func check(_ example: Example, on stage: Stage) throws {
    try checkPush(example, on: stage)
    try checkEditing(example, on: stage)
    try checkChain(example, on: stage)
    try checkPopover(example, on: stage)
    try checkOtherDelegate(example, on: stage)
    try film(example, on: stage)
  }

  /// A device that shows the folder in a navigation controller.
  @MainActor
  struct Scene {
    let device: Simulator
    let folder: FolderController
    let navigation: UINavigationController

    init(_ example: Example, on stage: Stage) {
      device = stage.boot(.iPad, iOS: 9)
      folder = example()
      navigation = UINavigationController(rootViewController: folder)
      device.launch(navigation)
    }

    func tap(_ view: UIView) {
      device.tap(view)
      device.advanceUntilIdle()
    }

    func openNote(on stage: Stage) throws -> NoteController {
      tap(folder.openButton)
      let shown = navigation.presentedViewController ?? navigation.topViewController
      return try stage.require(shown as? NoteController, "the note")
    }

    func openEditor(of note: NoteController, on stage: Stage) throws -> EditorController {
      tap(note.editButton)
      return try stage.require(note.presentedViewController as? EditorController, "the editor")
    }

    func isShown(_ controller: UIViewController) -> Bool {
      controller.viewIfLoaded?.window != nil
    }
  }

  // MARK: Pushing

  private func checkPush(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    let before = scene.navigation.viewControllers.count
    weak var weakNote: NoteController?
    do {
      let note = try scene.openNote(on: stage)
      weakNote = note
      stage.output("the note shows", note.label.text ?? "")
      stage.picture("note", caption: "The note that the folder has pushed")
      stage.check(
        "source-supplies-data",
        "what the note's label shows, as set when its view was loaded",
        expected: "Buy bread",
        actual: note.label.text ?? ""
      )
      stage.check(
        "three-common-examples",
        named: "push",
        "controllers on the stack before and after, whether the note is shown, and its text",
        expected: "1, then 2, shown, Buy bread",
        actual: "\(before), then \(scene.navigation.viewControllers.count), "
          + "\(scene.isShown(note) ? "shown" : "hidden"), \(note.note.text)"
      )
    }
    _ = scene.navigation.popViewController(animated: false)
    scene.device.advanceUntilIdle()
    stage.check(
      "source-creates-destination",
      "back in the folder, the note is gone: only the action had called it into being",
      expected: true,
      actual: weakNote == nil
    )
  }

  // MARK: Presenting

  private func checkEditing(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    let note = try scene.openNote(on: stage)
    let editor = try scene.openEditor(of: note, on: stage)
    stage.check(
      "three-common-examples",
      named: "present",
      "whether the editor is shown, and the text in its field",
      expected: "shown, Buy bread",
      actual: "\(scene.isShown(editor) ? "shown" : "hidden"), \(editor.field.text ?? "")"
    )
    scene.tap(editor.field)
    scene.device.type(" and milk")
    stage.picture("editor", caption: "The editor, while the text changes")
    let during = scene.folder.notes[0].text
    scene.tap(editor.doneButton)
    stage.output("after Done", scene.folder.notes[0].text)
    stage.check(
      "data-down-events-up",
      "the folder's text during the editing and after Done",
      expected: ["Buy bread", "Buy bread and milk"],
      actual: [during, scene.folder.notes[0].text]
    )
    stage.check(
      "back-through-delegate",
      "the note's text after Done, and whether the editor has gone",
      expected: "Buy bread and milk, gone",
      actual: "\(note.note.text), \(note.presentedViewController == nil ? "gone" : "still there")"
    )
  }

  /// The editor must show what the note holds now, not what the folder knew when it opened the note.
  private func checkChain(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    let note = try scene.openNote(on: stage)
    note.note.text = "Call home"
    let editor = try scene.openEditor(of: note, on: stage)
    stage.check(
      "each-configured-by-previous",
      "what the editor shows after the note has changed by itself",
      expected: "Call home",
      actual: editor.field.text ?? ""
    )
    stage.check(
      "each-configured-by-previous",
      named: "delegates",
      "the editor answers the note, and the note the folder",
      expected: [true, true],
      actual: [editor.delegate === note, note.delegate === scene.folder]
    )
  }

  // MARK: A popover

  private func checkPopover(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    let note = try scene.openNote(on: stage)
    scene.tap(note.colorButton)
    let palette = try stage.require(note.presentedViewController as? PaletteController, "the palette")
    stage.picture("palette", caption: "The palette in a popover")
    stage.check(
      "three-common-examples",
      named: "popover",
      "whether the palette is shown, in which style, and how many colors it offers",
      expected: "shown, popover, 3",
      actual: "\(scene.isShown(palette) ? "shown" : "hidden"), \(palette.modalPresentationStyle), "
        + "\(palette.buttons.count)"
    )
    if let yellow = palette.buttons.first { scene.tap(yellow) }
    stage.check(
      "back-through-delegate",
      named: "palette",
      "the folder's color after a tap on yellow",
      expected: "yellow",
      actual: scene.folder.notes[0].color == .yellow ? "yellow" : "another"
    )
  }

  // MARK: Another delegate

  /// A delegate that has nothing to do with notes.
  @MainActor
  final class Recorder: EditorControllerDelegate {
    var texts: [String] = []

    func editorController(_ sender: EditorController, didFinishWith text: String) {
      texts.append(text)
    }
  }

  /// Takes the editor that a note has opened, and makes someone else its delegate.
  private func checkOtherDelegate(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    let note = try scene.openNote(on: stage)
    let editor = try scene.openEditor(of: note, on: stage)
    let recorder = Recorder()
    editor.delegate = recorder
    scene.tap(editor.field)
    scene.device.type("!")
    scene.tap(editor.doneButton)
    stage.check(
      "destination-knows-protocol-only",
      "what a delegate of quite another class hears",
      expected: 1,
      actual: recorder.texts.count
    )
  }

  // MARK: A film

  private func film(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    try stage.film("flow", caption: "Data go down to the editor, and the result comes back", seconds: 4) {
      let note = try scene.openNote(on: stage)
      let editor = try scene.openEditor(of: note, on: stage)
      scene.tap(editor.field)
      for character in " and milk" {
        scene.device.type(String(character))
        scene.device.advance(by: 0.1)
      }
      scene.tap(editor.doneButton)
    }
  }
}
