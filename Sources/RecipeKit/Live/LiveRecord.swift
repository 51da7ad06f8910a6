/// Something with which a reader can play in a page: one of its kinds.
package struct LiveRecord: Codable, Equatable, Sendable {
  /// The name, unique within a run.
  package var name: String
  /// What a reader can do, in a few words.
  package var caption: String
  /// Things that move.
  package var motion: MotionRecord?
  /// Views that follow the size of the view that they lie in.
  package var layout: LayoutRecord?
  /// A value that follows a count.
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
