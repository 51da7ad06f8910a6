import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: the tree of layers, in which each view's layer is, and their properties.
@MainActor struct LayerTreeTextTests {
  private func lines(showsLayers: Bool) -> [Substring] {
    let simulator = show { view in
      let card = box(CGRect(x: 10, y: 20, width: 100, height: 50))
      card.layer.cornerRadius = 8
      let ring = CAShapeLayer()
      ring.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      (ring.name, ring.opacity, ring.zPosition) = ("ring", 0.5, 3)
      card.layer.addSublayer(ring)
      card.layer.mask = CAGradientLayer()
      view.addSubview(card)
    }
    return ViewTree(of: simulator, caption: "tree", showsLayers: showsLayers).text.split(separator: "\n")
  }

  @Test func sublayersAndMasksAreShownOnRequest() throws {
    let lines = lines(showsLayers: true)
    let card = try #require(lines.firstIndex { $0.contains("(10 20; 100 50)") })
    #expect(lines[card].hasSuffix("cornerRadius = 8>"))
    let indent = lines[card].prefix { $0 != "<" }
    #expect(lines[card + 1] == indent + "   | mask <CAGradientLayer; frame = (0 0; 0 0)>")
    #expect(
      lines[card + 2] == indent
        + "   | <CAShapeLayer 'ring'; frame = (1 2; 30 40); opacity = 0.5; zPosition = 3>"
    )
  }

  @Test func otherwiseOnlyViewsAre() {
    let text = lines(showsLayers: false).joined(separator: "\n")
    #expect(!text.contains("Layer"))
    #expect(!text.contains("cornerRadius"))
  }
}
