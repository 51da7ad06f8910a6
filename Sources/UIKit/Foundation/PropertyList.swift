/// A value that defaults can store: a copy, so that later changes of the original do not reach it.
///
/// Source: Apple, Property List Programming Guide.
indirect enum PropertyList: Sendable {
  case text(String)
  case truth(Bool)
  case whole(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// Takes a value over, or fails if it is no property list.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let whole as Int: self = .whole(whole)
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let truth as Bool: self = .truth(truth)
    case let number as NSNumber:
      self =
        number.doubleValue == Double(number.intValue) ? .whole(number.intValue) : .number(number.doubleValue)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let array as [Any]:
      var elements: [PropertyList] = []
      for element in array {
        guard let list = PropertyList(element) else { return nil }
        elements.append(list)
      }
      self = .array(elements)
    case let dictionary as [String: Any]:
      var entries: [String: PropertyList] = [:]
      for (key, entry) in dictionary {
        guard let list = PropertyList(entry) else { return nil }
        entries[key] = list
      }
      self = .dictionary(entries)
    default: return nil
    }
  }

  /// The value as Foundation has it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .truth(let truth): truth
    case .whole(let whole): whole
    case .number(let number): number
    case .date(let date): date
    case .data(let data): data
    case .array(let elements): elements.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    }
  }
}
