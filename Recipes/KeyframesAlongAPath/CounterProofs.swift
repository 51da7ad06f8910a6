import UIKit

class HalfTrackController: RaceViewController {
  override func addTrack() {
    super.addTrack()
    track.removeAllPoints()
    track.move(to: CGPoint(x: 100, y: 30))
    addBend(y: 100, from: -.pi / 2, to: 0)
    addBend(y: 400, from: 0, to: .pi / 2)
  }
}

class SmallShakeController: RaceViewController {
  override func shake() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 5, -5, 5, -5, 0]
    shake.keyTimes = [0, 0.125, 0.375, 0.625, 0.875, 1]
    shake.isAdditive = true
    shake.duration = 0.4
    car.add(shake, forKey: "shake")
  }
}
