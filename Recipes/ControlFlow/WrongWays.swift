import UIKit

// MARK: nothing supplied

class EmptyEditorNoteController: NoteController {
  override func editNote() {
    let controller = EditorController()
    controller.delegate = self
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)
  }
}

class NothingSuppliedController: FolderController {
  override func openNote() {
    let controller = EmptyEditorNoteController()
    controller.note = notes[0]
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }
}

// MARK: delegate forgotten

class NoDelegateNoteController: NoteController {
  override func editNote() {
    let controller = EditorController()
    controller.text = note.text
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)
  }
}

class DelegateForgottenController: FolderController {
  override func openNote() {
    let controller = NoDelegateNoteController()
    controller.note = notes[0]
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }
}

// MARK: filled by the folder

/// A note whose editor is filled by the folder.
class TwoAtOnceNoteController: NoteController {
  let editor = EditorController()

  override func editNote() {
    editor.delegate = self
    editor.modalPresentationStyle = .formSheet
    present(editor, animated: true)
  }
}

class TwoAtOnceController: FolderController {
  override func openNote() {
    let controller = TwoAtOnceNoteController()
    controller.note = notes[0]
    controller.delegate = self
    controller.editor.text = notes[0].text
    navigationController?.pushViewController(controller, animated: true)
  }
}

// MARK: written directly

/// An editor that knows its source, and changes it as you type.
class WritingThroughEditor: EditorController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let typed = UIAction { [weak self] _ in
      guard let note = self?.delegate as? NoteController else { return }
      note.note.text = self?.field.text ?? ""
      note.delegate?.noteController(note, didChange: note.note)
    }
    field.addAction(typed, for: .editingChanged)
  }

  override func finish() {
    (delegate as? NoteController)?.finish()
  }
}

class WrittenThroughNoteController: NoteController {
  override func editNote() {
    let controller = WritingThroughEditor()
    controller.text = note.text
    controller.delegate = self
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)
  }
}

class WrittenThroughController: FolderController {
  override func openNote() {
    let controller = WrittenThroughNoteController()
    controller.note = notes[0]
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }
}

// MARK: configured too late

class ConfiguredTooLateController: FolderController {
  override func openNote() {
    let controller = NoteController()
    controller.view.tintColor = .red
    controller.note = notes[0]
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }
}

// MARK: made in advance

class MadeInAdvanceController: FolderController {
  let controller = NoteController()

  override func openNote() {
    controller.note = notes[0]
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }
}
