import Simulator
import Testing
import UIKit

/// Truth: Apple, UIResponder.next and UIApplication.beginIgnoringInteractionEvents.
@MainActor struct UIApplicationTests {
  @Test func theResponderChainGoesFromViewToDelegate() {
    let simulator = Simulator.boot()
    let delegate = LoggingDelegate()
    let root = UIViewController()
    let child = UIViewController()
    delegate.root = root
    simulator.launch(delegate: delegate)
    let leaf = UIView(frame: .zero)
    root.addChild(child)
    child.view.addSubview(leaf)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    var chain: [UIResponder] = []
    var responder: UIResponder? = leaf
    while let present = responder {
      chain.append(present)
      responder = present.next
    }
    #expect(
      chain == [
        leaf, child.view, child, root.view, root, simulator.keyWindow, simulator.application, delegate,
      ]
    )
  }

  @Test func ignoringTouchesIsCounted() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    #expect(simulator.touchDown(at: CGPoint(x: 100, y: 100)) == nil)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    #expect(simulator.touchDown(at: CGPoint(x: 100, y: 100)) != nil)
  }

  @Test func endingWhatNeverBeganIsHarmless() {
    _ = Simulator.boot()
    UIApplication.shared.endIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aProcessThatBootsNothingIsConsistent() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        #expect(UIDevice.current.systemVersion == "7.0")
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".HelveticaNeueInterface-Regular")
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
      }
    }
  }
}
