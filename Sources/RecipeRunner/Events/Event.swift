import Foundation
import RecipeKit

/// An event of a run.
///
/// Workers write events as JSON Lines. The tool makes every report from the events it reads;
/// `docs/EventStream.md` defines the grammar.
package struct Event: Equatable, Sendable {
  /// The version of the event stream that this tool writes and reads.
  package static let version = 1

  /// The recipe that the event belongs to; nil for events of the whole run.
  package var recipe: String?
  /// The index of the running variant; 0 is the right way.
  package var variant: Int?
  package var kind: Kind

  package init(_ kind: Kind, recipe: String? = nil, variant: Int? = nil) {
    self.kind = kind
    self.recipe = recipe
    self.variant = variant
  }

  package enum Kind: Equatable, Sendable {
    /// A worker is ready to read recipe ids.
    case workerStarted
    /// A plug-in lists this recipe.
    case recipeListed(RecipeDeclaration)
    /// A run of these recipes starts.
    case runStarted(RunPlan)
    /// A recipe with this declaration starts.
    case recipeStarted(RecipeDeclaration)
    case variantStarted
    /// The script made an entry on its stage; each kind of entry has its own name in the stream.
    case entry(StageEntry)
    /// A variant's script ended, or threw an error.
    case variantEnded(VariantEnd)
    /// The recipe has a playground; its states and moves follow.
    case playground(PlaygroundRecord)
    case playState(PlayStateRecord)
    /// The effect of a gesture in a state of the playground.
    case playMove(PlayMoveRecord)
    /// All variants of a recipe have run.
    case recipeEnded
    /// A fault of the recipe or of the process that ran it.
    case issue(RecipeIssue)
    case recipeTimed(RecipeTime)
    case verdict(RecipeVerdict)
    case runEnded(RunSummary)
    /// A kind that this version does not know; readers ignore it.
    case unknown(String)
  }

  /// The names of all kinds in the stream; add new kinds here.
  ///
  /// The compiler checks that reading and writing handle all of them. Tests compare the list with
  /// `docs/EventStream.md` and `docs/event-stream.schema.json`.
  package enum Name: String, CaseIterable, Sendable {
    case workerStarted, recipeListed, runStarted, recipeStarted, variantStarted
    case output, note, check, picture, film, live
    case variantEnded, playground, playState, playMove, recipeEnded, issue
    case recipeTimed, verdict, runEnded
  }

  package struct VariantEnd: Codable, Equatable, Sendable {
    /// The error that the script threw; nil if it ran to its end.
    package var error: String?
  }
}

// MARK: - JSON

/// The JSON form: `version`, `kind`, `recipe` and `variant`, and the payload under the kind's name.
extension Event: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let version = Key("version")
    static let kind = Key("kind")
    static let recipe = Key("recipe")
    static let variant = Key("variant")
  }

  private struct FilmLength: Decodable {
    let seconds: Double
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw EventVersionError(version: version) }
    let kind = try container.decode(String.self, forKey: .kind)
    func payload<Payload: Decodable>(_ type: Payload.Type = Payload.self) throws -> Payload {
      try container.decode(type, forKey: Key(kind))
    }
    func picture() throws -> SnapshotRecord {
      var picture: SnapshotRecord = try payload()
      picture.seconds = nil
      return picture
    }
    func film() throws -> SnapshotRecord {
      _ = try payload(FilmLength.self)
      return try payload()
    }
    recipe = try container.decodeIfPresent(String.self, forKey: .recipe)
    variant = try container.decodeIfPresent(Int.self, forKey: .variant)
    guard let name = Name(rawValue: kind) else {
      self.kind = .unknown(kind)
      return
    }
    self.kind =
      switch name {
      case .workerStarted: .workerStarted
      case .recipeListed: .recipeListed(try payload())
      case .runStarted: .runStarted(try payload())
      case .recipeStarted: .recipeStarted(try payload())
      case .variantStarted: .variantStarted
      case .output: .entry(.output(try payload()))
      case .note: .entry(.note(try payload()))
      case .check: .entry(.check(try payload()))
      case .picture: .entry(.snapshot(try picture()))
      case .film: .entry(.snapshot(try film()))
      case .live: .entry(.live(try payload()))
      case .variantEnded: .variantEnded(try payload())
      case .playground: .playground(try payload())
      case .playState: .playState(try payload())
      case .playMove: .playMove(try payload())
      case .recipeEnded: .recipeEnded
      case .issue: .issue(try payload())
      case .recipeTimed: .recipeTimed(try payload())
      case .verdict: .verdict(try payload())
      case .runEnded: .runEnded(try payload())
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    let (name, payload) = kind.form
    try container.encode(name, forKey: .kind)
    try container.encodeIfPresent(recipe, forKey: .recipe)
    try container.encodeIfPresent(variant, forKey: .variant)
    if let payload {
      try container.encode(payload, forKey: Key(name))
    }
  }
}

extension Event.Kind {
  package var name: String { form.name }

  /// The kind's name and the payload in the stream.
  fileprivate var form: (name: String, payload: (any Encodable)?) {
    func form(_ name: Event.Name, _ payload: (any Encodable)? = nil) -> (String, (any Encodable)?) {
      (name.rawValue, payload)
    }
    return switch self {
    case .workerStarted: form(.workerStarted)
    case .recipeListed(let payload): form(.recipeListed, payload)
    case .runStarted(let payload): form(.runStarted, payload)
    case .recipeStarted(let payload): form(.recipeStarted, payload)
    case .variantStarted: form(.variantStarted)
    case .entry(.output(let payload)): form(.output, payload)
    case .entry(.note(let payload)): form(.note, payload)
    case .entry(.check(let payload)): form(.check, payload)
    case .entry(.snapshot(let payload)): form(payload.kind == .picture ? .picture : .film, payload)
    case .entry(.live(let payload)): form(.live, payload)
    case .variantEnded(let payload): form(.variantEnded, payload)
    case .playground(let payload): form(.playground, payload)
    case .playState(let payload): form(.playState, payload)
    case .playMove(let payload): form(.playMove, payload)
    case .recipeEnded: form(.recipeEnded)
    case .issue(let payload): form(.issue, payload)
    case .recipeTimed(let payload): form(.recipeTimed, payload)
    case .verdict(let payload): form(.verdict, payload)
    case .runEnded(let payload): form(.runEnded, payload)
    case .unknown(let name): (name, nil)
    }
  }
}

/// Encodes events as lines of JSON, and decodes them.
package struct EventCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  package init() {
    // Sorted, because an unsorted encoder orders keys by hash, which changes on every run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The event as a line that ends with a line feed.
  package func line(_ event: Event) throws -> [UInt8] {
    Array(try encoder.encode(event)) + [UInt8(ascii: "\n")]
  }

  /// Decodes a line without its line feed.
  package func event(_ line: some Collection<UInt8>) throws -> Event {
    try decoder.decode(Event.self, from: Data(line))
  }
}

/// The error for an event whose version this tool doesn't read.
package struct EventVersionError: Error, Equatable, CustomStringConvertible {
  package let version: Int

  package var description: String {
    "it is of version \(version) of the event stream, and this tool reads version \(Event.version)"
  }
}
