import RecipeKit

/// What the command line asks for.
package struct Invocation: Equatable, Sendable {
  /// The commands and their arguments.
  package enum Command: Equatable, Sendable {
    case list
    case run([String])
    case check([String])
    case claims([String])
    case picture(String)
    case film(String)
    case help(of: String?)
    case version
    case work(eventsDescriptor: Int32)
    case probe(recipe: String, variant: Int, expectation: Int, eventsDescriptor: Int32)
  }

  /// The forms of a report.
  package enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  /// The forms of a picture.
  package enum PictureFormat: String, CaseIterable, Sendable {
    case svg
    case tree
    case terminal
  }

  /// The forms of a film.
  package enum FilmFormat: String, CaseIterable, Sendable {
    case svg
    case strip
    case tree
  }

  /// When to use colour.
  package enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// What to do.
  package var command = Command.help(of: nil)
  /// The form of the report.
  package var format = Format.text
  /// How many processes may work side by side; nil for one a processor.
  package var jobs: Int?
  /// How many seconds a recipe may take.
  package var timeout = 120.0
  /// When to use colour.
  package var color = Color.auto
  /// The form of a picture.
  package var pictureFormat = PictureFormat.svg
  /// The form of a film.
  package var filmFormat = FilmFormat.svg
  /// The name of the picture or film; nil for the first.
  package var step: String?
  /// The name of the variant; nil for the right way.
  package var variant: String?
  /// The file to write to; nil for standard output.
  package var output: String?
  /// Which forms of pictures a worker sends.
  package var pictures: PictureOrder?
}
