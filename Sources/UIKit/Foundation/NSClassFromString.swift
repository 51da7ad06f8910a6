/// The class with the given name, or nil if there is none: one of UIKit's own by its plain name, as in Objective-C,
/// or any by `Module.Name`.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if !aClassName.contains("."), let own = FoundClasses.own(aClassName) { return own }
  return Foundation.NSClassFromString(aClassName)
}

/// UIKit's classes that were asked for by name: looking through all of a program's types takes long.
private enum FoundClasses {
  private static let classes = Locked<[String: AnyClass]>([:])

  static func own(_ name: String) -> AnyClass? {
    classes.withLock { classes in
      if let known = classes[name] { return known }
      let found: AnyClass? = _typeByName("UIKit." + name) as? AnyClass
      classes[name] = found
      return found
    }
  }
}
