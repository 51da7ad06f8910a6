// Classes that are known at run time only.
//
// Swift makes an object of such a class by a `required` initializer, which subclasses would have to declare as `required`, too: code
// as it is in Xcode doesn't, as Objective-C knows no such rule. Yet every designated initializer has an entry in the class's table, and
// a convenience initializer calls what the class itself has there. So each class has such an initializer under a name for the linker,
// and a static function of that name, which may be called on any class: both are passed their arguments and the class in the same
// way, or the compiler refuses the pair. A class that lacks the initializer ends the process, as with UIKit: "Use of
// unimplemented initializer".

extension UIResponder {
  @_silgen_name("RecipeGallery_UIResponder_init")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_UIResponder_init")
  private static func allocate() -> UIResponder

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make() -> Self {
    SelectorMethods.makeObject(of: self) as? Self ?? unsafeDowncast(allocate(), to: self)
  }
}

extension NSObject {
  @_silgen_name("RecipeGallery_NSObject_init")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  @_silgen_name("RecipeGallery_NSObject_init")
  private static func allocate() -> NSObject

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make() -> Self { unsafeDowncast(allocate(), to: self) }
}

extension UIGestureRecognizer {
  @_silgen_name("RecipeGallery_UIGestureRecognizer_init")
  @usableFromInline
  convenience init(dynamic target: Any?, _ action: Selector?) { self.init(target: target, action: action) }

  @_silgen_name("RecipeGallery_UIGestureRecognizer_init")
  private static func allocate(_ target: __owned Any?, _ action: __owned Selector?) -> UIGestureRecognizer

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(target: Any?, action: Selector?) -> Self {
    unsafeDowncast(allocate(target, action), to: self)
  }
}
