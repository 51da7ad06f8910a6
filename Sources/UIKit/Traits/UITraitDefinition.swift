/// A trait: a type that names a value of trait collections, its default, and its effects.
///
/// UIKit's own traits are in `SystemTraits.swift`. An application defines more of them by types of its own. Source: Apple,
/// UITraitDefinition.
public protocol UITraitDefinition {
  /// The type of the trait's values. Collections are compared, so it should be `Equatable`.
  associatedtype Value

  /// The value in collections that don't specify the trait.
  static var defaultValue: Value { get }

  /// The name for logs; by default that of the type.
  static var name: String { get }

  /// A text that identifies the trait, also in archives; by default the full name of the type.
  static var identifier: String { get }

  /// Whether dynamic colours depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }

  /// The name of the type, with its module.
  public static var identifier: String { _typeName(Self.self, qualified: true) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, which identifies it in trait collections.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own, whose default value means that it is unspecified.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}
