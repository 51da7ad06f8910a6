import Foundation
import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: the frames that were filmed; SMIL's rule that values change evenly between two moments, and SVG's that a
/// marker turns with the end of its line.
@MainActor struct FilmArrowTests {
  /// A film of squares that are thrown and bounce.
  private func film(_ count: Int = 1, showing signs: DynamicsSymbols, seconds: Double = 2) throws -> Film {
    let squares = (0..<count).map { box(CGRect(x: 30 + $0 * 80, y: 40, width: 40, height: 40)) }
    let simulator = show { sheet in squares.forEach(sheet.addSubview) }
    let animator = UIDynamicAnimator(referenceView: try #require(squares[0].superview))
    let walls = UICollisionBehavior(items: squares)
    walls.translatesReferenceBoundsIntoBoundary = true
    let nature = UIDynamicItemBehavior(items: squares)
    nature.elasticity = 0.6
    for square in squares { nature.addLinearVelocity(CGPoint(x: 90, y: -200), for: square) }
    for behavior in [UIGravityBehavior(items: squares), walls, nature] { animator.addBehavior(behavior) }
    let recorder = FilmRecorder(
      simulator.device,
      caption: "film",
      showing: [.dynamics(signs, of: { animator })]
    )
    simulator.advance(by: seconds)
    return recorder.finish()
  }

  /// The arrow of a frame; nil where there is none.
  private func filmedArrow(of film: Film, at frame: Int) -> ArrowOutline? {
    film.nodes(at: frame).lazy.compactMap { node -> ArrowOutline? in
      guard node.key.isAnnotation, case .shape(let shape) = node.content,
        case .path(let path, _) = shape.geometry
      else { return nil }
      return ArrowOutline(path)
    }.first
  }

  /// The numbers of a path or a list.
  private func numbers(_ text: some StringProtocol) -> [Double] {
    var numbers: [String] = []
    var isOpen = false
    for character in text {
      if character == "-" || (character.isNumber || character == ".") && !isOpen {
        numbers.append("")
        isOpen = true
      }
      if character == "-" || character.isNumber || character == "." {
        numbers[numbers.count - 1].append(character)
      } else {
        isOpen = false
      }
    }
    return numbers.compactMap { Double($0) }
  }

  /// What an animation makes of its numbers at a time of the film's playing.
  private func values(_ animation: [String: String], at time: Double) throws -> [Double] {
    let length = try #require(animation["dur"].flatMap { Double($0.dropLast()) })
    let times = try #require(animation["keyTimes"]).split(separator: ";").compactMap { Double($0) }
    let values = try #require(animation["values"]).split(separator: ";").map { numbers($0) }
    let share = time / length
    let end = try #require(times.firstIndex { $0 >= share })
    guard end > 0 else { return values[0] }
    let part = (share - times[end - 1]) / (times[end] - times[end - 1])
    return zip(values[end - 1], values[end]).map { $0 + ($1 - $0) * part }
  }

  @Test func bothEndsOfAnArrowAreWhereTheyWereFilmed() throws {
    let film = try film(showing: .velocities, seconds: 3)
    let xml = ParsedXML(film.svg())
    #expect(xml.error == nil)
    let animation = try #require(xml.all("animate").first { $0["attributeName"] == "d" })
    var seen = (lines: 0, heads: 0)
    for frame in film.frameStates.indices {
      guard let arrow = filmedArrow(of: film, at: frame) else { continue }
      // It rests for 0.6 s at first; moments are told to a thousandth of a second.
      let shown = try values(animation, at: 0.6 + film.frameStates[frame].time)
      let tip = CGPoint(x: shown[0] + shown[2], y: shown[1] + shown[3])
      #expect(hypot(tip.x - arrow.tip.x, tip.y - arrow.tip.y) < 1.5, "frame \(frame)")
      if arrow.isHeadAlone {
        seen.heads += 1
        // With its round end of 1.25 points the line stays within the wings, which meet 2.4 points behind the tip.
        #expect(hypot(shown[2], shown[3]) < 1.4, "frame \(frame)")
      } else {
        seen.lines += 1
        #expect(abs(shown[0] - arrow.start.x) < 1.2 && abs(shown[1] - arrow.start.y) < 1.2, "frame \(frame)")
      }
    }
    #expect(seen.lines > 60 && seen.heads > 5, "\(seen)")
  }

  @Test func anArrowThatKeepsItsFormIsMoved() throws {
    let film = try film(showing: .gravity)
    let xml = ParsedXML(film.svg())
    #expect(!xml.all("animate").contains { $0["attributeName"] == "d" })
    let line = try #require(xml.elements.indices.last { xml.attributes[$0]["d"] == "M0 0l0 40" })
    let move = xml.attributes[line + 1]
    #expect(move["type"] == "translate")
    for frame in film.frameStates.indices {
      let arrow = try #require(filmedArrow(of: film, at: frame))
      let shown = try values(move, at: 0.6 + film.frameStates[frame].time)
      #expect(abs(shown[0] - arrow.start.x) < 1.2 && abs(shown[1] - arrow.start.y) < 1.2, "frame \(frame)")
    }
  }

  @Test func arrowsInOneInkAreStrokedTogetherAndEndInItsHead() throws {
    let xml = ParsedXML(try film(3, showing: .velocities).svg())
    #expect(xml.error == nil)
    let lines = xml.all("animate").filter { $0["attributeName"] == "d" }
    #expect(lines.count == 3)
    let strokes = xml.all("use").filter { $0["marker-end"] != nil }
    #expect(strokes.count == 2 && Set(strokes.map { $0["href"] }).count == 1)
    #expect(strokes.first?["stroke"] == "#fff", "light lines lie below all")
    let heads = Set(xml.all("marker").compactMap { $0["id"].map { "url(#\($0))" } })
    #expect(strokes.allSatisfy { heads.contains($0["marker-end"] ?? "") })
    #expect(xml.all("marker").allSatisfy { $0["orient"] == "auto" && $0["overflow"] == "visible" })
  }

  @Test func anArrowThatComesIsShownWhenItDoes() throws {
    let square = box(CGRect(x: 110, y: 50, width: 100, height: 100))
    let simulator = show { $0.addSubview(square) }
    let animator = UIDynamicAnimator(referenceView: try #require(square.superview))
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let recorder = FilmRecorder(
      simulator.device,
      caption: "film",
      showing: [.dynamics(.velocities, of: { animator })]
    )
    simulator.advance(by: 0.5)
    let film = recorder.finish()
    let xml = ParsedXML(film.svg())
    let first = try #require(film.frameStates.indices.first { filmedArrow(of: film, at: $0) != nil })
    #expect(first > 0)
    let show = try #require(xml.all("animate").first { $0["attributeName"] == "display" })
    #expect(show["values"] == "none;inline")
    let length = try #require(show["dur"].flatMap { Double($0.dropLast()) })
    let time = try #require(show["keyTimes"]?.split(separator: ";").last.flatMap { Double($0) }) * length
    #expect(abs(time - 0.6 - film.frameStates[first].time) < 0.001)
  }
}
