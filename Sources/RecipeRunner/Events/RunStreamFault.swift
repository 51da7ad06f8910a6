/// Why something is not the stream of a run, as a sentence.
struct RunStreamFault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
