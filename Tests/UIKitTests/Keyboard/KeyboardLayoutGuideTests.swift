import Simulator
import Testing
import UIKit

/// Truth: Apple, UIKeyboardLayoutGuide: its top is that of the keyboard, or the lower end of the safe area without one.
///
/// A keyboard without suggestions is 216 points high on an iPhone 5, and 162 in landscape.
@MainActor struct KeyboardLayoutGuideTests {
  private func place(_ view: UIView, above guide: UILayoutGuide, in root: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  @Test func aViewAboveItMovesWithTheKeyboard() throws {
    let scene = KeyboardScene(iOS: 15)
    scene.first.autocorrectionType = .no
    let bar = UIView()
    place(bar, above: scene.root.view.keyboardLayoutGuide, in: scene.root.view)
    scene.simulator.settle()
    #expect(bar.frame == CGRect(x: 0, y: 528, width: 320, height: 40))
    #expect(scene.root.view.keyboardLayoutGuide === scene.root.view.keyboardLayoutGuide)
    scene.first.becomeFirstResponder()
    #expect(bar.frame.maxY == 352)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 352, width: 320, height: 216))
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(bar.frame == CGRect(x: 0, y: 320 - 162 - 40, width: 568, height: 40))
    scene.first.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(bar.frame.maxY == 320)
  }

  @Test func withoutKeyboardItIsBelowTheSafeArea() {
    let simulator = Simulator.boot(.iPhone5, iOS: 15)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
    field.autocorrectionType = .no
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    simulator.launch(tabs)
    let bar = UIView()
    controller.view.addSubview(field)
    place(bar, above: controller.view.keyboardLayoutGuide, in: controller.view)
    simulator.settle()
    #expect(bar.frame.maxY == 519)
    field.becomeFirstResponder()
    simulator.advanceUntilIdle()
    #expect(bar.frame.maxY == 352)
  }
}
