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
      let shown = note.presentedViewController ?? navigation.topViewController
      return try stage.require(shown as? EditorController, "the editor")
    }

    /// Whose view a finger meets in the middle of the screen.
    func seen() -> String {
      let responders = device.view(at: CGPoint(x: 384, y: 480)).map {
        sequence(first: $0 as UIResponder, next: \.next)
      }
      switch responders?.lazy.compactMap({ $0 as? UIViewController }).first {
      case is FolderController: return "folder"
      case is NoteController: return "note"
      case is EditorController: return "editor"
      default: return "another"
      }
    }
  }

  // MARK: Pushing

  private func checkPush(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    weak var weakNote: NoteController?
    do {
      let note = try scene.openNote(on: stage)
      weakNote = note
      stage.output("the note shows", note.label.text ?? "")
      stage.picture("note", caption: "The note that the folder has pushed")
      stage.check(
        "source-supplies-data",
        "the note shows the text that it was given before its view was loaded",
        expected: "Buy bread",
        actual: note.label.text ?? ""
      )
      stage.check(
        "three-common-examples",
        named: "push",
        "there are two controllers on the stack once the note is pushed",
        expected: 2,
        actual: scene.navigation.viewControllers.count
      )
    }
    _ = scene.navigation.popViewController(animated: false)
    scene.device.advanceUntilIdle()
    stage.check(
      "source-creates-destination",
      "back in the folder no note is left, as only the action had called it into being",
      expected: 0,
      actual: [weakNote].compactMap(\.self).count
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
      "there are still two controllers on the stack once the editor is presented",
      expected: 2,
      actual: scene.navigation.viewControllers.count
    )
    stage.check(
      "three-common-examples",
      named: "editor",
      "the note presents the editor",
      expected: "editor",
      actual: note.presentedViewController.map { $0 === editor ? "editor" : "another" } ?? "nothing"
    )
    scene.tap(editor.field)
    scene.device.type(" and milk")
    stage.picture("editor", caption: "The editor, while the text changes")
    stage.check(
      "data-down-events-up",
      named: "during",
      "while the text changes in the editor the folder's stays as it was",
      expected: "Buy bread",
      actual: scene.folder.notes[0].text
    )
    scene.tap(editor.doneButton)
    stage.output("after Done", scene.folder.notes[0].text)
    stage.check(
      "data-down-events-up",
      "after Done the folder has the new text",
      expected: "Buy bread and milk",
      actual: scene.folder.notes[0].text
    )
    stage.check(
      "back-through-delegate",
      "after Done the note has the new text",
      expected: "Buy bread and milk",
      actual: note.note.text
    )
    stage.check(
      "back-through-delegate",
      named: "gone",
      "after Done the note is seen again, as it has dismissed the editor",
      expected: "note",
      actual: scene.seen()
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
      "the editor shows what the note holds now, not what the folder knew",
      expected: "Call home",
      actual: editor.field.text ?? ""
    )
    stage.check(
      "each-configured-by-previous",
      named: "delegates",
      "the editor's delegate is the note, and the note's is the folder",
      expected: ["note", "folder"],
      actual: [
        editor.delegate === note ? "note" : "nobody",
        note.delegate === scene.folder ? "folder" : "nobody",
      ]
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
      "the palette appears in a popover of the size that it asks for",
      expected: CGSize(width: 200, height: 80),
      actual: palette.view.bounds.size
    )
    let buttons = palette.view.subviews.compactMap { $0 as? UIButton }
    stage.check(
      "source-supplies-data",
      named: "palette",
      "the palette offers three colors",
      expected: 3,
      actual: buttons.count
    )
    if let yellow = buttons.first { scene.tap(yellow) }
    stage.check(
      "back-through-delegate",
      named: "palette",
      "after a tap on yellow the folder's note is of this color",
      expected: "yellow",
      actual: scene.folder.notes[0].color == .yellow ? "yellow" : "white"
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
      "a delegate of quite another class hears the text as well",
      expected: ["Buy bread!"],
      actual: recorder.texts
    )
  }

  // MARK: A film

  private func film(_ example: Example, on stage: Stage) throws {
    let scene = Scene(example, on: stage)
    try stage.film(
      "flow",
      caption: "A note is opened and edited, and Done is tapped",
      seconds: 4,
      showing: [.touches]
    ) {
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
