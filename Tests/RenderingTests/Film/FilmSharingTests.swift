import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: what elements of a film do alike needs to be said once; SMIL's and SVG's rules for groups and for `use`.
@MainActor struct FilmSharingTests {
  private func film(
    _ simulator: Simulator,
    showing annotations: [Annotation] = [],
    _ act: () -> Void
  ) -> ParsedXML {
    let recorder = FilmRecorder(simulator.device, caption: "film", showing: annotations)
    act()
    simulator.advance(by: 1)
    let xml = ParsedXML(recorder.finish().svg())
    #expect(xml.error == nil)
    return xml
  }

  @Test func whatComesWithItsViewIsShownByTheView() throws {
    let note = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    note.text = "Here"
    note.backgroundColor = .yellow
    note.layer.borderWidth = 1
    let other = box(CGRect(x: 0, y: 100, width: 9, height: 9))
    let simulator = show { $0.addSubview(other) }
    let view = try #require(other.superview)
    let xml = film(simulator) {
      simulator.advance(by: 0.5)
      view.addSubview(note)
    }
    #expect(xml.all("animate").count { $0["attributeName"] == "display" } == 1)
  }

  @Test func anArrowAndTheLightLineUnderItHaveOneOutline() throws {
    let square = box(CGRect(x: 110, y: 50, width: 100, height: 100))
    let simulator = show { $0.addSubview(square) }
    let animator = UIDynamicAnimator(referenceView: try #require(square.superview))
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let xml = film(simulator, showing: [.dynamics(.velocities, of: { animator })]) {}
    let outlines = xml.all("animate").filter { $0["attributeName"] == "d" }.compactMap { $0["values"] }
    #expect(!outlines.isEmpty)
    #expect(Set(outlines).count == outlines.count)
    let ids = Set(xml.attributes.compactMap { $0["id"] })
    #expect(xml.all("use").compactMap { $0["href"]?.dropFirst() }.allSatisfy { ids.contains(String($0)) })
  }

  /// Each kind of element with the same element three points to the right and four down.
  nonisolated static let moved: [(SceneNode.Content, SceneNode.Content)] = {
    func contents(_ x: CGFloat, _ y: CGFloat) -> [SceneNode.Content] {
      let rect = CGRect(x: x, y: y, width: 20, height: 10)
      let path = PathOutline([.move(rect.origin), .line(CGPoint(x: x + 5, y: y + 7)), .close])
      return [
        .shape(SceneShape(.rect(rect, radius: 2), fill: .color(.white))),
        .shape(SceneShape(.ellipse(rect), fill: .color(.white))),
        .shape(SceneShape(.path(path, .winding), fill: .color(.white))),
      ]
    }
    return Array(zip(contents(10, 20), contents(13, 24)))
  }()

  private func list(_ content: SceneNode.Content) -> SVGAttributeList {
    var list = SVGAttributeList()
    if case .shape(let shape) = content { SVGDescription.describe(shape, to: &list) }
    return list
  }

  @Test(arguments: moved.indices)
  func anElementMovesAsAWhole(index: Int) {
    let (before, after) = Self.moved[index]
    #expect(list(after).offset(from: list(before)) == CGVector(dx: 3, dy: 4))
    #expect(list(after).placed(like: list(before)).items.map(\.value) == list(before).items.map(\.value))
  }

  @Test func anOutlineThatTakesAnotherFormDoesNotMove() {
    func path(_ end: CGFloat) -> SceneNode.Content {
      let path = PathOutline([.move(.zero), .line(CGPoint(x: end, y: 0))])
      return .shape(SceneShape(.path(path, .winding), fill: .color(.white)))
    }
    #expect(list(path(10)).offset(from: list(path(20))) == nil)
  }
}
