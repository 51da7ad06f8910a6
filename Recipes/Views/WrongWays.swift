import UIKit

// MARK: board not attached

class LooseBoardController: PinboardController {
  override func buildBoard() {
    super.buildBoard()
    board.removeFromSuperview()
  }
}

// MARK: explicit draw

class SelfDrawingController: PinboardController {
  override func buildBoard() {
    super.buildBoard()
    pin.draw(pin.bounds)
  }
}

// MARK: a note beside the board

class NoteBesideTheBoardController: PinboardController {
  override func buildBoard() {
    super.buildBoard()
    note.frame.origin = CGPoint(x: 110, y: 60)
    view.addSubview(note)
  }
}

// MARK: screen coordinates

class PlaceOnTheScreenController: PinboardController {
  override func buildBoard() {
    super.buildBoard()
    note.frame.origin = CGPoint(x: 110, y: 60)
  }
}

// MARK: no animation

class SuddenController: PinboardController {
  override func arrange(
    note noteCenter: CGPoint,
    photo photoCenter: CGPoint,
    alpha: CGFloat
  ) {
    note.center = noteCenter
    note.alpha = alpha
    photo.center = photoCenter
    photo.alpha = alpha
  }
}

// MARK: one animation after the other

class OneAfterTheOtherController: PinboardController {
  override func arrange(
    note noteCenter: CGPoint,
    photo photoCenter: CGPoint,
    alpha: CGFloat
  ) {
    UIView.animate(withDuration: 0.6) {
      self.note.center = noteCenter
      self.note.alpha = alpha
    } completion: { _ in
      UIView.animate(withDuration: 0.3) {
        self.photo.center = photoCenter
        self.photo.alpha = alpha
      }
    }
  }
}

// MARK: moved one by one

class MovedOneByOneController: PinboardController {
  override func moveBoard(by offset: CGPoint) {
    for view in [board, note, photo] {
      view.frame.origin.x += offset.x
      view.frame.origin.y += offset.y
    }
  }
}

// MARK: a fixed size

class YesterdaysScreenController: PinboardController {
  override func placeBackdrop() {
    super.placeBackdrop()
    backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  }
}

// MARK: buttons without actions

class SilentButtonsController: PinboardController {
  override func connectButtons() {
    gatherButton.isEnabled = true
    scatterButton.isEnabled = true
  }
}
