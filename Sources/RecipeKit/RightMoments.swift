import Rendering

/// The pictures and films that a recipe's right way took, for those of its wrong ways to be compared with.
@MainActor
package final class RightMoments {
  /// The pictures by their moments' names.
  var pictures: [String: Picture] = [:]
  /// The films by their moments' names.
  var films: [String: Film] = [:]

  package init() {}
}
