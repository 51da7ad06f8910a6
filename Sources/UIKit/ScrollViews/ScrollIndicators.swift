/// The two bars of a scroll view that tell where its content is; made when they are first shown.
struct ScrollIndicators {
  /// How long they take to fade, in seconds.
  static let fadeDuration: TimeInterval = 0.25
  /// How long they show when they are flashed, in seconds.
  static let flashDuration: TimeInterval = 0.5
  /// How wide a bar is, and how far it keeps from the edges, in points.
  static let thickness: CGFloat = 2.5
  static let margin: CGFloat = 3
  /// A bar is never shorter.
  static let leastLength: CGFloat = 36

  var horizontal: UIView?
  var vertical: UIView?
  /// Counts what shows and hides them, so that only the last word counts.
  var order = 0

  /// Where a bar begins and how long it is, given the part of the content that shows.
  ///
  /// Content beyond its end makes the bar shorter, down to its thickness.
  static func span(
    track: CGFloat,
    offset: CGFloat,
    limits: ClosedRange<CGFloat>,
    visible: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let way = limits.upperBound - limits.lowerBound
    guard way > 0, track > leastLength, visible > 0 else { return nil }
    let whole = max(leastLength, track * visible / (way + visible))
    let beyond = max(0, limits.lowerBound - offset, offset - limits.upperBound)
    let length = max(thickness, whole - beyond)
    let part = min(1, max(0, (offset - limits.lowerBound) / way))
    return (part * (track - length), length)
  }
}
