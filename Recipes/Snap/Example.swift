import UIKit

class PhotoBinController: UIViewController {
  let desk = UIView()
  let bin = UILabel()
  var photos: [UIImageView] = []

  lazy var animator = UIDynamicAnimator(referenceView: desk)
  let sliding = UIDynamicItemBehavior()
  let edges = UICollisionBehavior()
  var snaps: [UIView: UISnapBehavior] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addDesk()
    addBehaviors()
    addPhoto(hue: 0.1, y: 140)
    addPhoto(hue: 0.35, y: 340)
    addPhoto(hue: 0.58, y: 540)
    addPhoto(hue: 0.85, y: 740)
  }

  func addDesk() {
    desk.frame = CGRect(x: 24, y: 120, width: 720, height: 880)
    desk.backgroundColor = UIColor(white: 0.9, alpha: 1)
    desk.layer.cornerRadius = 24
    view.addSubview(desk)

    bin.frame = CGRect(x: 470, y: 340, width: 200, height: 200)
    bin.text = "Share"
    bin.font = .systemFont(ofSize: 28)
    bin.textAlignment = .center
    bin.textColor = .systemBlue
    bin.layer.borderColor = UIColor.systemBlue.cgColor
    bin.layer.borderWidth = 4
    bin.layer.cornerRadius = 24
    desk.addSubview(bin)

    let title = UILabel()
    title.frame = CGRect(x: 24, y: 40, width: 720, height: 60)
    title.text = "Throw photos into the bin"
    title.font = .systemFont(ofSize: 32)
    view.addSubview(title)
  }

  func addBehaviors() {
    sliding.resistance = 2
    sliding.action = { [weak self] in self?.catchPhotos() }
    animator.addBehavior(sliding)

    edges.collisionMode = .boundaries
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(edges)
  }

  func addPhoto(hue: CGFloat, y: CGFloat) {
    let photo = UIImageView(image: mountain(hue: hue))
    photo.center = CGPoint(x: 110, y: y)
    photo.layer.borderColor = UIColor.white.cgColor
    photo.layer.borderWidth = 6
    photo.isUserInteractionEnabled = true
    let pan = UIPanGestureRecognizer { [weak self] pan in
      self?.drag(pan)
    }
    photo.addGestureRecognizer(pan)
    desk.addSubview(photo)
    photos.append(photo)
    sliding.addItem(photo)
    edges.addItem(photo)
  }

  func mountain(hue: CGFloat) -> UIImage {
    func tone(_ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(
        hue: hue,
        saturation: saturation,
        brightness: brightness,
        alpha: 1
      )
    }
    let size = CGSize(width: 120, height: 90)
    return UIGraphicsImageRenderer(size: size).image { context in
      tone(0.3, 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      let sun = CGRect(x: 84, y: 16, width: 18, height: 18)
      UIBezierPath(ovalIn: sun).fill()
      tone(0.7, 0.6).setFill()
      let slope = UIBezierPath()
      slope.move(to: CGPoint(x: 0, y: 90))
      slope.addLine(to: CGPoint(x: 45, y: 30))
      slope.addLine(to: CGPoint(x: 70, y: 62))
      slope.addLine(to: CGPoint(x: 85, y: 50))
      slope.addLine(to: CGPoint(x: 120, y: 90))
      slope.fill()
    }
  }

  // MARK: Dragging

  func drag(_ pan: UIPanGestureRecognizer) {
    guard let photo = pan.view else { return }
    switch pan.state {
    case .began:
      pickUp(photo)
      photo.center = pan.location(in: desk)
    case .changed:
      photo.center = pan.location(in: desk)
    case .ended, .cancelled:
      letGo(of: photo, velocity: pan.velocity(in: desk))
    default:
      break
    }
  }

  /// Removes the photo from the behaviours while a finger drags it.
  func pickUp(_ photo: UIView) {
    if let snap = snaps.removeValue(forKey: photo) {
      animator.removeBehavior(snap)
    }
    sliding.removeItem(photo)
    edges.removeItem(photo)
    desk.bringSubviewToFront(photo)
  }

  func letGo(of photo: UIView, velocity: CGPoint) {
    sliding.addItem(photo)
    edges.addItem(photo)
    sliding.addLinearVelocity(velocity, for: photo)
  }

  // MARK: Snapping

  func catchPhotos() {
    for case let photo as UIView in sliding.items
    where snaps[photo] == nil && bin.frame.contains(photo.center) {
      snap(photo)
    }
  }

  func snap(_ photo: UIView) {
    let snap = UISnapBehavior(item: photo, snapTo: bin.center)
    animator.addBehavior(snap)
    snaps[photo] = snap
  }
}
