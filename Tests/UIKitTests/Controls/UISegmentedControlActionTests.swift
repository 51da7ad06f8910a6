import Simulator
import Testing
import UIKit

/// Truth: Apple, UISegmentedControl: segments with actions, images and offsets.
@MainActor struct UISegmentedControlActionTests {
  private func boot() { _ = Simulator.boot(.iPhone15, iOS: 17) }

  private func action(_ name: String, _ title: String? = nil) -> UIAction {
    UIAction(title: title ?? name, identifier: UIAction.Identifier(name)) { _ in }
  }

  @Test func actionsMakeSegments() {
    boot()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        action("A"), UIAction(title: "B", image: image, identifier: UIAction.Identifier("B")) { _ in },
      ]
    )
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "A")
    // Segments prefer images to titles.
    #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("B")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("C")) == NSNotFound)
    #expect(control.frame.height == 32 && control.frame.width > 0)
  }

  @Test func anIdentifierIsThatOfOneSegment() {
    boot()
    let control = UISegmentedControl(frame: .zero, actions: [action("A"), action("B"), action("C")])
    control.insertSegment(action: action("A", "New"), at: 0, animated: false)
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["New", "B", "C"])
    control.insertSegment(action: action("A", "Last"), at: 2, animated: false)
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["B", "C", "Last"])
    control.setAction(action("D"), forSegmentAt: 1)
    #expect(control.actionForSegment(at: 1)?.identifier.rawValue == "D")
  }

  @Test func aTapRunsTheActionOfTheSegment() {
    let scene = ControlScene(iOS: 17) { UISegmentedControl(items: ["A"]) }
    scene.control.insertSegment(
      action: UIAction(title: "B") { [log = scene.log] _ in log.add("B") },
      at: 1,
      animated: false
    )
    scene.control.selectedSegmentIndex = 0
    _ = scene.log.take()
    scene.simulator.tap(at: CGPoint(x: 190, y: 220))
    #expect(scene.control.selectedSegmentIndex == 1)
    #expect(scene.log.take().filter { $0 == "valueChanged" || $0 == "B" } == ["valueChanged", "B"])
  }

  @Test func imagesAndOffsetsAreKept() {
    boot()
    let control = UISegmentedControl(items: ["A", "B"])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    control.setBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
    control.setDividerImage(
      image,
      forLeftSegmentState: .selected,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    #expect(
      control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        === image
    )
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        == nil
    )
    control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: 4))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
  }
}
