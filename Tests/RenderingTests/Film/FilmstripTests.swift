import Foundation
import Testing
import UIKit

@testable import Rendering

/// Truth: WCAG 2.2, success criterion 1.4.3: text of this size stands out from its ground by 4.5 to 1, where the ratio is
/// that of the relative luminances, each with 0.05 added.
@MainActor struct FilmstripTests {
  private func luminance(_ color: SceneColor) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ one: SceneColor, _ two: SceneColor) -> Double {
    let (first, second) = (luminance(one), luminance(two))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test func captionsStandOutOnAnyPage() {
    #expect(contrast(FilmstripWriter.ink, FilmstripWriter.ground) >= 4.5)
    // They bring their ground with them, opaque.
    #expect(FilmstripWriter.ground.alpha == 1 && FilmstripWriter.ink.alpha == 1)
  }

  @Test func aCaptionLiesOnItsGround() throws {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    UIView.animate(withDuration: 0.5) { view.center.x += 120 }
    simulator.advance(by: 1)
    let xml = ParsedXML(recorder.finish().strip(count: 3))
    let caption = try #require(xml.elements.indices.last { xml.elements[$0] == "text" })
    let ground = try #require(xml.attributes[..<caption].last { $0["fill"] == "#e5e5ea" })
    let (x, width) = (Double(ground["x"] ?? "") ?? 0, Double(ground["width"] ?? "") ?? 0)
    let (y, height) = (Double(ground["y"] ?? "") ?? 0, Double(ground["height"] ?? "") ?? 0)
    let baseline = Double(xml.attributes[caption]["y"] ?? "") ?? 0
    #expect(baseline > y + 10 && baseline < y + height - 3)
    let middle = Double(xml.attributes[caption]["x"] ?? "") ?? 0
    #expect(abs(middle - (x + width / 2)) < 0.1)
  }
}
