extension Array {
  /// Whether both are one array, or copies of one that nobody has changed: then they hold the same, and nothing needs to
  /// be compared.
  func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return isEmpty
      || withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
  }
}
