import Simulator
import Testing
import UIKit

/// Truth: one line for each view, indented by depth, back to front; what differs from a fresh view is named.
@MainActor struct TreeDumpTests {
  @Test func everyVisibleViewHasALine() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30.5, height: 40))
    box.alpha = 0.5
    box.tag = 7
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "a'b\nc"
    box.addSubview(label)
    root.view.addSubview(box)
    #expect(
      simulator.treeDump == """
        <UIWindow; frame = (0 0; 320 568)>
           | <UIView; frame = (0 0; 320 568); autoresize = W+H>
           |    | <UIView; frame = (10 20; 30.5 40); alpha = 0.5; tag = 7>
           |    |    | <UILabel; frame = (0 0; 10 10); text = 'a'b⏎c'>

        """
    )
  }

  @Test func windowsComeFromBackToFrontAndHiddenOnesNotAtAll() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    alert.windowLevel = .alert
    alert.isHidden = false
    let late = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    late.isHidden = false
    let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(
      simulator.treeDump == """
        <UIWindow; frame = (0 0; 320 568)>
           | <UIView; frame = (0 0; 320 568); autoresize = W+H>
        <UIWindow; frame = (0 0; 20 20)>
        <UIWindow; frame = (0 0; 10 10)>

        """
    )
    withExtendedLifetime(hidden) {}
  }

  @Test func aTurnedRootIsWrittenWithoutRoundingNoise() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let root = UIViewController()
    simulator.launch(root)
    simulator.rotateRight()
    #expect(
      simulator.treeDump == """
        <UIWindow; frame = (0 0; 320 480)>
           | <UIView; frame = (20 0; 300 480); transform = [0, -1, 1, 0, 0, 0]; autoresize = W+H>

        """
    )
  }
}
