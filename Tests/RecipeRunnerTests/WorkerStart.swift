/// How the tool starts its workers.
enum WorkerStart: CaseIterable {
  /// As forked copies, where possible.
  case forked
  /// By starting this program again, as it must if it can't be forked: here because it has two threads.
  case spawned

  /// The environment variable that makes the toys' tool start its workers this way.
  var environment: [String: String] {
    switch self {
    case .forked: [:]
    case .spawned: ["TOY_THREADS": "2"]
    }
  }
}
