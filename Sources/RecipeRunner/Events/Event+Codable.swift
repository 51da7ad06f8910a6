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
      case "runStarted": .runStarted(try payload())
      case "recipeStarted": .recipeStarted(try payload())
      case "variantStarted": .variantStarted
      case "output": .output(try payload())
      case "note": .note(try payload())
      case "check": .check(try payload())
      case "picture": .picture(try payload())
      case "film": .film(try payload())
      case "variantEnded": .variantEnded(try payload())
      case "recipeEnded": .recipeEnded
      case "issue": .issue(try payload())
      case "exception": .exception(try payload())
      case "expectationEnded": .expectationEnded(try payload())
      case "verdict": .verdict(try payload())
      case "runEnded": .runEnded(try payload())
      default: .unknown(kind)
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(kind.name, forKey: .kind)
    try container.encodeIfPresent(recipe, forKey: .recipe)
    try container.encodeIfPresent(variant, forKey: .variant)
    if let payload = kind.payload {
      try container.encode(payload, forKey: Key(kind.name))
    }
  }
}

extension Event.Kind {
  /// The kind's name in the stream.
  package var name: String {
    switch self {
    case .workerStarted: "workerStarted"
    case .runStarted: "runStarted"
    case .recipeStarted: "recipeStarted"
    case .variantStarted: "variantStarted"
    case .output: "output"
    case .note: "note"
    case .check: "check"
    case .picture: "picture"
    case .film: "film"
    case .variantEnded: "variantEnded"
    case .recipeEnded: "recipeEnded"
    case .issue: "issue"
    case .exception: "exception"
    case .expectationEnded: "expectationEnded"
    case .verdict: "verdict"
    case .runEnded: "runEnded"
    case .unknown(let name): name
    }
  }

  fileprivate var payload: (any Encodable)? {
    switch self {
    case .workerStarted, .variantStarted, .recipeEnded, .unknown: nil
    case .runStarted(let payload): payload
    case .recipeStarted(let payload): payload
    case .output(let payload): payload
    case .note(let payload): payload
    case .check(let payload): payload
    case .picture(let payload): payload
    case .film(let payload): payload
    case .variantEnded(let payload): payload
    case .issue(let payload): payload
    case .exception(let payload): payload
    case .expectationEnded(let payload): payload
    case .verdict(let payload): payload
    case .runEnded(let payload): payload
    }
  }
}
