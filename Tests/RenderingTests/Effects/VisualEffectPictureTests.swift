import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: a blur shows what is behind its view and nothing else (Apple, UIVisualEffectView); ids are unique in an XML document (W3C);
/// the deviation of the blur and the saturation are those of `UIBlurEffect.Style.filter`.
@MainActor struct VisualEffectPictureTests {
  private static let place = CGRect(x: 100, y: 100, width: 100, height: 60)

  private func blur(_ style: UIBlurEffect.Style = .dark, _ frame: CGRect = place) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = frame
    return view
  }

  private func label(_ text: String, at place: CGPoint) -> UILabel {
    let label = UILabel(frame: CGRect(origin: place, size: CGSize(width: 80, height: 20)))
    label.text = text
    return label
  }

  private func count(_ text: String, in svg: String) -> Int { svg.ranges(of: ">\(text)</text>").count }

  @Test func whatIsBehindIsDrawnAgainAndFiltered() throws {
    let svg = svg { view in
      view.addSubview(label("behind", at: CGPoint(x: 110, y: 110)))
      view.addSubview(label("far", at: CGPoint(x: 10, y: 400)))
      view.addSubview(blur())
      view.addSubview(label("before", at: CGPoint(x: 110, y: 130)))
    }
    let xml = ParsedXML(svg)
    #expect(xml.error == nil)
    #expect(xml.all("feGaussianBlur").map { $0["stdDeviation"] } == ["20"])
    #expect(count("behind", in: svg) == 2 && count("far", in: svg) == 1 && count("before", in: svg) == 1)
    let ids = xml.attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    // Grey stays grey, and near the edges of the screen the colours are those within.
    let matrix = try #require(xml.all("feColorMatrix").first?["values"]).split(separator: " ").compactMap {
      Double($0)
    }
    for row in 0..<3 { #expect(abs(matrix[row * 5..<row * 5 + 3].reduce(0, +) - 1) < 1e-9) }
    #expect(Array(matrix[15...]) == [0, 0, 0, 0, 1])
    // Saturation 1.8 of red, by the matrix of SVG's feColorMatrix.
    #expect(abs(matrix[0] - (0.213 + 0.787 * 1.8)) < 0.011)
  }

  @Test func aPictureWithoutEffectsHasNoFilters() {
    let plain = svg { $0.addSubview(UIVisualEffectView(effect: nil)) }
    #expect(!plain.contains("<filter"))
  }

  /// Each blur repeats what is behind it once, without the other blurs' backdrops.
  @Test func blursOfBlursDontMultiply() {
    for depth in [1, 3, 6] {
      let svg = svg { view in
        view.addSubview(label("behind", at: CGPoint(x: 110, y: 110)))
        for _ in 0..<depth { view.addSubview(blur()) }
      }
      #expect(count("behind", in: svg) == depth + 1)
      #expect(ParsedXML(svg).all("g").count { $0["filter"]?.hasPrefix("url(#backdrop") == true } == depth)
    }
    let nested = svg { view in
      view.addSubview(label("behind", at: CGPoint(x: 110, y: 110)))
      let outer = blur()
      outer.contentView.addSubview(blur(.light, CGRect(x: 10, y: 10, width: 50, height: 30)))
      view.addSubview(outer)
    }
    #expect(count("behind", in: nested) == 3)
  }

  @Test func halfOfAnEffectIsHalfOfTheBlur() {
    let simulator = show { $0.addSubview(box(CGRect(x: 0, y: 0, width: 300, height: 300))) }
    let view = UIVisualEffectView(effect: nil)
    view.frame = Self.place
    simulator.keyWindow?.addSubview(view)
    simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .dark)
    }
    simulator.advance(by: 0.5)
    let xml = ParsedXML(Picture(of: simulator, caption: "half").svg)
    let deviation = xml.all("feGaussianBlur").first?["stdDeviation"].flatMap { Double($0) } ?? 0
    #expect(abs(deviation - 10) < 0.5)
  }

  /// A film moves the copies as the originals, and animates the filter.
  @Test func filmsHaveMovingBackdrops() {
    let simulator = show { view in
      view.addSubview(label("behind", at: CGPoint(x: 110, y: 110)))
      view.addSubview(blur(.light, .zero))
    }
    let view = UIVisualEffectView(effect: nil)
    view.frame = Self.place
    simulator.keyWindow?.addSubview(view)
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "blur")
    UIView.animate(withDuration: 0.3) {
      view.effect = UIBlurEffect(style: .dark)
      view.center.y += 100
    }
    simulator.advance(by: 0.5)
    let film = recorder.finish().svg()
    let xml = ParsedXML(film)
    #expect(xml.error == nil)
    #expect(xml.all("animate").contains { $0["attributeName"] == "stdDeviation" })
    let ids = xml.attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test func inTheTerminalTextsBehindABlurAreGone() {
    func terminal(_ effect: UIVisualEffect?) -> String {
      let simulator = show { view in
        view.addSubview(label("behind", at: CGPoint(x: 110, y: 120)))
        let blur = UIVisualEffectView(effect: effect)
        blur.frame = Self.place
        view.addSubview(blur)
      }
      return Picture(of: simulator, caption: "blur").terminal(colors: .none)
    }
    #expect(terminal(nil).contains("behind"))
    #expect(!terminal(UIBlurEffect(style: .dark)).contains("behind"))
  }

  @Test func vibrantContentHasOneColour() {
    let svg = svg { view in
      let blur = blur(.dark)
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
      vibrant.frame = blur.bounds
      let text = label("vivid", at: .zero)
      text.textColor = .red
      vibrant.contentView.addSubview(text)
      blur.contentView.addSubview(vibrant)
      view.addSubview(blur)
    }
    let line = svg.split(separator: "\n").first { $0.contains(">vivid</text>") } ?? ""
    #expect(line.contains("fill=\"#fff\"") && svg.contains("mix-blend-mode"))
  }
}
