import Rendering
import UIKit

/// A sheet for comparing two pictures: a panel for each with ✓ or ✗, a name, and a text below.
///
/// Tall pictures are side by side, wide ones below each other, at the same scale. The sheet has a background,
/// so that its texts are legible on any page.
struct ComparisonSheet {
  struct Side {
    /// The transform from picture coordinates to sheet coordinates.
    fileprivate(set) var transform: CGAffineTransform
    /// The frame of the picture on the sheet.
    fileprivate(set) var frame: CGRect

    /// The side of a nested picture, whose coordinates a transform converts to those of the picture.
    ///
    /// - Parameter area: the visible part of the nested picture, in its coordinates; nil for everything that
    ///   fits.
    func inner(_ transform: CGAffineTransform, showing area: CGRect? = nil) -> Side {
      let inner = transform.concatenating(self.transform)
      return Side(transform: inner, frame: area.map { frame.intersection($0.applying(inner)) } ?? frame)
    }
  }

  let size: CGSize
  let right: Side
  let wrong: Side
  /// The panels without the pictures.
  let nodes: [SceneNode]

  /// The maximum size of a tall picture, and of a wide one.
  private static let tallRoom = CGSize(width: 444, height: 780)
  private static let wideRoom = CGSize(width: 800, height: 560)
  private static let leastWidth: CGFloat = 260
  private static let gap: CGFloat = 12

  /// Lays out a sheet for two areas of pictures.
  init(_ area: CGRect, _ wrongArea: CGRect, _ text: ComparisonText) {
    let (first, second) = (Self.drawable(area), Self.drawable(wrongArea))
    let most = CGSize(width: max(first.width, second.width), height: max(first.height, second.height))
    let isWide = most.width > most.height
    let room = isWide ? Self.wideRoom : Self.tallRoom
    let scale = min(1, room.width / most.width, room.height / most.height)
    let inner = max(Self.leastWidth, most.width * scale)
    let height = most.height * scale
    var panels = [
      ComparisonPanel(.right, caption: text.caption, width: inner, pictureHeight: height),
      ComparisonPanel(.wrong(text.wrongWay), caption: text.mistake, width: inner, pictureHeight: height),
    ]
    if !isWide { ComparisonPanel.align(&panels) }
    let width = inner + 2 * ComparisonPanel.padding
    let step = isWide ? CGPoint(x: 0, y: panels[0].height + Self.gap) : CGPoint(x: width + Self.gap, y: 0)
    size = CGSize(width: width + step.x, height: step.y + panels[1].height)
    nodes = panels[0].nodes(at: .zero) + panels[1].nodes(at: step)
    func side(_ area: CGRect, _ panel: ComparisonPanel, at corner: CGPoint) -> Side {
      let size = CGSize(width: area.width * scale, height: area.height * scale)
      let frame = CGRect(
        x: corner.x + (width - size.width) / 2,
        // A legend may increase the height of one picture; the devices stay aligned.
        y: corner.y + panel.pictureTop,
        width: size.width,
        height: size.height
      )
      return Side(
        transform: CGAffineTransform(scale: scale, from: area.origin, to: frame.origin),
        frame: frame
      )
    }
    right = side(first, panels[0], at: .zero)
    wrong = side(second, panels[1], at: step)
  }

  /// Replaces an area without extent or position.
  private static func drawable(_ area: CGRect) -> CGRect {
    guard area.isDrawable else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(x: area.minX, y: area.minY, width: max(1, area.width), height: max(1, area.height))
  }
}
