extension Array {
  /// Whether both share storage, as unchanged copies do: they are equal without comparing elements.
  func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return isEmpty
      || withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
  }
}
