import RecipeKit

/// What a plug-in answers to `list`.
struct PluginList {
  /// What its recipes say about themselves, in its order.
  private(set) var recipes: [RecipeDeclaration] = []
  /// What is wrong with the answer.
  private(set) var faults: [PluginFault] = []
  /// The signal by which this process was told to stop meanwhile.
  private(set) var interruption: Interruption?
  /// The lines as they were read.
  let lines: [ArraySlice<UInt8>]

  /// The ids of the recipes.
  private var ids: Set<String> = []

  /// How long a plug-in may take to list its recipes, in seconds.
  static let patience = 10.0
  static let place = "`list`"

  /// Asks a plug-in for its recipes.
  init(of plugin: Plugin, seconds: Double) {
    do throws(PluginFault) {
      let seconds = min(seconds, Self.patience)
      let process = try PluginProcess(plugin, ["list"], input: "", seconds: seconds)
      lines = process.lines
      if case .interrupted(let signal) = process.end {
        interruption = signal
        return
      }
      let coder = EventCoder()
      for (index, line) in process.lines.enumerated() {
        take(line, "\(Self.place), line \(index + 1)", coder)
      }
      if let fault = process.endFault(Self.place) {
        faults.append(fault)
      } else if recipes.isEmpty, faults.isEmpty {
        faults.append(
          PluginFault(
            Self.place,
            "It lists no recipe.",
            "Write an event of the kind 'recipeListed' for each recipe to the open file that `--events-fd` names."
          )
        )
      }
    } catch {
      lines = []
      faults.append(error)
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ place: String, _ coder: EventCoder) {
    do throws(LineFault) {
      let event = try PluginLine.event(line, coder)
      switch event.kind {
      case .recipeListed(let declaration):
        try require(declaration.card.id, event)
        recipes.append(declaration)
      case .unknown: break
      default:
        throw LineFault(
          "'\(event.kind.name)' can't come in a list",
          "Write one 'recipeListed' for each recipe, and nothing else."
        )
      }
    } catch {
      faults.append(PluginFault(place, error, line))
    }
  }

  /// Refuses an id by which a recipe can't be found.
  private mutating func require(_ id: String, _ event: Event) throws(LineFault) {
    guard DeclarationAudit.isWellFormed(id) else {
      throw LineFault(
        "'\(id)' can't be the id of a recipe",
        "Make ids of lower-case letters and digits, in words joined by hyphens, such as 'keep-sorted'."
      )
    }
    guard event.recipe == id else {
      throw LineFault(
        event.recipe.map { "it is of the recipe '\($0)', and its card is of '\(id)'" }
          ?? "it is of no recipe",
        "Write \"recipe\":\"\(id)\" beside \"kind\"."
      )
    }
    guard ids.insert(id).inserted else {
      throw LineFault("the recipe '\(id)' was listed before", "Give each recipe an id of its own.")
    }
  }
}
