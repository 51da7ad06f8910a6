import Testing
import UIKit

@testable import Rendering

/// Truth: SVG 2, "Linear gradients": offsets from 0 to 1, two stops at one offset make an edge.
@MainActor struct ScenePaintTests {
  private let glossy = ScenePaint.shade([
    .init(0, .white), .init(0.5, SceneColor(0x808080)), .init(0.5, .black),
    .init(1, SceneColor(0xFF0000, alpha: 0.5)),
  ])

  private func scene(_ paint: ScenePaint, twice: Bool = false) -> Scene {
    let shape = SceneShape(.rect(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 0), fill: paint)
    let node = SceneNode(key: .device(1), content: .shape(shape))
    let size = CGSize(width: 100, height: 100)
    return Scene(
      size: size,
      title: "",
      summary: "",
      screen: CGRect(origin: .zero, size: size),
      nodes: twice ? [node, node] : [node],
      typeface: .helvetica
    )
  }

  @Test func aShadeIsDefinedOnceWithAllItsStops() {
    let parsed = ParsedXML(SVGWriter.svg(scene(glossy, twice: true)))
    #expect(parsed.all("linearGradient").count == 1)
    let stops = parsed.all("stop")
    #expect(stops.map { $0["offset"] } == ["0", "0.5", "0.5", "1"])
    #expect(stops.map { $0["stop-color"] } == ["#fff", "#808080", "#000", "#f00"])
    #expect(stops.map { $0["stop-opacity"] } == [nil, nil, nil, "0.5"])
  }

  @Test func shadesThatDifferInAPlaceHaveOtherNames() {
    var other = [ScenePaint.Stop(0, .white), .init(0.5, .black), .init(1, .white)]
    let first = SVGDefinition.gradientID(other)
    other[1].place = 0.25
    #expect(SVGDefinition.gradientID(other) != first)
  }

  @Test func aTerminalShowsTheColoursWhereTheyAre() {
    let raster = Raster(scene(glossy), CGRect(x: 0, y: 0, width: 100, height: 100), width: 1, height: 10)
    let bright = raster.pixels.map(\.x)
    #expect(bright[0] > 0.9 && bright[4] > 0.5 && bright[4] < 0.6)
    #expect(bright[5] < 0.15)
    // Half opaque red over white at the bottom, almost.
    #expect(raster.pixels[9].x > 0.7 && raster.pixels[9].y > 0.4)
  }

  @Test func aShadeThatIsTurnedKeepsItsDirectionInAGroup() {
    let shape = SceneShape(.rect(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0), fill: glossy)
    #expect(shape.placed(by: CGAffineTransform(rotationAngle: .pi / 2).snapped) == nil)
    #expect(shape.placed(by: CGAffineTransform(translationX: 5, y: 5)) != nil)
  }

  @Test func aShadeIsClearIfAllItsColoursAre() {
    let clear = SceneColor(0xFFFFFF, alpha: 0)
    #expect(ScenePaint.vertical(clear, clear).isClear)
    #expect(!ScenePaint.vertical(clear, .white).isClear)
    #expect(glossy.faded(by: 0).isClear)
  }
}
