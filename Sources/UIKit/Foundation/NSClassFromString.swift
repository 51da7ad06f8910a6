/// The class with the given name, or nil if there is none: one of UIKit's own by its plain name, as in Objective-C,
/// or any by `Module.Name`.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if !aClassName.contains("."), let own = _typeByName("UIKit." + aClassName) as? AnyClass { return own }
  return Foundation.NSClassFromString(aClassName)
}
