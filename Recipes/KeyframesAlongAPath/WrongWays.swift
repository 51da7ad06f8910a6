import UIKit

// MARK: no calculation mode

class NoCalculationModeController: RaceViewController {
  override func drive() {
    let lap = CAKeyframeAnimation(keyPath: "position")
    lap.path = track.cgPath
    lap.rotationMode = .rotateAuto
    lap.duration = 0.8
    car.add(lap, forKey: "lap")
  }
}

// MARK: no rotation mode

class NoRotationModeController: RaceViewController {
  override func drive() {
    let lap = CAKeyframeAnimation(keyPath: "position")
    lap.path = track.cgPath
    lap.calculationMode = .paced
    lap.duration = 0.8
    car.add(lap, forKey: "lap")
  }
}

// MARK: no duration

class NoDurationController: RaceViewController {
  override func drive() {
    let lap = CAKeyframeAnimation(keyPath: "position")
    lap.path = track.cgPath
    lap.calculationMode = .paced
    lap.rotationMode = .rotateAuto
    car.add(lap, forKey: "lap")
  }
}

// MARK: in another layer

class AnotherLayerController: RaceViewController {
  override func addCar() {
    super.addCar()
    view.layer.addSublayer(car)
  }
}

// MARK: too few key times

class TooFewKeyTimesController: RaceViewController {
  override func shake() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, -10, 0]
    shake.keyTimes = [0.125, 0.375, 0.625, 0.875]
    shake.isAdditive = true
    shake.duration = 0.4
    car.add(shake, forKey: "shake")
  }
}

// MARK: not additive

class NotAdditiveController: RaceViewController {
  override func shake() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, -10, 0]
    shake.keyTimes = [0, 0.125, 0.375, 0.625, 0.875, 1]
    shake.duration = 0.4
    car.add(shake, forKey: "shake")
  }
}
