import UIKit

class PinboardController: UIViewController {
  let backdrop = UIView()
  let board = UIView()
  let note = UIView()
  var pin = PinView()
  let photo = UIImageView()
  let gatherButton = UIButton(type: .system)
  let scatterButton = UIButton(type: .system)
  let slideButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    placeBackdrop()
    buildBoard()
    buildButtons()
    connectButtons()
  }

  /// Fills the screen, whatever its size.
  func placeBackdrop() {
    backdrop.frame = UIScreen.main.bounds
    backdrop.backgroundColor = UIColor(white: 0.96, alpha: 1)
    view.addSubview(backdrop)
  }

  /// Builds three levels: the pin is in the note, the note on the board.
  func buildBoard() {
    board.frame = CGRect(x: 100, y: 50, width: 175, height: 280)
    board.backgroundColor = color(0.79, 0.62, 0.43)
    view.addSubview(board)

    note.frame = CGRect(x: 10, y: 10, width: 100, height: 80)
    note.backgroundColor = color(1, 0.93, 0.6)
    board.addSubview(note)

    let text = UILabel(frame: CGRect(x: 10, y: 34, width: 80, height: 30))
    text.text = "Buy bread"
    text.font = .systemFont(ofSize: 15)
    note.addSubview(text)

    pin.frame = CGRect(x: 40, y: 6, width: 20, height: 20)
    note.addSubview(pin)

    photo.frame = CGRect(x: 55, y: 190, width: 110, height: 80)
    photo.image = UIImage(named: "Harbour")
    photo.layer.borderColor = UIColor.white.cgColor
    photo.layer.borderWidth = 6
    board.addSubview(photo)
  }

  func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  func buildButtons() {
    gatherButton.setTitle("Gather", for: .normal)
    gatherButton.frame = CGRect(x: 50, y: 560, width: 130, height: 44)
    view.addSubview(gatherButton)

    scatterButton.setTitle("Scatter", for: .normal)
    scatterButton.frame = CGRect(x: 195, y: 560, width: 130, height: 44)
    view.addSubview(scatterButton)

    slideButton.setTitle("Slide", for: .normal)
    slideButton.frame = CGRect(x: 122, y: 604, width: 130, height: 44)
    view.addSubview(slideButton)
  }

  /// Gives each of the three buttons its own action.
  func connectButtons() {
    gatherButton.addAction(
      UIAction { [weak self] action in self?.gather(action.sender) },
      for: .touchUpInside
    )
    scatterButton.addAction(
      UIAction { [weak self] action in self?.scatter(action.sender) },
      for: .touchUpInside
    )
    slideButton.addAction(
      UIAction { [weak self] action in self?.slide(action.sender) },
      for: .touchUpInside
    )
  }

  func gather(_ sender: Any?) {
    arrange(
      note: CGPoint(x: 90, y: 110),
      photo: CGPoint(x: 90, y: 170),
      alpha: 0.5
    )
  }

  func scatter(_ sender: Any?) {
    arrange(
      note: CGPoint(x: 60, y: 50),
      photo: CGPoint(x: 110, y: 230),
      alpha: 1
    )
  }

  /// Animates two properties of two views together.
  func arrange(
    note noteCenter: CGPoint,
    photo photoCenter: CGPoint,
    alpha: CGFloat
  ) {
    UIView.animate(withDuration: 0.6) {
      self.note.center = noteCenter
      self.note.alpha = alpha
      self.photo.center = photoCenter
      self.photo.alpha = alpha
    }
  }

  /// Moves the board off the screen to the right, or back.
  func slide(_ sender: Any?) {
    let isOnScreen = board.frame.minX < view.bounds.maxX
    UIView.animate(withDuration: 0.6) {
      self.moveBoard(by: CGPoint(x: isOnScreen ? 275 : -275, y: 0))
    }
  }

  /// Moves the board, and with it all its subviews.
  func moveBoard(by offset: CGPoint) {
    board.frame.origin.x += offset.x
    board.frame.origin.y += offset.y
  }
}

/// A pin, drawn in code whenever UIKit calls `draw(_:)`.
class PinView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    UIColor(red: 0.85, green: 0.2, blue: 0.2, alpha: 1).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor(white: 1, alpha: 0.6).setFill()
    UIBezierPath(ovalIn: CGRect(x: 5, y: 4, width: 6, height: 6)).fill()
  }
}
