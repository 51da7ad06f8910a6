/// The parts of a check's id: the claim, and the check's own name after `#` if it has one.
struct CheckID {
  let claim: String
  let name: String?

  init(_ id: String) {
    let parts = id.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    claim = String(parts[0])
    name = parts.count > 1 ? String(parts[1]) : nil
  }
}
