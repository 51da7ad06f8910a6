/// How the recipes of plug-ins took part in a run.
package struct PluginPlan: Codable, Equatable, Sendable {
  /// The values of `--plugin`, in their order: programs, and folders of programs.
  package var paths: [String]
  /// The ids of the recipes that came from them.
  package var recipes: [String]

  package init(paths: [String], recipes: [String]) {
    self.paths = paths
    self.recipes = recipes
  }

  /// Puts the plans of several runs together; nil if there are none.
  init?(_ plans: [PluginPlan]) {
    guard !plans.isEmpty else { return nil }
    self.init(
      paths: plans.flatMap(\.paths).withoutRepetitions,
      recipes: plans.flatMap(\.recipes).withoutRepetitions
    )
  }
}
