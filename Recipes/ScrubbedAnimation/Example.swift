import UIKit

class DoorViewController: UIViewController {
  let door = UILabel()
  let slider = UISlider()
  var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    door.frame = CGRect(x: 48, y: 240, width: 100, height: 140)
    door.backgroundColor = .systemTeal
    door.textAlignment = .center
    door.text = "Closed"
    view.addSubview(door)
    slider.frame = CGRect(x: 82, y: 420, width: 229, height: 34)
    view.addSubview(slider)
    connectSlider()
  }

  func connectSlider() {
    slider.addAction(
      UIAction { [weak self] _ in self?.scrub() },
      for: .valueChanged
    )
    slider.addAction(
      UIAction { [weak self] _ in self?.letGo() },
      for: [.touchUpInside, .touchUpOutside]
    )
  }

  func makeAnimator() -> UIViewPropertyAnimator {
    door.center.x = 98
    let slide = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) {
      self.door.center.x = 295
    }
    slide.addCompletion { position in
      self.door.text = position == .end ? "Open" : "Closed"
      self.slider.value = position == .end ? 1 : 0
      self.animator = nil
    }
    return slide
  }

  func scrub() {
    let slide = animator ?? makeAnimator()
    animator = slide
    slide.pauseAnimation()
    slide.isReversed = false
    slide.fractionComplete = CGFloat(slider.value)
  }

  func letGo() {
    guard let slide = animator else { return }
    slide.isReversed = slider.value < 0.5
    slide.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
