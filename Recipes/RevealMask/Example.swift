import UIKit

class RevealViewController: UIViewController {
  let photo = UIImageView(image: UIImage(named: "Harbour"))
  let spot = CAShapeLayer()
  var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addPhoto()
    addMask()
  }

  func addPhoto() {
    photo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photo)
    let (x, y) = (photo.centerXAnchor, photo.centerYAnchor)
    NSLayoutConstraint.activate([
      x.constraint(equalTo: view.centerXAnchor),
      y.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func addMask() {
    spot.path = circle(radius: 30)
    photo.layer.mask = spot
  }

  func circle(radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: CGPoint(x: photo.bounds.midX, y: photo.bounds.midY),
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    ).cgPath
  }

  func toggle() {
    isOpen.toggle()
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = spot.path
    spot.path = circle(radius: isOpen ? 150 : 30)
    animation.toValue = spot.path
    animation.duration = 0.8
    spot.add(animation, forKey: "path")
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    toggle()
  }
}
