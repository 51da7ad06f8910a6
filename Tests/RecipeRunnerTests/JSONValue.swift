/// Any JSON value, for inspection and modification.
enum JSONValue: Codable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The members of an object; empty for other values.
  var members: [String: JSONValue] {
    if case .object(let object) = self { object } else { [:] }
  }

  /// The items of an array; empty for other values.
  var items: [JSONValue] {
    if case .list(let items) = self { items } else { [] }
  }

  /// All variants of the value with one key removed, or one value replaced by one of another type.
  var distortions: [JSONValue] {
    switch self {
    case .null: return [.bool(true)]
    case .bool, .number: return [.text("x")]
    case .text: return [.number(1)]
    case .list(let items):
      let inner = items.indices.flatMap { index in
        items[index].distortions.map { replacing(items, index, $0) }
      }
      return [.text("x")] + inner
    case .object(let object):
      return [.text("x")]
        + object.keys.sorted().flatMap { key -> [JSONValue] in
          var without = object
          without[key] = nil
          let inner =
            (object[key]?.distortions ?? []).map { value in
              .object(object.merging([key: value]) { $1 })
            } as [JSONValue]
          return [.object(without)] + inner
        }
    }
  }

  private func replacing(_ items: [JSONValue], _ index: Int, _ value: JSONValue) -> JSONValue {
    var items = items
    items[index] = value
    return .list(items)
  }
}
