import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A name for a screen, without a word on isolation.
public struct Screen {
  /// What the screen is called.
  public var title: String

  /// Makes a screen.
  public init(title: String) {
    self.title = title
  }

  /// A label with the title.
  public func makeLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 30))
    label.text = title
    return label
  }
}

/// Downloads in the background, counts with a timer, and remembers the last title.
public class DownloadViewController: UIViewController {
  /// How far the download is.
  public let bar = UIProgressView(progressViewStyle: .default)
  /// When the download ended.
  public private(set) var finished: Date?
  private var timer: Timer?
  private var began: CFTimeInterval = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    began = CACurrentMediaTime()
    view.addSubview(Screen(title: NSLocalizedString("Downloads", comment: "")).makeLabel())
    view.addSubview(bar)
  }

  /// Begins the download.
  public func start() {
    UserDefaults.standard.set(title, forKey: "last")
    let timer = makeTimer()
    self.timer = timer
    DispatchQueue.global().async {
      let data = Data(repeating: 1, count: 1000)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        self.title = "\(data.count) bytes"
        self.timer?.invalidate()
        self.finished = Date()
      }
    }
  }
}
