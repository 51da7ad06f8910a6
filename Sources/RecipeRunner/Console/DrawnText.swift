/// What a picture or a film is written as.
enum DrawnText {
  /// SVG, which a program reads.
  case markup(String)
  /// Lines, which people read.
  case characters(String)
}
