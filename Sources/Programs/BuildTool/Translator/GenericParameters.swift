import SwiftSyntax

/// The generic parameters around a node, with the names of what they must conform to.
struct GenericParameters {
  private var scopes: [[String: [String]]] = []

  /// Adds those of a declaration; a `where` clause may say more of outer ones, and of `Self`.
  mutating func append(_ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
  {
    var scope: [String: [String]] = [:]
    for parameter in parameters?.parameters ?? [] {
      scope[parameter.name.text] = parameter.inheritedType.map(Self.parts) ?? []
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      let name = conformance.leftType.trimmedDescription
      scope[name] = (scope[name] ?? self[name] ?? []) + Self.parts(conformance.rightType)
    }
    scopes.append(scope)
  }

  mutating func removeLast() { scopes.removeLast() }

  /// What a generic parameter must conform to; nil if there is none of the name.
  subscript(name: String) -> [String]? { scopes.last { $0[name] != nil }?[name] }

  private static func parts(_ type: TypeSyntax) -> [String] {
    type.as(CompositionTypeSyntax.self)?.elements.map { $0.type.trimmedDescription } ?? [
      type.trimmedDescription
    ]
  }
}
