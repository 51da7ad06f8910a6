import RecipeKit

/// A script without counter-proofs and files.
protocol ToyScript: RecipeScript {}

extension ToyScript {
  var counterProofs: [CounterProofRecord] { [] }
  var faults: [String] { [] }
  var recordFaults: [String] { [] }
  var sourceType: Any.Type { Self.self }

  func checkCounterProof(_ number: Int, on stage: Stage) {}

  func playground(_ example: Example) -> Playground? { nil }
}
