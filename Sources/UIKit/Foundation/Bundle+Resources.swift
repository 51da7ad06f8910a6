extension Bundle {
  /// The file of a resource; nil if there is none.
  ///
  /// The main bundle has the resources of all of the package's targets, as an application's bundle does.
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    parts.lazy.compactMap { $0.url(forResource: name, withExtension: ext, subdirectory: nil) }.first
  }

  /// The path of a resource; nil if there is none.
  ///
  /// The main bundle has the resources of all of the package's targets.
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  /// The bundle itself, and the bundles of the targets beside the main one.
  private var parts: [Bundle] {
    self == .main ? [self] + ResourceFolder.targets.compactMap { Bundle(url: $0) } : [self]
  }
}
