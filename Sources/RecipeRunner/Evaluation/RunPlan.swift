/// The recipes of a run, in the order in which they are reported.
package struct RunPlan: Codable, Equatable, Sendable {
  /// Their ids.
  package var recipes: [String]
  /// Which part of a larger run this is; nil for a whole one.
  package var shard: ShardPlan?
  /// Which of the recipes come from plug-ins, also of the other parts' recipes; nil if none do.
  package var plugins: PluginPlan?

  package init(recipes: [String], shard: ShardPlan? = nil, plugins: PluginPlan? = nil) {
    self.recipes = recipes
    self.shard = shard
    self.plugins = plugins
  }
}
