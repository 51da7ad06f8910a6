/// The ways in which the tool starts its workers.
enum WorkerStart: CaseIterable {
  /// As copies of itself, where that is possible.
  case copied
  /// As this program anew, as it must where it can't be copied: here because it has two threads.
  case anew

  /// What tells the toys' tool to start its workers so.
  var environment: [String: String] {
    switch self {
    case .copied: [:]
    case .anew: ["TOY_THREADS": "2"]
    }
  }
}
