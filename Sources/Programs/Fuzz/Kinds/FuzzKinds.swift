/// The kinds of cases; register new ones here.
@MainActor
enum FuzzKinds {
  /// The kinds that a run plays by default.
  static let standard: [any FuzzKind.Type] = [
    ViewCases.self, DynamicsCases.self, ControllerCases.self, TextCases.self, StreamCases.self,
    CollectionCases.self, EditingCases.self, InputCases.self,
  ]

  /// All kinds, including the one with deliberate faults.
  static let all = standard + [FaultCases.self]

  /// The kind with a name.
  static func named(_ name: String) -> (any FuzzKind.Type)? { all.first { $0.name == name } }
}
