import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, CGContext (gradients, transparency layers, masks) and CGBlendMode; W3C, Compositing and Blending
/// Level 1; the colours of a gradient between two colours are those of linear interpolation.
@MainActor struct DrawingPictureTests {
  private let extended: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

  /// The picture of a drawing on white paper of 100 × 100 points.
  private func picture(_ draw: @escaping @MainActor (CGContext) -> Void) -> Picture {
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    paper.addSubview(DrawnView(CGRect(x: 0, y: 0, width: 100, height: 100), draw))
    return Picture(of: paper, caption: "drawing")
  }

  /// From red to blue.
  private var gradient: CGGradient {
    get throws {
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      return try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    }
  }

  private func mixed(_ share: CGFloat) -> UIColor { UIColor(red: 1 - share, green: 0, blue: share, alpha: 1) }

  @Test func aLinearGradientHasStripes() throws {
    let gradient = try gradient
    let (start, end) = (CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0))
    let cut = picture { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
    #expect(cut.shows(mixed(0.5), at: CGPoint(x: 50, y: 90), within: 0.02))
    #expect(cut.shows(mixed(0.25), at: CGPoint(x: 35, y: 10), within: 0.02))
    #expect(cut.shows(.white, at: CGPoint(x: 10, y: 50)) && cut.shows(.white, at: CGPoint(x: 90, y: 50)))
    let whole = picture { [extended] in
      $0.drawLinearGradient(gradient, start: start, end: end, options: extended)
    }
    #expect(whole.shows(.red, at: CGPoint(x: 10, y: 50)) && whole.shows(.blue, at: CGPoint(x: 90, y: 50)))
  }

  @Test func aRadialGradientHasCircles() throws {
    let gradient = try gradient
    let middle = CGPoint(x: 50, y: 50)
    let ring = picture {
      $0.drawRadialGradient(
        gradient,
        startCenter: middle,
        startRadius: 10,
        endCenter: middle,
        endRadius: 40,
        options: []
      )
    }
    #expect(ring.shows(.white, at: middle) && ring.shows(.white, at: CGPoint(x: 95, y: 50)))
    #expect(ring.shows(mixed(0.5), at: CGPoint(x: 75, y: 50), within: 0.05))
    #expect(ring.shows(mixed(0.5), at: CGPoint(x: 50, y: 25), within: 0.05))
  }

  @Test func aRadialGradientMayShrink() throws {
    let gradient = try gradient
    let shrinking = picture { [extended] in
      $0.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 50, y: 50),
        startRadius: 40,
        endCenter: CGPoint(x: 60, y: 50),
        endRadius: 10,
        options: extended
      )
    }
    // Blue inside of the last circle, red outside of the first one; the right ends are at 90, 80 between, and 70.
    #expect(shrinking.shows(.blue, at: CGPoint(x: 60, y: 50), within: 0.05))
    #expect(shrinking.shows(.red, at: CGPoint(x: 95, y: 50), within: 0.05))
    #expect(shrinking.shows(mixed(0.5), at: CGPoint(x: 80, y: 50), within: 0.06))
  }

  @Test func theClipCutsAGradient() throws {
    let gradient = try gradient
    let cut = picture { [extended] context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 100, y: 0),
        options: extended
      )
    }
    #expect(!cut.shows(.white, at: CGPoint(x: 25, y: 25)) && cut.shows(.white, at: CGPoint(x: 75, y: 25)))
  }

  @Test func aTransparencyLayerFadesAsAWhole() {
    let layer = picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 40, y: 0, width: 60, height: 60))
      context.endTransparencyLayer()
    }
    #expect(layer.shows(UIColor.red.onWhite(0.5), at: CGPoint(x: 20, y: 20), within: 0.02))
    #expect(layer.shows(UIColor.blue.onWhite(0.5), at: CGPoint(x: 50, y: 20), within: 0.02))
  }

  @Test(arguments: [
    (CGBlendMode.multiply, 0.1, 0.2), (.screen, 0.6, 0.8), (.darken, 0.2, 0.4), (.lighten, 0.5, 0.6),
    (.difference, 0.3, 0.2), (.exclusion, 0.5, 0.52), (.copy, 0.5, 0.4), (.destinationOver, 0.2, 0.6),
  ])
  func coloursMix(_ mode: CGBlendMode, _ red: CGFloat, _ green: CGFloat) {
    let mixed = picture { context in
      context.setFillColor(red: 0.2, green: 0.6, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.setBlendMode(mode)
      context.setFillColor(
        red: 0.5,
        green: mode == .multiply ? 1.0 / 3 : mode == .screen ? 0.5 : 0.4,
        blue: 0,
        alpha: 1
      )
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
    }
    let color = UIColor(red: red, green: green, blue: 0, alpha: 1)
    #expect(mixed.shows(color, at: CGPoint(x: 25, y: 50), within: 0.02))
    #expect(
      mixed.shows(UIColor(red: 0.2, green: 0.6, blue: 0, alpha: 1), at: CGPoint(x: 75, y: 50), within: 0.02)
    )
  }

  @Test func whatIsErasedIsTransparent() {
    let erased = picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.clear(CGRect(x: 0, y: 0, width: 50, height: 100))
    }
    #expect(erased.shows(.white, at: CGPoint(x: 25, y: 50), within: 0.02))
    #expect(erased.shows(.black, at: CGPoint(x: 75, y: 50), within: 0.02))
  }

  @Test func filesNameTheModesOfViewers() {
    let xml = ParsedXML(
      picture { context in
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.setBlendMode(.multiply)
        context.fill(CGRect(x: 20, y: 0, width: 50, height: 50))
      }.svg
    )
    let styles = xml.all("g").compactMap { $0["style"] }
    #expect(xml.error == nil && styles == ["isolation:isolate", "mix-blend-mode:multiply"])
  }

  @Test func allKindsOfDrawingsAreValidFiles() {
    let xml = ParsedXML(Picture(of: DrawingSheet.view(), caption: "sheet").svg)
    #expect(xml.error == nil)
    #expect(!xml.all("mask").isEmpty && !xml.all("radialGradient").isEmpty)
  }
}
