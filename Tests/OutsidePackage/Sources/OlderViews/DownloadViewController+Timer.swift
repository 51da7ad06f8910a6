import UIKit

extension DownloadViewController {
  /// A timer that moves the bar, scheduled on the device's clock.
  func makeTimer() -> Timer {
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.bar.progress += 0.5
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
