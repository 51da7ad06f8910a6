import UIKit

// MARK: never added

class NeverAddedController: PhotoBinController {
  override func snap(_ photo: UIView) {
    snaps[photo] = UISnapBehavior(item: photo, snapTo: bin.center)
  }
}

// MARK: animator not kept

class AnimatorNotKeptController: PhotoBinController {
  // Each time a new one, which is gone as soon as it was used.
  override var animator: UIDynamicAnimator {
    get { UIDynamicAnimator(referenceView: desk) }
    set {}
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
    // The photo stays the animator's, which is not told that it moves:
    // animator.updateItem(usingCurrentState: photo) would tell it.
    if let snap = snaps.removeValue(forKey: photo) {
      animator.removeBehavior(snap)
    }
    desk.bringSubviewToFront(photo)
  }
}

// MARK: placed by hand

class PlacedByHandController: PhotoBinController {
  override func snap(_ photo: UIView) {
    pickUp(photo)
    photo.center = bin.center
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

// MARK: deaf photos

class DeafPhotosController: PhotoBinController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // What an image view does unless it is told otherwise.
    for photo in photos { photo.isUserInteractionEnabled = false }
  }
}
