import Foundation
import RecipeRunner

/// The program, configured by its options.
@MainActor
struct FuzzCommand {
  private let options: FuzzOptions

  /// Parses the arguments after the program's name.
  init(_ arguments: [String]) throws(FuzzUsageError) {
    options = try FuzzOptions(arguments)
  }

  /// Runs the program and returns the exit status: 1 if there are findings.
  func run() throws -> Int32 {
    if options.asksForHelp {
      print(FuzzOptions.usage + "Kinds:")
      for kind in FuzzKinds.all { print("  \(kind.name): \(kind.summary)") }
      return 0
    }
    if let selection = options.selection {
      let kind = try kind(selection.kind)
      if options.plays {
        CrashReporter.report()
        let reports = FileDescriptor(number: ChildProcess.eventsDescriptor)
        CasePlayer(selection, kind, reports: reports).play()
        return 0
      }
      let search = Search(
        [kind],
        seed: selection.seed,
        secondsPerCase: selection.secondsPerCase,
        announce: Self.announce
      )
      try search.play(selection, kind)
      return conclude(search, [kind])
    }
    let kinds = try options.kinds.isEmpty ? FuzzKinds.standard : options.kinds.map(kind)
    let seed = options.seed ?? UInt64.random(in: 0..<1_000_000)
    let names = kinds.map { $0.name }.joined(separator: " ")
    print("Seed \(seed), \(Int(options.seconds.rounded())) s: \(names)")
    let search = Search(kinds, seed: seed, secondsPerCase: options.secondsPerCase, announce: Self.announce)
    try search.run(seconds: options.seconds, cases: options.cases)
    return conclude(search, kinds)
  }

  private static func announce(_ finding: Finding) {
    print(SearchReport.text(of: finding))
  }

  private func conclude(_ search: Search, _ kinds: [any FuzzKind.Type]) -> Int32 {
    let tallies = kinds.map { ($0.name, search.tallies[$0.name] ?? KindStatistics()) }
    print(SearchReport(tallies: tallies, findings: search.findings).text, terminator: "")
    return search.findings.isEmpty ? 0 : 1
  }

  private func kind(_ name: String) throws(FuzzUsageError) -> any FuzzKind.Type {
    guard let kind = FuzzKinds.named(name) else {
      let names = FuzzKinds.all.map { $0.name }.joined(separator: ", ")
      throw FuzzUsageError("Unknown kind '\(name)'. The kinds are \(names).")
    }
    return kind
  }
}
