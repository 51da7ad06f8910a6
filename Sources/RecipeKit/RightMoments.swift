import Rendering

/// The pictures and films of a recipe's right way, for comparison with its wrong ways.
@MainActor
package final class RightMoments {
  /// The pictures by name.
  var pictures: [String: Picture] = [:]
  /// The films by name.
  var films: [String: Film] = [:]

  package init() {}
}
