/// The kinds of cases: a new one is added here, and nowhere else.
@MainActor
enum FuzzKinds {
  /// The kinds that a run plays unless told otherwise.
  static let standard: [any FuzzKind.Type] = [
    ViewCases.self, DynamicsCases.self, ControllerCases.self, TextCases.self, StreamCases.self,
  ]

  /// Every kind, with the one whose faults are deliberate.
  static let all = standard + [FaultCases.self]

  /// The kind of a name.
  static func named(_ name: String) -> (any FuzzKind.Type)? { all.first { $0.name == name } }
}
