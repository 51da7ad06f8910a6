/// A live scene of a page; exactly one of its kinds is set.
package struct LiveRecord: Codable, Equatable, Sendable {
  /// The name, unique within a run.
  package var name: String
  /// What readers can do, in a few words.
  package var caption: String
  /// Moving items.
  package var motion: MotionRecord?
  /// Views that follow the size of their superview.
  package var layout: LayoutRecord?
  /// A value that depends on a count.
  package var count: CountRecord?

  package init(
    name: String,
    caption: String,
    motion: MotionRecord? = nil,
    layout: LayoutRecord? = nil,
    count: CountRecord? = nil
  ) {
    self.name = name
    self.caption = caption
    self.motion = motion
    self.layout = layout
    self.count = count
  }
}
