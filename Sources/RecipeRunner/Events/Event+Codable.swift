import RecipeKit

/// The JSON form: `version`, `kind`, `recipe` and `variant`, and the payload under the name of its kind.
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

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw EventVersionError(version: version) }
    let kind = try container.decode(String.self, forKey: .kind)
    func payload<Payload: Decodable>(_ type: Payload.Type = Payload.self) throws -> Payload {
      try container.decode(type, forKey: Key(kind))
    }
    recipe = try container.decodeIfPresent(String.self, forKey: .recipe)
    variant = try container.decodeIfPresent(Int.self, forKey: .variant)
    self.kind =
      switch kind {
      case "workerStarted": .workerStarted
      case "recipeListed": .recipeListed(try payload())
      case "runStarted": .runStarted(try payload())
      case "recipeStarted": .recipeStarted(try payload())
      case "variantStarted": .variantStarted
      case "output": .entry(.output(try payload()))
      case "note": .entry(.note(try payload()))
      case "check": .entry(.check(try payload()))
      case "picture": .entry(.picture(try payload()))
      case "film": .entry(.film(try payload()))
      case "live": .entry(.live(try payload()))
      case "variantEnded": .variantEnded(try payload())
      case "playground": .playground(try payload())
      case "playState": .playState(try payload())
      case "playMove": .playMove(try payload())
      case "recipeEnded": .recipeEnded
      case "issue": .issue(try payload())
      case "exception": .exception(try payload())
      case "expectationEnded": .expectationEnded(try payload())
      case "recipeTimed": .recipeTimed(try payload())
      case "verdict": .verdict(try payload())
      case "runEnded": .runEnded(try payload())
      default: .unknown(kind)
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
  /// The kind's name in the stream.
  package var name: String { form.name }

  /// The kind's name in the stream, and what stands under that name.
  fileprivate var form: (name: String, payload: (any Encodable)?) {
    switch self {
    case .workerStarted: ("workerStarted", nil)
    case .recipeListed(let payload): ("recipeListed", payload)
    case .runStarted(let payload): ("runStarted", payload)
    case .recipeStarted(let payload): ("recipeStarted", payload)
    case .variantStarted: ("variantStarted", nil)
    case .entry(.output(let payload)): ("output", payload)
    case .entry(.note(let payload)): ("note", payload)
    case .entry(.check(let payload)): ("check", payload)
    case .entry(.picture(let payload)): ("picture", payload)
    case .entry(.film(let payload)): ("film", payload)
    case .entry(.live(let payload)): ("live", payload)
    case .variantEnded(let payload): ("variantEnded", payload)
    case .playground(let payload): ("playground", payload)
    case .playState(let payload): ("playState", payload)
    case .playMove(let payload): ("playMove", payload)
    case .recipeEnded: ("recipeEnded", nil)
    case .issue(let payload): ("issue", payload)
    case .exception(let payload): ("exception", payload)
    case .expectationEnded(let payload): ("expectationEnded", payload)
    case .recipeTimed(let payload): ("recipeTimed", payload)
    case .verdict(let payload): ("verdict", payload)
    case .runEnded(let payload): ("runEnded", payload)
    case .unknown(let name): (name, nil)
    }
  }
}
