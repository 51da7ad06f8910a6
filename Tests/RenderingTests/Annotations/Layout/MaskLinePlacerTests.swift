import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: Interface Builder's picture of a mask, and the rule: no line crosses words, and none runs into another of its
/// direction.
@MainActor struct MaskLinePlacerTests {
  @Test func aMaskHasASpringForWhatIsFlexible() {
    let view = box(CGRect(x: 100, y: 100, width: 50, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    superview.addSubview(view)
    let lines = MaskSymbols(of: view, in: superview).lanes.compactMap(\.first)
    #expect(lines.map(\.isFlexible) == [false, false, true, false, true, false])
    #expect(lines[0].start == CGPoint(x: 0, y: 125))
    #expect(lines[0].end == CGPoint(x: 100, y: 125))
    #expect(lines[3].start == CGPoint(x: 125, y: 150))
    #expect(lines[3].end == CGPoint(x: 125, y: 300))
  }

  /// Six buttons with numbers, as far apart as a phone's screen lets them be, and what is drawn of the masks of some.
  private func lines(of annotated: [Int], on model: DeviceModel = .iPhone5) -> (
    lines: [SceneShape], numbers: [CGRect]
  ) {
    let buttons = (0..<6).map { index in
      let button = UIButton(type: .system)
      button.frame = CGRect(
        x: index % 2 == 0 ? 20 : 228,
        y: CGFloat(index / 2) * 191 + 20,
        width: 72,
        height: 37
      )
      button.setTitle("\(index + 1)", for: .normal)
      button.autoresizingMask = [
        index % 2 == 0 ? .flexibleRightMargin : .flexibleLeftMargin,
        index / 2 == 0 ? .flexibleBottomMargin : .flexibleTopMargin,
      ]
      return button
    }
    let simulator = show(on: model) { sheet in buttons.forEach { sheet.addSubview($0) } }
    let annotation = Annotation.springsAndStruts { annotated.map { buttons[$0] } }
    let scene = Picture(of: simulator, caption: "masks", showing: [annotation]).scene
    var isAnnotation = false
    var lines: [SceneShape] = []
    for node in scene.nodes {
      switch node.content {
      case .begin(let group) where group.role == .kind(.layout): isAnnotation = true
      case .begin(let group) where group.role == .legend: isAnnotation = false
      case .shape(let shape) where isAnnotation: lines.append(shape)
      case .begin, .end, .shape, .text, .image: break
      }
    }
    let toInterface = DevicePose(of: simulator.device, held: .portrait).interface.inverted()
    let canvas = CGRect(origin: .zero, size: scene.size)
    let screen = scene.nodes.prefix { node in
      if case .begin(let group) = node.content { group.role != .annotations } else { true }
    }
    return (lines, screen.texts(on: canvas).map { $0.applying(toInterface) })
  }

  @Test(arguments: [[0], [0, 3, 4], [1, 2, 5], [0, 1, 2, 3, 4, 5]], [DeviceModel.iPhone5, .iPad])
  func noLineCrossesANumber(annotated: [Int], model: DeviceModel) {
    let (lines, numbers) = lines(of: annotated, on: model)
    #expect(numbers.count >= 6)
    #expect(lines.count >= annotated.count * 8)
    for line in lines {
      guard case .path(let path, _) = line.geometry, let stroke = line.stroke else { continue }
      let boxes = numbers.map { $0.insetBy(dx: 0.1 - stroke.width / 2, dy: 0.1 - stroke.width / 2) }
      for polyline in path.polylines() {
        for (start, end) in zip(polyline.points, polyline.points.dropFirst()) {
          let crosses = (0...20).contains { step in
            let share = CGFloat(step) / 20
            let point = CGPoint(
              x: start.x + (end.x - start.x) * share,
              y: start.y + (end.y - start.y) * share
            )
            return boxes.contains { $0.contains(point) }
          }
          #expect(!crosses, "from \(start) to \(end)")
        }
      }
    }
  }

  @Test func linesOfOneDirectionTakeLanesOfTheirOwn() {
    var lanes = MaskLinePlacer(avoiding: [CGRect(x: 90, y: 40, width: 10, height: 14)], reach: 6)
    func choice(_ from: CGFloat, _ to: CGFloat) -> [MaskSymbols.Line] {
      [47, 30, 64].map { y in
        MaskSymbols.Line(start: CGPoint(x: from, y: y), end: CGPoint(x: to, y: y), isFlexible: true)
      }
    }
    // The middle crosses words; then each takes the first that is free, also after one that ends where it begins.
    #expect(lanes.take(oneOf: choice(0, 100)).start.y == 30)
    #expect(lanes.take(oneOf: choice(50, 120)).start.y == 64)
    #expect(lanes.take(oneOf: choice(120, 200)).start.y == 47)
  }
}
