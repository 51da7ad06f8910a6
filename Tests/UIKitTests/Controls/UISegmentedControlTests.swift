import Simulator
import Testing
import UIKit

/// Truth: Apple, UISegmentedControl: indices out of range mean the nearest segment, and setting the selection sends nothing.
@MainActor struct UISegmentedControlTests {
  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func itsSegmentsAreTextsAndImages() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }
    let control = UISegmentedControl(items: ["15%", image, "20%"])
    #expect(titles(control) == ["15%", nil, "20%"])
    #expect(control.imageForSegment(at: 1) === image)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.height == 29)
    #expect(control.alignmentRect(forFrame: control.frame).size == control.intrinsicContentSize)
  }

  @Test func segmentsComeAndGoAroundTheSelectedOne() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let control = UISegmentedControl(items: ["B"])
    control.selectedSegmentIndex = 0
    control.insertSegment(withTitle: "A", at: -3, animated: false)
    control.insertSegment(withTitle: "C", at: 99, animated: false)
    #expect(titles(control) == ["A", "B", "C"] && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    control.removeSegment(at: 0, animated: false)
    #expect(titles(control) == ["C"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("D", forSegmentAt: 7)
    #expect(titles(control) == ["D"])
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test func anIndexThatNoSegmentHasIsIgnored() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    for index in [2, -2, .max] { control.selectedSegmentIndex = index }
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = -1
    #expect(control.selectedSegmentIndex == -1)
  }

  /// The control is 100 points wide, from 110 to 210 on the screen.
  @Test func aTapSelectsAndAnotherOneOnTheSameSegmentSendsNothing() {
    let scene = ControlScene { UISegmentedControl(items: ["A", "B"]) }
    scene.simulator.tap(at: CGPoint(x: 190, y: 220))
    #expect(scene.control.selectedSegmentIndex == 1)
    #expect(scene.log.take().filter { $0 == "valueChanged" }.count == 1)
    scene.simulator.tap(at: CGPoint(x: 190, y: 220))
    #expect(!scene.log.take().contains("valueChanged"))
    scene.control.selectedSegmentIndex = 0
    #expect(scene.log.take() == [])
  }

  /// The cards of iOS 13 have a distance between them; the middle is at 160 on the screen.
  @Test(arguments: [(159.5, 0), (160.5, 1), (110.5, 0), (209.5, 1)])
  func thePlaceBesideACardBelongsToItsSegment(_ x: CGFloat, _ index: Int) {
    let scene = ControlScene(iOS: 13) { UISegmentedControl(items: ["A", "B"]) }
    scene.simulator.tap(at: CGPoint(x: x, y: 220))
    #expect(scene.control.selectedSegmentIndex == index)
  }

  @Test func aDisabledSegmentIsNotSelected() {
    let scene = ControlScene { UISegmentedControl(items: ["A", "B"]) }
    scene.control.setEnabled(false, forSegmentAt: 1)
    scene.simulator.tap(at: CGPoint(x: 190, y: 220))
    #expect(scene.control.selectedSegmentIndex == -1)
    #expect(!scene.control.isEnabledForSegment(at: 1) && scene.control.isEnabledForSegment(at: 0))
  }

  @Test func aMomentaryOneSelectsOnlyWhileItsActionIsSent() {
    let scene = ControlScene { UISegmentedControl(items: ["A", "B"]) }
    scene.control.isMomentary = true
    var seen: [Int] = []
    scene.control.addAction(
      UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 9) },
      for: .valueChanged
    )
    for _ in 0..<2 { scene.simulator.tap(at: CGPoint(x: 120, y: 220)) }
    #expect(seen == [0, 0] && scene.control.selectedSegmentIndex == -1)
  }

  @Test func aFingerThatLeavesItsSegmentSelectsNothing() throws {
    let scene = ControlScene { UISegmentedControl(items: ["A", "B"]) }
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 120, y: 220)))
    finger.move(to: CGPoint(x: 190, y: 220), duration: 0.1)
    finger.lift()
    #expect(scene.control.selectedSegmentIndex == -1)
  }

  @Test func aSetWidthLeavesTheRestToTheOthers() {
    let scene = ControlScene { UISegmentedControl(items: ["A", "B", "C"]) }
    scene.control.setWidth(60, forSegmentAt: 0)
    scene.simulator.tap(at: CGPoint(x: 165, y: 220))
    #expect(scene.control.selectedSegmentIndex == 0)
    scene.simulator.tap(at: CGPoint(x: 180, y: 220))
    #expect(scene.control.selectedSegmentIndex == 1)
    #expect(scene.control.widthForSegment(at: 0) == 60 && scene.control.widthForSegment(at: 1) == 0)
  }

  /// Source: Apple, iOS 7 UI Transition Guide: the selected title is cut out of the tint colour.
  @Test func theSelectedTitleHasTheColorBehindTheControl() {
    let scene = ControlScene { UISegmentedControl(items: ["A", "B"]) }
    let root = scene.control.superview
    root?.backgroundColor = .blue
    scene.control.tintColor = .white
    scene.control.selectedSegmentIndex = 0
    let labels = scene.control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.blue, .white])
  }
}
