/// The traits by which UIKit resolves dynamic colours at the moment.
extension UITraitCollection {
  /// The traits by which dynamic colours are resolved.
  ///
  /// UIKit sets them to those of a view while it draws, lays out or is told of changes, and of a controller in its corresponding
  /// callbacks. Otherwise they are those of the screen, or what code has set. Source: Apple, UITraitCollection.current.
  public static var current: UITraitCollection {
    get {
      guard MainQueue.isCurrent, let source = CurrentTraits.source else {
        return BootedSystem.current.traits.withLock { $0.chosen ?? $0.screen }
      }
      return CurrentTraits.traits(of: source.takeUnretainedValue())
    }
    set {
      if MainQueue.isCurrent, CurrentTraits.source != nil {
        CurrentTraits.chosen.append(newValue)
        CurrentTraits.source = .passUnretained(newValue)
      } else {
        BootedSystem.current.traits.withLock { $0.chosen = newValue }
      }
    }
  }

  /// Calls `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    guard MainQueue.isCurrent else {
      let traits = BootedSystem.current.traits
      let outer = traits.withLock { $0.chosen }
      traits.withLock { $0.chosen = self }
      defer { traits.withLock { $0.chosen = outer } }
      return actions()
    }
    CurrentTraits.keepingSource {
      CurrentTraits.source = .passUnretained(self)
      withExtendedLifetime(self, actions)
    }
  }
}

/// Where the current traits come from, on the main queue; set before each callback, so setting it must be quick.
enum CurrentTraits {
  /// The environment whose callback runs, or traits that code has set; not retained.
  ///
  /// An environment is asked for its traits only if a colour needs them.
  @exclusivity(unchecked) nonisolated(unsafe) static var source: Unmanaged<AnyObject>?

  /// What code has set in the callbacks that run.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var chosen: [UITraitCollection] = []

  fileprivate static func traits(of source: AnyObject) -> UITraitCollection {
    if let traits = source as? UITraitCollection { return traits }
    nonisolated(unsafe) let environment = source
    return MainActor.assumeIsolated { (environment as? any UITraitEnvironment)?.traitCollection } ?? .init()
  }

  /// Calls `body`, which may set the source, and restores it.
  @inline(__always)
  static func keepingSource<Result>(_ body: () -> Result) -> Result {
    let outer = source
    defer {
      source = outer
      if outer == nil, !chosen.isEmpty { chosen = [] }
    }
    return body()
  }
}

extension UITraitEnvironment {
  /// Calls `body` with the traits of this environment as the current ones.
  @inline(__always)
  func withCurrentTraits<Result>(_ body: () -> Result) -> Result {
    CurrentTraits.keepingSource {
      CurrentTraits.source = .passUnretained(self)
      return body()
    }
  }
}
