import RecipeKit

/// A launched example with the photo that the script moves; places are on the desk.
@MainActor
struct Desk {
  let device: Simulator
  let controller: PhotoBinController
  let photo: UIView

  /// Where the photo is, in whole points.
  var roundedCenter: CGPoint {
    CGPoint(x: photo.center.x.rounded(), y: photo.center.y.rounded())
  }

  /// How far the photo is from a place.
  func distance(from place: CGPoint) -> Double {
    Double(hypot(photo.center.x - place.x, photo.center.y - place.y))
  }

  /// Drags the photo to a place and holds it still there before the finger is lifted.
  func carry(to place: CGPoint) {
    guard let finger = device.touchDown(at: onScreen(photo.center)) else { return }
    finger.move(to: onScreen(place), duration: 0.3)
    device.advance(by: 0.2)
    finger.lift()
  }

  /// Throws the photo: in 0.2 seconds a finger moves it some points towards a place and leaves it there.
  ///
  /// - Parameter look: is called with the finger's place whenever it has moved.
  func toss(towards place: CGPoint, points: CGFloat, look: (CGPoint) -> Void = { _ in }) {
    let start = photo.center
    let part = points / hypot(place.x - start.x, place.y - start.y)
    guard let finger = device.touchDown(at: onScreen(start)) else { return }
    let frames = 12
    for frame in 1...frames {
      let way = part * CGFloat(frame) / CGFloat(frames)
      let next = CGPoint(x: start.x + (place.x - start.x) * way, y: start.y + (place.y - start.y) * way)
      device.advance(by: 1.0 / 60)
      finger.move(to: onScreen(next))
      look(next)
    }
    finger.lift()
  }

  /// Takes all snaps out of their animator.
  func removeSnaps() {
    let animator = controller.animator
    for case let snap as UISnapBehavior in animator.behaviors { animator.removeBehavior(snap) }
  }

  private func onScreen(_ place: CGPoint) -> CGPoint {
    controller.desk.convert(place, to: nil)
  }
}
