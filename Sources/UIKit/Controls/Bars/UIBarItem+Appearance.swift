extension UIBarItem: UIAppearance {
  /// The proxy for all items of the class and its subclasses: an item of this class, made by `init()`.
  public class func appearance() -> Self { proxies.proxy(of: self) }

  /// The proxy for items in bars inside of containers of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    proxies.proxy(of: self, in: containerTypes)
  }

  /// The proxy for items in bars with these traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxies.proxy(of: self, for: trait) }

  /// The proxy for items in bars with these traits inside of containers of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxies.proxy(of: self, in: containerTypes, for: trait)
  }

  private static var proxies: AppearanceSystem { SimulatedDevice.current.views.appearances }
}

extension UIBarItem: AppearanceTarget {
  // As for classes that are known at run time only: see `UIResponder`.
  @_silgen_name("RecipeGallery_UIBarItem_init")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_UIBarItem_init")
  private static func allocate() -> UIBarItem

  static func makeAppearanceProxy() -> Self { unsafeDowncast(allocate(), to: self) }
}

extension UIView {
  /// Whether there are appearance proxies for items of bars.
  final var hasItemProxies: Bool { device.views.appearances.hasProxies(forSubclassesOf: UIBarItem.self) }

  /// Gives the items of this bar what proxies have for them, once the bar is in a window.
  final func giveAppearance(to items: [UIBarItem]) {
    guard window != nil else { return }
    for item in items { device.views.appearances.apply(to: item, in: self) }
  }
}
