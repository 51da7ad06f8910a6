/// Keys of an archived view.
private enum CodingKey {
  static let center = "UICenter"
  static let bounds = "UIBounds"
  static let mask = "UIAutoresizingMask"
  static let alpha = "UIAlpha"
  static let tag = "UITag"
  static let hidden = "UIHidden"
}

extension UIView {
  final func archive(to coder: NSCoder) {
    coder.encode(numbers: [center.x, center.y], forKey: CodingKey.center)
    coder.encode(
      numbers: [bounds.origin.x, bounds.origin.y, bounds.width, bounds.height],
      forKey: CodingKey.bounds
    )
    coder.encode(Int(autoresizingMask.rawValue), forKey: CodingKey.mask)
    coder.encode(Double(alpha), forKey: CodingKey.alpha)
    coder.encode(tag, forKey: CodingKey.tag)
    coder.encode(isHidden, forKey: CodingKey.hidden)
  }

  /// Reads what `encode(with:)` wrote; what is missing, or not a number, keeps its default.
  final func restore(from coder: NSCoder) {
    if let numbers = coder.decodeNumbers(2, forKey: CodingKey.center) {
      storedCenter = CGPoint(x: numbers[0], y: numbers[1])
    }
    if let numbers = coder.decodeNumbers(4, forKey: CodingKey.bounds) {
      storedBounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if coder.containsValue(forKey: CodingKey.mask) {
      storedMask = AutoresizingMask(
        rawValue: UInt(max(0, coder.decodeInteger(forKey: CodingKey.mask)))
      )
    }
    if coder.containsValue(forKey: CodingKey.alpha) {
      setAlpha(CGFloat(coder.decodeDouble(forKey: CodingKey.alpha)))
    }
    if coder.containsValue(forKey: CodingKey.tag) {
      tag = coder.decodeInteger(forKey: CodingKey.tag)
    }
    set(.hidden, coder.decodeBool(forKey: CodingKey.hidden))
  }
}

extension NSCoder {
  fileprivate func encode(numbers: [CGFloat], forKey key: String) {
    for (index, number) in numbers.enumerated() {
      encode(Double(number), forKey: "\(key).\(index)")
    }
  }

  fileprivate func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    for index in 0..<count {
      let part = "\(key).\(index)"
      guard containsValue(forKey: part) else { return nil }
      let number = decodeDouble(forKey: part)
      guard !number.isNaN else { return nil }
      numbers.append(CGFloat(number))
    }
    return numbers
  }
}
