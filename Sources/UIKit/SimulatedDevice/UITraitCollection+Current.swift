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
      return source.traits
    }
    set {
      if MainQueue.isCurrent, CurrentTraits.source != nil {
        CurrentTraits.source = .collection(newValue)
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
    let outer = CurrentTraits.source
    CurrentTraits.source = .collection(self)
    defer { CurrentTraits.source = outer }
    actions()
  }
}

/// Where the current traits come from, on the main queue.
enum CurrentTraits {
  /// An environment whose callback runs, which is asked only if a colour needs its traits; or traits.
  case environment(Unmanaged<AnyObject>, (AnyObject) -> UITraitCollection)
  case collection(UITraitCollection)

  // Set and read on the main queue only.
  @exclusivity(unchecked) nonisolated(unsafe) static var source: CurrentTraits?

  fileprivate var traits: UITraitCollection {
    switch self {
    case .environment(let environment, let traits): traits(environment.takeUnretainedValue())
    case .collection(let traits): traits
    }
  }
}

extension UITraitEnvironment {
  /// Calls `body` with the traits of this environment as the current ones.
  @inline(__always)
  func withCurrentTraits<Result>(_ body: () -> Result) -> Result {
    let outer = CurrentTraits.source
    CurrentTraits.source = .environment(Unmanaged.passUnretained(self)) { environment in
      MainActor.assumeIsolated { (environment as? any UITraitEnvironment)?.traitCollection ?? .init() }
    }
    defer { CurrentTraits.source = outer }
    return body()
  }
}
