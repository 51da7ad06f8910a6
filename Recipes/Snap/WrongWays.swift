import UIKit

// MARK: never added

class NeverAddedController: PhotoBinController {
  override func snap(_ photo: UIView) {
    snaps[photo] = UISnapBehavior(item: photo, snapTo: bin.center)
  }
}

// MARK: window coordinates

class WindowCoordinatesController: PhotoBinController {
  override func snap(_ photo: UIView) {
    let point = desk.convert(bin.center, to: nil)
    let snap = UISnapBehavior(item: photo, snapTo: point)
    animator.addBehavior(snap)
    snaps[photo] = snap
  }
}

// MARK: the bin's own coordinates

class OwnCoordinatesController: PhotoBinController {
  override func snap(_ photo: UIView) {
    let point = CGPoint(x: bin.bounds.midX, y: bin.bounds.midY)
    let snap = UISnapBehavior(item: photo, snapTo: point)
    animator.addBehavior(snap)
    snaps[photo] = snap
  }
}

// MARK: moved behind the animator's back

class BehindTheBackController: PhotoBinController {
  override func pickUp(_ photo: UIView) {
    // The photo stays in the behaviours, so `drag` would have to call
    // animator.updateItem(usingCurrentState: photo) after each move.
    if let snap = snaps.removeValue(forKey: photo) {
      animator.removeBehavior(snap)
    }
    desk.bringSubviewToFront(photo)
  }
}

// MARK: caught on release only

class CaughtOnReleaseController: PhotoBinController {
  override func addBehaviors() {
    super.addBehaviors()
    sliding.action = nil
  }

  override func letGo(of photo: UIView, velocity: CGPoint) {
    super.letGo(of: photo, velocity: velocity)
    catchPhotos()
  }
}

// MARK: snap not removed

class SnapNotRemovedController: PhotoBinController {
  override func pickUp(_ photo: UIView) {
    sliding.removeItem(photo)
    edges.removeItem(photo)
    desk.bringSubviewToFront(photo)
  }
}

// MARK: a snap in every frame

class SnapInEveryFrameController: PhotoBinController {
  override func catchPhotos() {
    for case let photo as UIView in sliding.items
    where bin.frame.contains(photo.center) {
      snap(photo)
    }
  }
}
