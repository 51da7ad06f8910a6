/// A value of one of the most frequently compared types.
///
/// A mirror or a series of casts costs more than most scripts. These types are recognized by comparing a
/// pointer.
enum SimpleValue {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case float(Float)
  case string(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case list([SimpleValue])

  /// Returns the value as one of these types; nil for any other type.
  static func of(_ value: some Any) -> SimpleValue? {
    // `as Any` gives the dynamic type of a value in an existential box.
    let type = Swift.type(of: value as Any)
    if type == Bool.self { return (value as? Bool).map { .bool($0) } }
    if type == Int.self { return (value as? Int).map { .int($0) } }
    if type == Double.self { return (value as? Double).map { .double($0) } }
    if type == CGFloat.self { return (value as? CGFloat).map { .double($0.native) } }
    if type == Float.self { return (value as? Float).map { .float($0) } }
    if type == String.self { return (value as? String).map { .string($0) } }
    if type == CGPoint.self { return (value as? CGPoint).map { .point($0) } }
    if type == CGSize.self { return (value as? CGSize).map { .size($0) } }
    if type == CGRect.self { return (value as? CGRect).map { .rect($0) } }
    return list(of: value, type)
  }

  private static func list(of value: some Any, _ type: any Any.Type) -> SimpleValue? {
    if type == [Bool].self { return (value as? [Bool]).map { .list($0.map { .bool($0) }) } }
    if type == [Int].self { return (value as? [Int]).map { .list($0.map { .int($0) }) } }
    if type == [Double].self { return (value as? [Double]).map { .list($0.map { .double($0) }) } }
    if type == [CGFloat].self { return (value as? [CGFloat]).map { .list($0.map { .double($0.native) }) } }
    if type == [String].self { return (value as? [String]).map { .list($0.map { .string($0) }) } }
    if type == [CGPoint].self { return (value as? [CGPoint]).map { .list($0.map { .point($0) }) } }
    if type == [CGSize].self { return (value as? [CGSize]).map { .list($0.map { .size($0) }) } }
    if type == [CGRect].self { return (value as? [CGRect]).map { .list($0.map { .rect($0) }) } }
    return nil
  }

  /// Whether a type is one of these, and not a list.
  static func isWhole(_ type: any Any.Type) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == CGFloat.self || type == Float.self
      || type == String.self || type == CGPoint.self || type == CGSize.self || type == CGRect.self
  }
}
