// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an application whose delegate's class is named, and runs it until nothing is left to do.
///
/// - Parameters:
///   - argumentCount: not used; a device passes what the system started the program with.
///   - arguments: not used.
///   - principalClassName: must be nil or `UIApplication`: its subclasses cannot be made by name.
///   - delegateClassName: the name that `NSStringFromClass` gives, or nil for none.
/// - Returns: 0. A name that no delegate class has raises NSInternalInconsistencyException.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argumentCount: Int32,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let principalClassName, !principalClassName.hasSuffix("UIApplication") {
    UIKitException.raise(
      .internalInconsistencyException,
      "Unable to instantiate the UIApplication subclass instance. No class named "
        + "\(principalClassName) is loaded."
    )
  }
  guard let delegateClassName else {
    UIApplication.shared.run(delegate: nil)
    return 0
  }
  guard let delegateClass = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type
  else {
    UIKitException.raise(
      .internalInconsistencyException,
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName) is loaded."
    )
  }
  UIApplication.shared.run(delegate: delegateClass.init())
  return 0
}

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
