/// The options of the command line.
struct FuzzOptions: Equatable {
  /// The duration of the search in seconds.
  var seconds = 300.0
  /// The seed of the cases; nil for a random one.
  var seed: UInt64?
  /// The names of the kinds of cases; empty for the standard ones.
  var kinds: [String] = []
  /// The largest number of cases of each kind; nil for no limit.
  var cases: Int?
  /// The limit of a case's processor time, in seconds.
  var secondsPerCase = CaseSelection.patience
  /// Cases to play instead of a search.
  var selection: CaseSelection?
  /// Whether this process is a child that plays the selection and reports.
  var plays = false
  /// Whether to print the usage.
  var asksForHelp = false

  static let usage = """
    scripts/fuzz [--seconds N | --hours N] [--seed S] [--kind KIND…] [--cases N]
    scripts/fuzz --case KIND:SEED:NUMBER [--steps N,N…]

    Plays random cases in child processes, and prints findings, minimized, with the command that reproduces each.
      --seconds N, --hours N  duration of the search; 300 s by default
      --seed S                seed of the cases; random by default
      --kind KIND…            only these kinds
      --cases N               only the first N cases of each kind
      --case                  plays one case, or with KIND:SEED:FIRST-LAST several in one process, and minimizes the
                              findings
      --patience N            limit of a case's processor time in seconds; 5 by default
      --steps                 plays only these steps of the case, by their numbers from 0
    Exit status: 1 if there are findings, 2 for invalid arguments, 0 otherwise.

    """
}

extension FuzzOptions {
  /// Parses the arguments after the program's name.
  init(_ arguments: [String]) throws(FuzzUsageError) {
    var rest = arguments[...]
    var steps: [Int]?
    func value(of option: String) throws(FuzzUsageError) -> String {
      guard let value = rest.popFirst() else { throw FuzzUsageError("\(option) needs a value.") }
      return value
    }
    func number(of option: String) throws(FuzzUsageError) -> Double {
      let text = try value(of: option)
      guard let number = Double(text), number.isFinite, number > 0 else {
        throw FuzzUsageError("\(option) needs a number above 0, not '\(text)'.")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--play": plays = true
      case "--seconds": seconds = try number(of: argument)
      case "--hours": seconds = try number(of: argument) * 3600
      case "--patience": secondsPerCase = try number(of: argument)
      case "--cases": cases = Int(min(try number(of: argument).rounded(.up), 1e15))
      case "--seed":
        let text = try value(of: argument)
        guard let number = UInt64(text) else {
          throw FuzzUsageError("--seed needs an integer from 0, not '\(text)'.")
        }
        seed = number
      case "--kind":
        kinds.append(try value(of: argument))
        while let name = rest.first, !name.hasPrefix("-") {
          kinds.append(name)
          rest.removeFirst()
        }
      case "--case":
        let text = try value(of: argument)
        guard let selection = CaseSelection(text) else {
          throw FuzzUsageError("--case needs KIND:SEED:NUMBER, not '\(text)'.")
        }
        self.selection = selection
      case "--steps":
        let text = try value(of: argument)
        let numbers = text.split(separator: ",").map { Int($0) }
        guard !numbers.contains(nil) else {
          throw FuzzUsageError("--steps needs numbers separated by commas, not '\(text)'.")
        }
        steps = numbers.compactMap(\.self)
      default: throw FuzzUsageError("Unknown option '\(argument)'. See --help.")
      }
    }
    if steps != nil && selection == nil { throw FuzzUsageError("--steps needs --case.") }
    selection?.steps = steps
    selection?.secondsPerCase = secondsPerCase
  }
}
