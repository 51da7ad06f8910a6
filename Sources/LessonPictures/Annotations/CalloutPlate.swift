import Rendering
import UIKit

/// The text of a callout on a plate, and a line to its target.
@MainActor
struct CalloutPlate {
  private let text: String
  private let ink: SceneColor
  private let scale: CGFloat
  private let font: UIFont
  let size: CGSize

  init(_ text: String, ink: SceneColor, scale: CGFloat) {
    self.text = text
    self.ink = ink
    self.scale = scale
    font = UIFont.boldSystemFont(ofSize: 11 * scale)
    let width = TextLayout(StyledText(text, font: font.ctFont)).size.width
    size = CGSize(width: (width + 12 * scale).rounded(.up), height: 18 * scale)
  }

  /// Returns the line from the plate to its target.
  func line(at frame: CGRect, naming target: CGRect) -> SceneNode.Content {
    .shape(
      SceneShape(
        .path(Self.line(from: frame, to: target), .winding),
        stroke: SceneStroke(ink, width: 1.5 * scale)
      )
    )
  }

  /// Returns plate and text, back to front.
  func contents(at frame: CGRect) -> [SceneNode.Content] {
    let plate = SceneShape(
      .rect(frame, radius: 5 * scale),
      fill: .color(ink),
      stroke: SceneStroke(SceneColor.white.faded(by: 0.85), width: scale)
    )
    let words = SceneText(
      text,
      font,
      weight: 600,
      at: .middle(frame.midX),
      baseline: frame.midY + 4 * scale,
      fill: .white
    )
    return [.shape(plate), .text(words)]
  }

  private static func line(from frame: CGRect, to target: CGRect) -> PathOutline {
    func nearest(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> (
      CGFloat, CGFloat
    ) {
      if high < otherLow { return (high, otherLow) }
      if otherHigh < low { return (low, otherHigh) }
      let middle = (max(low, otherLow) + min(high, otherHigh)) / 2
      return (middle, middle)
    }
    let x = nearest(frame.minX, frame.maxX, target.minX, target.maxX)
    let y = nearest(frame.minY, frame.maxY, target.minY, target.maxY)
    return PathOutline([.move(CGPoint(x: x.0, y: y.0)), .line(CGPoint(x: x.1, y: y.1))])
  }
}
