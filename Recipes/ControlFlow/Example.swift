import UIKit

struct Note {
  var text: String
  var color: UIColor
}

@MainActor
protocol NoteControllerDelegate: AnyObject {
  func noteController(_ sender: NoteController, didChange note: Note)
}

@MainActor
protocol EditorControllerDelegate: AnyObject {
  func editorController(
    _ sender: EditorController,
    didFinishWith text: String
  )
}

@MainActor
protocol PaletteControllerDelegate: AnyObject {
  func paletteController(
    _ sender: PaletteController,
    didPick color: UIColor
  )
}

/// The start of the chain: has all notes, and shows one.
class FolderController: UIViewController, NoteControllerDelegate {
  var notes = [Note(text: "Buy bread", color: .white)]
  let openButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .white
    addButton(openButton, titled: "Open", y: 140) { $0.openNote() }
  }

  func openNote() {
    let controller = NoteController()
    controller.note = notes[0]
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }

  func noteController(_ sender: NoteController, didChange note: Note) {
    notes[0] = note
  }
}

/// In the middle: the folder's destination, and the source of two others.
class NoteController: UIViewController, EditorControllerDelegate,
  PaletteControllerDelegate
{
  var note = Note(text: "", color: .white)
  weak var delegate: NoteControllerDelegate?

  let paper = UIView()
  let label = UILabel()
  let editButton = UIButton(type: .system)
  let colorButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    paper.frame = CGRect(x: 184, y: 140, width: 400, height: 400)
    view.addSubview(paper)
    label.frame = CGRect(x: 24, y: 24, width: 352, height: 80)
    label.font = .systemFont(ofSize: 32)
    label.numberOfLines = 0
    paper.addSubview(label)
    addButton(editButton, titled: "Edit", y: 570) { $0.editNote() }
    addButton(colorButton, titled: "Color", y: 630) { $0.pickColor() }
    showNote()
  }

  func showNote() {
    label.text = note.text
    paper.backgroundColor = note.color
  }

  func editNote() {
    let controller = EditorController()
    controller.text = note.text
    controller.delegate = self
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)
  }

  func pickColor() {
    let controller = PaletteController()
    controller.colors = [.yellow, .cyan, .white]
    controller.delegate = self
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    popover?.sourceView = colorButton
    popover?.sourceRect = colorButton.bounds
    present(controller, animated: true)
  }

  func editorController(
    _ sender: EditorController,
    didFinishWith text: String
  ) {
    note.text = text
    finish()
  }

  func paletteController(
    _ sender: PaletteController,
    didPick color: UIColor
  ) {
    note.color = color
    finish()
  }

  func finish() {
    showNote()
    delegate?.noteController(self, didChange: note)
    dismiss(animated: true)
  }
}

/// An end of the chain: edits a text, for any source.
class EditorController: UIViewController {
  var text = ""
  weak var delegate: EditorControllerDelegate?

  let field = UITextField()
  let doneButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 480, height: 200)
    view.backgroundColor = .white
    field.frame = CGRect(x: 40, y: 60, width: 400, height: 40)
    field.borderStyle = .roundedRect
    field.text = text
    view.addSubview(field)
    addButton(doneButton, titled: "Done", y: 120) { $0.finish() }
    doneButton.center.x = preferredContentSize.width / 2
  }

  func finish() {
    let result = field.text ?? ""
    delegate?.editorController(self, didFinishWith: result)
  }
}

/// Another end: offers colors, and reports the picked one.
class PaletteController: UIViewController {
  var colors: [UIColor] = []
  weak var delegate: PaletteControllerDelegate?

  var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 200, height: 80)
    for (index, color) in colors.enumerated() {
      let button = UIButton(type: .custom)
      let x = 20 + 60 * CGFloat(index)
      button.frame = CGRect(x: x, y: 20, width: 40, height: 40)
      button.backgroundColor = color
      button.layer.borderWidth = 1
      let pick = UIAction { [weak self] _ in self?.pick(color) }
      button.addAction(pick, for: .touchUpInside)
      view.addSubview(button)
      buttons.append(button)
    }
  }

  func pick(_ color: UIColor) {
    delegate?.paletteController(self, didPick: color)
  }
}

@MainActor
protocol ButtonMaking: UIViewController {}
extension UIViewController: ButtonMaking {}

extension ButtonMaking {
  func addButton(
    _ button: UIButton,
    titled title: String,
    y: CGFloat,
    action: @escaping (Self) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.frame = CGRect(
      x: view.bounds.midX - 60,
      y: y,
      width: 120,
      height: 44
    )
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    button.addAction(tapped, for: .touchUpInside)
    view.addSubview(button)
  }
}
