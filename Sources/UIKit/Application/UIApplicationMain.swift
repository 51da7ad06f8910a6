// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an application with a delegate class given by name, and runs until no work is left.
///
/// - Parameters:
///   - argumentCount: not used; on a device, the number of the program's arguments.
///   - arguments: not used.
///   - principalClassName: must be nil or `UIApplication`; subclasses can't be created by name.
///   - delegateClassName: the name that `NSStringFromClass` returns, or nil for no delegate.
/// - Returns: 0. Raises NSInternalInconsistencyException if no delegate class has the name.
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

/// Returns the class with the given name, or nil if there is none.
///
/// UIKit's own classes have their plain name, as in Objective-C. All other classes are named `Module.Name`.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if !aClassName.contains("."), let own = FoundClasses.own(aClassName) { return own }
  return Foundation.NSClassFromString(aClassName)
}

/// A cache of UIKit's classes by name, because searching all types of a program is slow.
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
