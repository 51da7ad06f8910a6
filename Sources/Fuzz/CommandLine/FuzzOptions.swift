/// What the command line asks for.
struct FuzzOptions: Equatable {
  /// How long to search, in seconds.
  var seconds = 300.0
  /// Which cases; nil for others in every run.
  var seed: UInt64?
  /// The kinds of cases, by name; empty for the standard ones.
  var kinds: [String] = []
  /// How many cases of each kind at most; nil for as many as there is time for.
  var cases: Int?
  /// How much processor time a case may take, in seconds.
  var secondsPerCase = CaseSelection.patience
  /// Cases that are played instead of a search.
  var selection: CaseSelection?
  /// Whether this is a child that plays the selection and reports.
  var plays = false
  /// Whether only the usage is asked for.
  var asksForHelp = false

  static let usage = """
    scripts/fuzz [--seconds N | --hours N] [--seed S] [--kind KIND…] [--cases N]
    scripts/fuzz --case KIND:SEED:NUMBER [--steps N,N…]

    Plays random cases in child processes, and tells what is wrong, made small, with the command that shows it again.
      --seconds N, --hours N  how long to search; 300 s unless told otherwise
      --seed S                which cases: the same ones for the same number
      --kind KIND…            only these kinds
      --cases N               of each kind only the first N cases
      --case                  plays one case, or with KIND:SEED:FIRST-LAST several in one process, and makes small what
                              is wrong
      --patience N            how many seconds of processor time a case may take; 5 unless told otherwise
      --steps                 plays only these steps of it, by their numbers from 0
    Ends with 1 if something is wrong, with 2 if it was called wrongly, and with 0 otherwise.

    """
}

extension FuzzOptions {
  /// Reads the arguments after the program's name.
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
          throw FuzzUsageError("--seed needs a whole number from 0, not '\(text)'.")
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
          throw FuzzUsageError("--steps needs numbers with commas between them, not '\(text)'.")
        }
        steps = numbers.compactMap(\.self)
      default: throw FuzzUsageError("There is no option '\(argument)'.")
      }
    }
    if steps != nil && selection == nil { throw FuzzUsageError("--steps goes with --case.") }
    selection?.steps = steps
    selection?.secondsPerCase = secondsPerCase
  }
}
