/// Classes whose objects share an appearance: what is set on the proxy that `appearance()` returns.
///
/// Views take it when they enter a window, items when a bar in a window shows them; changes of a proxy do nothing to views that are
/// in a window already. What was set on an object itself wins, then the more derived class, then the container. Source: Apple,
/// UIAppearance.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The proxy for all objects of the class and its subclasses.
  static func appearance() -> Self

  /// The proxy for objects inside of containers of these classes, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for objects with these traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for objects with these traits inside of containers of these classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Classes whose objects contain others, for `appearance(whenContainedInInstancesOf:)`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for all views of the class and its subclasses: a view of this class, made by `init(frame:)`.
  public class func appearance() -> Self { device.views.appearances.proxy(of: self) }

  /// The proxy for views inside of containers of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    device.views.appearances.proxy(of: self, in: containerTypes)
  }

  /// The proxy for views with these traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    device.views.appearances.proxy(of: self, for: trait)
  }

  /// The proxy for views with these traits inside of containers of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    device.views.appearances.proxy(of: self, in: containerTypes, for: trait)
  }
}

extension UIAppearance {
  /// Notes that a property of the application's own class was set; what `AppleSources` writes into `dynamic` properties of views.
  public func appleSources_customize(_ property: String = #function, _ change: @escaping (Self) -> Void) {
    (self as? any AppearanceTarget)?.customize((), property) { target, _ in
      change(unsafeDowncast(target, to: Self.self))
    }
  }
}

extension UIView: AppearanceTarget {
  static func makeAppearanceProxy() -> Self { unsafeDowncast(makeProxy(), to: self) }
}

/// A class of which there are appearance proxies.
///
/// Its setters tell by `customize` what was set.
@MainActor
protocol AppearanceTarget: AnyObject {
  var ownAppearance: OwnAppearance { get set }
  static func makeAppearanceProxy() -> Self
}

/// What an object knows of its own appearance.
struct OwnAppearance {
  /// What was set on the object itself, which proxies leave alone.
  var keys: [AppearanceKey] = []

  /// What records the object's changes, if it is a proxy.
  var rule: AppearanceRule?
}

/// A property, or a method with its numbers, such as the state of a control.
struct AppearanceKey: Equatable {
  let property: String
  let axes: [Int]
}

extension AppearanceTarget {
  /// Notes that a property was set; each setter of a property that proxies have calls it.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - property: its name; that of the caller.
  ///   - axes: the arguments that choose one of several values.
  ///   - change: sets the value on another object; without captured values, as most setters are called on objects of which there is
  ///     no proxy.
  func customize<Value>(
    _ value: Value,
    _ property: String = #function,
    axes: [Int] = [],
    _ change: @escaping (Self, Value) -> Void
  ) {
    let key = AppearanceKey(property: property, axes: axes)
    if let rule = ownAppearance.rule {
      rule.record(key) { change(unsafeDowncast($0, to: Self.self), value) }
    } else if !ownAppearance.keys.contains(key), !SimulatedDevice.current.views.appearances.isChanging(self) {
      ownAppearance.keys.append(key)
    }
  }

  /// Sets defaults of the system's, which proxies may change.
  func setDefaults(_ body: () -> Void) {
    let keys = ownAppearance.keys
    body()
    ownAppearance.keys = keys
  }
}

/// What a proxy gives, and to which objects.
@MainActor
final class AppearanceRule {
  private let target: AnyClass
  private let containers: [ObjectIdentifier]
  private let traits: UITraitCollection?
  private(set) var changes: [(key: AppearanceKey, apply: (AnyObject) -> Void)] = []

  init(_ target: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?) {
    self.target = target
    self.containers = containers.map { ObjectIdentifier($0) }
    self.traits = traits
  }

  var dependsOnTraits: Bool { traits != nil }

  func isFor(_ target: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?)
    -> Bool
  {
    self.target == target && self.containers == containers.map { ObjectIdentifier($0) }
      && self.traits == traits
  }

  /// Whether the rule is for a class or its subclasses.
  func isFor<Target: AppearanceTarget>(subclassesOf type: Target.Type) -> Bool { target is Target.Type }

  func record(_ key: AppearanceKey, _ apply: @escaping (AnyObject) -> Void) {
    changes.removeAll { $0.key == key }
    changes.append((key, apply))
  }

  /// How closely a rule fits an object.
  struct Fit: Comparable {
    /// The distance of the rule's class from the root class.
    let depth: Int
    /// The containers, as numbers from the window on.
    let containers: [Int]
    let hasTraits: Bool

    /// Whether the other fit wins.
    ///
    /// 1. The more derived class wins.
    /// 2. Then the container that is further out, and of rules with the same containers the one that has more.
    /// 3. Then the rule for certain traits.
    ///
    /// Source of 2: Apple, UIAppearance.h ("the outermost appearance proxy wins. Specificity … is the tie-breaker").
    /// The order of 1 and 2 is undocumented.
    static func < (one: Fit, other: Fit) -> Bool {
      if one.depth != other.depth { return one.depth < other.depth }
      for (mine, others) in zip(one.containers, other.containers) where mine != others {
        return mine > others
      }
      if one.containers.count != other.containers.count {
        return one.containers.count < other.containers.count
      }
      return !one.hasTraits && other.hasTraits
    }
  }

  /// How closely the rule fits an object; nil if not at all.
  ///
  /// - Parameters:
  ///   - hierarchy: what contains the object, the window first.
  ///   - present: the traits there.
  func fit(_ object: AnyObject, in hierarchy: [AnyObject], _ present: UITraitCollection) -> Fit? {
    let classes = AppearanceRule.classes(of: object)
    guard let index = classes.firstIndex(of: ObjectIdentifier(target)), present.containsTraits(in: traits)
    else { return nil }
    var indices: [Int] = []
    for container in containers.reversed() {
      let rest = hierarchy[(indices.last.map { $0 + 1 } ?? 0)...]
      guard let index = rest.firstIndex(where: { AppearanceRule.classes(of: $0).contains(container) })
      else { return nil }
      indices.append(index)
    }
    return Fit(depth: classes.count - index, containers: indices, hasTraits: traits != nil)
  }

  /// The class of an object and its superclasses.
  private static func classes(of object: AnyObject) -> [ObjectIdentifier] {
    sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }.map { ObjectIdentifier($0) }
  }
}

/// The appearance proxies of the device's application.
@MainActor
final class AppearanceSystem {
  private var proxies: [(rule: AppearanceRule, proxy: AnyObject)] = []

  /// The object that is taking what proxies have.
  private var changing: AnyObject?

  func isChanging(_ object: AnyObject) -> Bool { changing === object }

  /// The proxy of a class, for certain containers and traits; always the same one.
  func proxy<Target: AppearanceTarget>(
    of type: Target.Type,
    in containers: [any UIAppearanceContainer.Type] = [],
    for traits: UITraitCollection? = nil
  ) -> Target {
    for (rule, proxy) in proxies where rule.isFor(type, containers, traits) {
      return unsafeDowncast(proxy, to: type)
    }
    let proxy = type.makeAppearanceProxy()
    // Only now: what its initializer sets is no appearance.
    let rule = AppearanceRule(type, containers, traits)
    proxy.ownAppearance.rule = rule
    proxies.append((rule, proxy))
    return proxy
  }

  /// Whether there are proxies for a class or its subclasses.
  func hasProxies<Target: AppearanceTarget>(forSubclassesOf type: Target.Type) -> Bool {
    proxies.contains { $0.rule.isFor(subclassesOf: type) }
  }

  /// Gives a view that has entered a window what proxies have for it.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    apply(to: view, in: hierarchy(of: view), view.traitCollection)
    view.didTakeAppearance()
  }

  /// Gives an item of a bar in a window what proxies have for it.
  func apply(to item: some AppearanceTarget, in bar: UIView) {
    guard !proxies.isEmpty else { return }
    apply(to: item, in: hierarchy(of: bar) + [bar], bar.traitCollection)
  }

  /// Gives a view what proxies have for its new traits.
  func traitsDidChange(of view: UIView) {
    if view.storedWindow != nil, proxies.contains(where: { $0.rule.dependsOnTraits }) { apply(to: view) }
  }

  private func apply(
    to target: some AppearanceTarget,
    in hierarchy: [AnyObject],
    _ traits: UITraitCollection
  ) {
    guard target.ownAppearance.rule == nil else { return }
    let rules = proxies.compactMap { entry in
      entry.rule.fit(target, in: hierarchy, traits).map { (rule: entry.rule, fit: $0) }
    }
    // Stable: of equal rules the later one wins.
    let ordered = rules.enumerated().sorted {
      $0.element.fit != $1.element.fit
        ? $0.element.fit < $1.element.fit : $0.offset < $1.offset
    }
    var changes: [(key: AppearanceKey, apply: (AnyObject) -> Void)] = []
    for change in ordered.flatMap({ $0.element.rule.changes })
    where !target.ownAppearance.keys.contains(change.key) {
      changes.removeAll { $0.key == change.key }
      changes.append(change)
    }
    let outer = changing
    changing = target
    defer { changing = outer }
    for change in changes { change.apply(target) }
  }

  /// What contains a view, the window first: its superviews, and the controllers of these and of the view itself.
  private func hierarchy(of view: UIView) -> [AnyObject] {
    var containers: [AnyObject] = []
    var candidate = view
    while true {
      if let controller = candidate.controller { containers.append(controller) }
      guard let parent = candidate.parent else { return containers.reversed() }
      containers.append(parent)
      candidate = parent
    }
  }
}
