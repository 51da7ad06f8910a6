import UIKit

class SkyViewController: UIViewController {
  let sky = CAGradientLayer()
  let city = UILabel()
  var isMorning = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    city.font = .boldSystemFont(ofSize: 32)
    city.textColor = .white
    city.text = "Oslo"
    addCity()
    addSky()
  }

  func addCity() {
    city.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(city)
    let (top, middle) = (city.topAnchor, city.centerXAnchor)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.constraint(equalTo: area.topAnchor, constant: 16),
      middle.constraint(equalTo: area.centerXAnchor),
    ])
  }

  func addSky() {
    sky.colors = [
      UIColor.systemIndigo.cgColor,
      UIColor.systemPink.cgColor,
      UIColor.systemYellow.cgColor,
    ]
    sky.locations = [0, 0.8, 1]
    view.layer.insertSublayer(sky, at: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sky.frame = view.bounds
  }

  func toggle() {
    isMorning.toggle()
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = sky.locations
    sky.locations = isMorning ? [0, 0.2, 0.6] : [0, 0.8, 1]
    animation.toValue = sky.locations
    animation.duration = 0.8
    sky.add(animation, forKey: "locations")
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    toggle()
  }
}
