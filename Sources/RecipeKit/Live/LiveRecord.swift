/// A live scene of a page; exactly one of its kinds is set.
package struct LiveRecord: Codable, Equatable, Sendable {
  /// The name, unique within a run but for other choices.
  package var name: String
  /// What is different from the scene of the same name, if it is another choice of the right way.
  package var choice: String?
  /// What readers can do, in a few words.
  package var caption: String
  package var motion: MotionRecord?
  package var layout: LayoutRecord?
  package var count: CountRecord?
  package var constraints: ConstraintsRecord?
}
