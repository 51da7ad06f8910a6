/// The name of a recipe's folder, with which the names of its module and its types begin.
struct RecipeName: Equatable {
  /// A capital letter, then letters and digits of ASCII.
  let folder: String

  /// Reads a name that somebody chose for a new recipe.
  init(_ text: String) throws(ToolError) {
    guard Self.isName(text) else {
      let better = Self.joined(text)
      let question = Self.isName(better) ? " Did you mean '\(better)'?" : ""
      throw ToolError(
        "A recipe can't be called '\(text)': its name is that of a Swift module, a capital letter and then letters "
          + "and digits, such as ProgressView.\(question)"
      )
    }
    guard !text.hasPrefix("UI") else {
      throw ToolError(
        "A recipe can't be called '\(text)': names that begin with UI are those of UIKit's types."
      )
    }
    folder = text
  }

  /// The recipe's id.
  var id: String { Self.id(ofFolder: folder) }

  /// A folder's name as a recipe's id: `progress-view` for `ProgressView`.
  static func id(ofFolder folder: String) -> String {
    folder.reduce(into: "") { id, letter in
      id += (letter.isUppercase && !id.isEmpty ? "-" : "") + letter.lowercased()
    }
  }

  /// The words of a text as one name, each with a capital letter; without the digits that it begins with.
  static func joined(_ text: String) -> String {
    let words = text.split { !isLetterOrDigit($0) }
    return String(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop(while: \.isNumber))
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return ("A"..."Z").contains(first) && text.allSatisfy(isLetterOrDigit)
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
