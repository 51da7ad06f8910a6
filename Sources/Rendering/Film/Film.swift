import UIKit

/// A film of a simulated device; `FilmTree` describes it in words.
public struct Film: Sendable {
  /// What the film shows, in a few words.
  public let caption: String
  /// The length in virtual seconds.
  public let duration: TimeInterval

  /// A description from start to end, in a few sentences.
  package var summary: String
  /// The part of the canvas that any frame uses.
  package let area: CGRect
  package let frameStates: [FrameState]
  package let segments: [FilmSegment]
  /// The frames that differ from the previous one, in order.
  package let changes: [Int]
  /// What explains the overlay: the film shows that of all frames, a still its own.
  package let footer: Footer
  /// The font family of the filmed system.
  package let typeface: SystemTypeface
  /// What readers call the views.
  package let nouns: ViewNouns

  package struct FrameState: Sendable {
    /// The virtual time since the start, in seconds.
    package var time: TimeInterval
    /// The rotation of the device just before the frame.
    var rotation: DeviceRotation
    /// The transform from the canvas to the interface, as the reader holds the device.
    package var toInterface = CGAffineTransform.identity
    /// The number of the overlay's layer.
    var layer = 0
  }

  package init(
    caption: String,
    summary: String,
    area: CGRect,
    frameStates: [FrameState],
    segments: [FilmSegment],
    footer: Footer = .none,
    typeface: SystemTypeface,
    nouns: ViewNouns = ViewNouns()
  ) {
    self.caption = caption
    self.summary = summary
    self.area = area
    self.frameStates = frameStates
    self.segments = segments
    changes = Self.changes(in: segments, frameStates.count)
    self.footer = footer
    self.typeface = typeface
    self.nouns = nouns
    duration = frameStates.last?.time ?? 0
  }

  /// The behaviour of a film at its end.
  public enum Ending: Sendable {
    /// The film is played three times, with pauses, and stops on its last frame.
    case loop
    /// The film is played once, and stops on its last frame.
    case hold

    /// The number of plays.
    var plays: Int {
      switch self {
      case .loop: 3
      case .hold: 1
      }
    }
  }

  /// The event that starts a film.
  public enum Start: String, Sendable, CaseIterable {
    /// When it is loaded.
    case auto
    /// When it is pointed at, clicked or focused; before that it shows its trail.
    ///
    /// A page must embed it as an object or inline, because an `<img>` gets no events.
    case hover
  }

  /// The film as an SVG animation without scripts.
  ///
  /// The trail is shown where animations don't play: in viewers without animation, in print, and with reduced
  /// motion.
  public func svg(ending: Ending = .loop, start: Start = .auto) -> String {
    FilmWriter.svg(self, ending: ending, start: start)
  }

  /// The film as a still with onion skins, as an SVG file.
  ///
  /// Items are shown at evenly spaced times, paler if older; if whole screens change, screens are one behind
  /// the other; a rotated device is shown in its first and last orientation.
  public func trail() -> String {
    OnionSkin(self).svg()
  }

  /// The first frame without its overlay, as an SVG file.
  public func first() -> String {
    let area = areaWithoutFooter
    var document = SVGDocument(area, title: caption, summary: summary, typeface: typeface)
    let nodes = FilmSegment(nodes(at: 0).filter { !$0.key.isAnnotation }, frame: 0).folded().lastNodes
    SVGWriter.write(nodes.joined, isTerse: true, to: &document)
    return document.finish()
  }

  /// Whether all items that moved have left the screen: then the film ends on its trail, not on an empty screen.
  package var endsEmpty: Bool { MovingItems(self, changes)?.hasVanished == true }

  /// The contact sheet of the film: stills in a row, evenly spaced in time, as an SVG file.
  ///
  /// - Parameter count: the number of stills, at least 2.
  public func strip(count: Int = 5) -> String {
    SVGWriter.svg(Filmstrip(self, at: Filmstrip.times(of: [self], count: max(2, count))).scene)
  }

  /// The style sheet of every film: shows the trail in print and with reduced motion.
  package static let styleSheet =
    "@media print,(prefers-reduced-motion:reduce)"
    + "{.film-motion{display:none}.film-trail{opacity:1!important}}"

  /// The part of the canvas that the frames use, without the footer.
  var areaWithoutFooter: CGRect {
    var area = area
    area.size.height -= footer.height
    return area
  }

  /// Returns the explanation of what lies over some frames.
  func footer(of frames: some Sequence<Int>) -> (nodes: [SceneNode], height: CGFloat) {
    footer.contents(of: frames.lazy.filter(frameStates.indices.contains).map { frameStates[$0].layer })
  }

  /// Returns the nodes of a frame, without the footer.
  package func nodes(at frame: Int) -> [SceneNode] {
    segments.first { $0.start <= frame && frame < $0.end }?.nodes(at: frame) ?? []
  }

  /// The last frame with a change.
  var lastMotion: Int {
    max(1, changes.last ?? 1)
  }
}
