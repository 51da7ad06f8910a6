/// Numbers in attributes.
enum AttributeNumber {
  /// A finite number in any of the types that people put into attributes; 0 for anything else.
  static func value(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }
}
