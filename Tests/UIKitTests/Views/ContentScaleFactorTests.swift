import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.contentScaleFactor: the scale of the screen that shows the view.
@MainActor struct ContentScaleFactorTests {
  @Test func itIsTheScreensOnceTheViewIsInAWindow() {
    let simulator = Simulator.boot(.iPhone6, iOS: 12)
    let root = UIViewController()
    simulator.launch(root)
    let view = UIImageView()
    #expect(view.contentScaleFactor == 1)
    root.view.addSubview(view)
    #expect(view.contentScaleFactor == 2 && UIScreen.main.scale == 2)
    view.contentScaleFactor = 3
    #expect(view.contentScaleFactor == 3)
    view.contentScaleFactor = .nan
    #expect(view.contentScaleFactor == 2)
  }
}
