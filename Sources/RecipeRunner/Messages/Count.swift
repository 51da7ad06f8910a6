/// Numbers with their nouns.
enum Count {
  /// "1 check", "3 checks".
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : noun + "s")"
  }
}
