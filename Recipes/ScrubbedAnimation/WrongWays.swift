import UIKit

// MARK: started, not paused

class StartedController: DoorViewController {
  override func scrub() {
    let slide = animator ?? makeAnimator()
    animator = slide
    slide.startAnimation()
    slide.isReversed = false
    slide.fractionComplete = CGFloat(slider.value)
  }
}

// MARK: in no property

class InNoPropertyController: DoorViewController {
  override func scrub() {
    let slide = makeAnimator()
    slide.pauseAnimation()
    slide.isReversed = false
    slide.fractionComplete = CGFloat(slider.value)
  }
}

// MARK: a finished animator kept

class KeptAnimatorController: DoorViewController {
  override func makeAnimator() -> UIViewPropertyAnimator {
    let slide = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) {
      self.door.center.x = 295
    }
    slide.addCompletion { position in
      self.door.text = position == .end ? "Open" : "Closed"
      self.slider.value = position == .end ? 1 : 0
    }
    return slide
  }
}

// MARK: never continued

class NeverContinuedController: DoorViewController {
  override func letGo() {
    guard let slide = animator else { return }
    slide.isReversed = slider.value < 0.5
  }
}

// MARK: never reversed

class NeverReversedController: DoorViewController {
  override func letGo() {
    guard let slide = animator else { return }
    slide.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

// MARK: position ignored

class PositionIgnoredController: DoorViewController {
  override func makeAnimator() -> UIViewPropertyAnimator {
    door.center.x = 98
    let slide = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) {
      self.door.center.x = 295
    }
    slide.addCompletion { _ in
      self.door.text = "Open"
      self.slider.value = 1
      self.animator = nil
    }
    return slide
  }
}
