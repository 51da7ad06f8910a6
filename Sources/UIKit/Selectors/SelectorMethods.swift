/// The methods that objects have for selectors.
enum SelectorMethods {
  private struct State {
    var methods: [ObjectIdentifier: [String: SelectorMethod]] = [:]
    var tables: Set<ObjectIdentifier> = []
    /// The classes whose modules have been searched for tables.
    var searchedClasses: Set<ObjectIdentifier> = []
  }

  private static let state = Locked(State())

  /// Adds the methods of a module's classes, once.
  static func register(_ table: any SelectorTable.Type) {
    let id = ObjectIdentifier(table)
    guard !state.withLock({ $0.tables.contains(id) }) else { return }
    let classes = table.classes
    state.withLock { state in
      guard state.tables.insert(id).inserted else { return }
      for entry in classes {
        state.methods[ObjectIdentifier(entry.type), default: [:]].merge(entry.methods) { first, _ in first }
      }
    }
  }

  /// The method of an object's class, or of the nearest superclass that has one.
  static func method(_ selector: Selector, of object: AnyObject) -> SelectorMethod? {
    var next: AnyClass? = type(of: object)
    while let type = next {
      searchModule(of: type)
      if let method = state.withLock({ $0.methods[ObjectIdentifier(type)]?[selector.name] }) { return method }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// A new object of a class, if its own table has `init`: a superclass's would make an object of the superclass.
  @MainActor static func makeObject(of type: AnyClass) -> AnyObject? {
    searchModule(of: type)
    let make = state.withLock { $0.methods[ObjectIdentifier(type)]?["init"] }
    let nobody = NSObject()
    return make?(nobody, MessageArguments(receiver: nobody, selector: "init", values: [])) as AnyObject?
  }

  /// Registers the table of the class's module, if it has one.
  private static func searchModule(of type: AnyClass) {
    guard state.withLock({ $0.searchedClasses.insert(ObjectIdentifier(type)).inserted }) else { return }
    // Of the form Module.Class; private types have a context in parentheses after the module.
    let module = String(reflecting: type).prefix { $0 != "." }
    let table = _typeByName("\(module.utf8.count)\(module)17AppleSourcesTableO")
    if let table = table as? any SelectorTable.Type { register(table) }
  }
}

/// The arguments of a message, with what a message about a wrong one needs.
public struct MessageArguments {
  fileprivate let receiver: AnyObject
  fileprivate let selector: Selector
  fileprivate let values: [Any?]

  /// The argument at a position, as the method's parameter has it.
  ///
  /// Objective-C would go on with an object of another class. Here one that is not a `Value`, and a missing one for a parameter
  /// that is not optional, raises NSInvalidArgumentException.
  public func callAsFunction<Value>(_ index: Int) -> Value {
    let argument = index < values.count ? values[index] : nil
    if let argument, let value = argument as? Value { return value }
    if argument == nil, let none = Any?.none as? Value { return none }
    if let number = argument as? NSNumber, let value = number.unboxed(as: Value.self) { return value }
    UIKitException.raise(
      .invalidArgumentException,
      "\(selector.name(in: receiver)): argument \(index + 1) must be of type \(Value.self), and is "
        + (argument.map { "of type \(type(of: $0))" } ?? "nil")
    )
  }

  /// Calls a method that takes no arguments.
  public func call<Result>(_ method: () -> Result) -> Any? { method() }

  /// Calls a method with the first argument.
  @_disfavoredOverload
  public func call<A, Result>(_ method: (A) -> Result) -> Any? { method(self(0)) }

  /// Calls a method with the first two arguments.
  @_disfavoredOverload
  public func call<A, B, Result>(_ method: (A, B) -> Result) -> Any? { method(self(0), self(1)) }

  /// Calls a method with the first three arguments.
  @_disfavoredOverload
  public func call<A, B, C, Result>(_ method: (A, B, C) -> Result) -> Any? {
    method(self(0), self(1), self(2))
  }
}

extension NSNumber {
  /// The number as a scalar of a type, as key-value coding passes it; nil if the type is none.
  ///
  /// A cast takes only numbers that the type has exactly, and knows no `CGFloat`.
  fileprivate func unboxed<Value>(as type: Value.Type) -> Value? {
    let scalars: [Any] = [CGFloat(doubleValue), doubleValue, floatValue, intValue, uintValue, boolValue]
    return scalars.lazy.compactMap { $0 as? Value }.first
  }
}

extension Selector {
  /// Whether an object has a method for the selector.
  func isImplemented(by object: AnyObject) -> Bool { SelectorMethods.method(self, of: object) != nil }

  /// The method that an object has for the selector, to be called with arguments; nil if there is none.
  ///
  /// What a call of an optional method of a protocol asks for.
  public func implementation(in object: AnyObject) -> ((_ arguments: [Any?]) -> Any?)? {
    guard let method = SelectorMethods.method(self, of: object) else { return nil }
    // Objective-C's messages know no actors: the method runs on the thread of the sender.
    let call = unsafeBitCast(method, to: ((AnyObject, MessageArguments) -> Any?).self)
    return { call(object, MessageArguments(receiver: object, selector: self, values: $0)) }
  }

  /// Sends the message; raises NSInvalidArgumentException if the object has no such method.
  @discardableResult
  func send(to object: AnyObject, _ arguments: Any?...) -> Any? {
    if let call = implementation(in: object) { return call(arguments) }
    if let object = object as? any UntranslatedActions {
      nonisolated(unsafe) let (object, sender) = (object, arguments.first ?? nil)
      if MainActor.assumeIsolated({ object.perform(name, from: sender) }) { return nil }
    }
    UIKitException.raise(
      .invalidArgumentException,
      "\(name(in: object)): unrecognized selector sent to instance"
    )
  }

  /// The method as exceptions name it: `-[Module.Class name:]`, without the module for UIKit's classes.
  func name(in object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    let module = String(reflecting: type).prefix { $0 != "." }
    let prefix = module == "UIKit" || module == "Foundation" ? "" : module + "."
    return "-[\(prefix)\(type) \(name)]"
  }
}

/// An object with actions that it has without a table, as code that isn't translated has none.
@MainActor
protocol UntranslatedActions: AnyObject {
  /// Performs the action with a name; false if there is none.
  func perform(_ name: String, from sender: Any?) -> Bool
}

/// A target, which is not kept, and its action; without a target the responder chain is searched.
struct TargetAction {
  private weak var object: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// The target; nil if it is gone, or none was given.
  var target: AnyObject? { object }

  /// Whether the target that was given is no longer alive.
  var isGone: Bool { hasTarget && object == nil }

  /// Whether this is the given target, or none; an action of nil stands for all.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    object === target.map { $0 as AnyObject } && !isGone && (action == nil || action == self.action)
  }
}
