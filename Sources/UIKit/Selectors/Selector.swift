/// The Objective-C name of a method, such as `tapped:`.
///
/// Source: Apple, Selector. Objects find a method by its selector if their module was translated by the plugin
/// `AppleSources`, which also replaces `#selector(…)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  /// Creates a selector from its name; whether any object has such a method is not checked.
  public init(_ str: String) {
    name = str
  }

  /// Creates a selector from its name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name.
  public var description: String { name }
}

/// Objective-C's name of `Int`.
public typealias NSInteger = Int

/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A method that an object has for a selector: receives the object and the arguments of the message.
///
/// It runs on the thread of the sender, whatever its isolation says: Objective-C's messages know no actors.
public typealias SelectorMethod = @MainActor (_ object: AnyObject, _ arguments: MessageArguments) -> Any?

/// The methods of a class, by selector; those of its superclasses are not among them.
public struct SelectorClass: Sendable {
  let type: AnyClass
  let methods: [String: SelectorMethod]

  /// Creates the table of a class.
  public init(_ type: AnyClass, _ methods: [String: SelectorMethod]) {
    self.type = type
    self.methods = methods
  }
}

/// The classes of a module whose methods have selectors.
///
/// `AppleSources` writes one for each module that it translates, with the name `AppleSourcesTable`, by which UIKit finds it.
public protocol SelectorTable {
  /// The tables of the classes, in any order; a class may have several.
  static var classes: [SelectorClass] { get }
}

extension SelectorTable {
  /// The selector with a name, after the module's methods were registered: they may extend classes of other modules.
  public static func selector(_ name: String) -> Selector {
    SelectorMethods.register(self)
    return Selector(name)
  }
}
