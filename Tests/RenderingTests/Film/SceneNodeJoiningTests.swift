import Testing
import UIKit

@testable import Rendering

/// Truth: SVG paints the inside of a shape and then its line, and a group as a whole before it fades.
struct SceneNodeJoiningTests {
  private let face = SceneShape(
    .rect(CGRect(x: 1, y: 2, width: 3, height: 4), radius: 0),
    fill: .color(.white)
  )
  private let line = SceneShape(
    .rect(CGRect(x: 1, y: 2, width: 3, height: 4), radius: 0),
    stroke: SceneStroke(.black, width: 1)
  )

  private func nodes(_ groups: [(SceneGroup, SceneShape)]) -> [SceneNode] {
    groups.flatMap { group, shape -> [SceneNode.Content] in [.begin(group), .shape(shape), .end] }
      .map { SceneNode(key: .device(0), content: $0) }
  }

  @Test func anInsideAndTheLineAroundItAreOneElementOfOneGroup() {
    let turn = SceneGroup(transform: CGAffineTransform(rotationAngle: 1))
    var whole = face
    whole.stroke = line.stroke
    let joined = nodes([(turn, face), (turn, line)]).joined
    #expect(joined.map(\.content) == [.begin(turn), .shape(whole), .end])
  }

  @Test func whatWouldPaintOtherwiseStaysApart() {
    let turn = SceneGroup(transform: CGAffineTransform(rotationAngle: 1))
    let other = SceneGroup(transform: CGAffineTransform(rotationAngle: 2))
    let faded = SceneGroup(opacity: 0.5)
    for apart in [
      nodes([(turn, face), (other, line)]), nodes([(faded, face), (faded, line)]),
    ] {
      #expect(apart.joined.map(\.content) == apart.map(\.content))
    }
    // A line below, another outline, and two lines.
    var moved = line
    moved.geometry = .rect(CGRect(x: 2, y: 2, width: 3, height: 4), radius: 0)
    for pair in [[line, face], [face, moved], [line, line]] {
      let leaves = pair.map { SceneNode(key: .device(0), content: .shape($0)) }
      #expect(leaves.joined.map(\.content) == leaves.map(\.content))
    }
  }
}
