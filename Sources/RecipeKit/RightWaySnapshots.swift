import Rendering

/// The pictures and films of a recipe's right way, for comparison with its wrong ways.
@MainActor
package final class RightWaySnapshots {
  var pictures: [String: Picture] = [:]
  var films: [String: Film] = [:]

  package init() {}
}
