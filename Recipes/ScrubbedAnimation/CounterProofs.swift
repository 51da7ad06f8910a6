import UIKit

class CurvedScrubbingController: DoorViewController {
  override func makeAnimator() -> UIViewPropertyAnimator {
    let slide = super.makeAnimator()
    slide.scrubsLinearly = false
    return slide
  }
}

class WholeDurationController: DoorViewController {
  override func letGo() {
    guard let slide = animator else { return }
    slide.isReversed = slider.value < 0.5
    slide.continueAnimation(withTimingParameters: nil, durationFactor: 1)
  }
}

class StillReversedController: DoorViewController {
  override func scrub() {
    let slide = animator ?? makeAnimator()
    animator = slide
    slide.pauseAnimation()
    slide.fractionComplete = CGFloat(slider.value)
  }
}
