extension StringProtocol {
  /// The text in which some characters are written otherwise.
  ///
  /// It looks at Unicode scalars, as those do who read the text afterwards: what Swift takes for one `Character`, a
  /// quotation mark with a mark before or above it, is a quotation mark to a shell.
  func respelled(_ spelling: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let other = spelling(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
