import UIKit

/// A view that handles taps if it has an answer, and passes on the others.
class AnsweringView: UIView {
  var answer: (() -> Void)?

  override func touchesBegan(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if answer == nil { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if answer == nil { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if let answer {
      answer()
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if answer == nil { super.touchesCancelled(touches, with: event) }
  }
}

/// A controller that does the same for all views in its view.
class AnsweringController: UIViewController {
  var answer: (() -> Void)?

  override func loadView() {
    view = AnsweringView(frame: UIScreen.main.bounds)
  }

  override func touchesBegan(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if answer == nil { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if answer == nil { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if let answer {
      answer()
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    if answer == nil { super.touchesCancelled(touches, with: event) }
  }
}

class InnerController: AnsweringController {
  var panel = AnsweringView()
  let card = AnsweringView()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)

    panel.frame = CGRect(x: 20, y: 20, width: 200, height: 260)
    panel.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
    view.addSubview(panel)

    card.frame = CGRect(x: 30, y: 30, width: 140, height: 120)
    card.backgroundColor = UIColor(red: 0.4, green: 0.7, blue: 1, alpha: 1)
    panel.addSubview(card)

    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 30, y: 190, width: 140, height: 44)
    panel.addSubview(button)

    label(panel, "Panel")
    label(card, "Card")
    label(view, "Inner view", y: 280)
  }

  func label(_ view: UIView, _ text: String, y: CGFloat = 4) {
    let label = UILabel(frame: CGRect(x: 8, y: y, width: 120, height: 16))
    label.text = text
    label.font = .systemFont(ofSize: 12)
    view.addSubview(label)
  }
}

class OuterController: AnsweringController {
  let inner = InnerController()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    label.frame = CGRect(x: 40, y: 40, width: 240, height: 30)
    label.textAlignment = .center
    view.addSubview(label)

    addInner()
    // Gets every tap that no nearer responder handles.
    answer = { [weak self] in self?.label.text = "Here I am" }
  }

  func addInner() {
    addChild(inner)
    inner.view.frame = CGRect(x: 40, y: 90, width: 240, height: 300)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}
