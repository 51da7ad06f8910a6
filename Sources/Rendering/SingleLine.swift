/// Text without line breaks and control characters.
package enum SingleLine {
  package static func of(_ text: String, keepingLineFeeds: Bool = false) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if keepingLineFeeds && scalar == "\n" { return scalar }
          return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar
        }
      )
    )
  }
}
