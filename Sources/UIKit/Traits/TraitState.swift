/// What a controller knows of traits.
struct TraitState {
  /// The traits that it replaces for its children.
  var overridden: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits that it was told of last, or nil before the first time.
  var told: UITraitCollection?
}
