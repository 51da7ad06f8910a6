/// The files of a new recipe: a small one that passes, with the chosen names.
///
/// The texts are the files in `Templates`, in which `Sample` stands for the recipe's name and `Pantry` for
/// the package's.
enum RecipeTemplate {
  /// The contents of a recipe's files, by path; the paths begin with the given folder.
  static func files(_ name: RecipeName, chapter: String? = nil, in folder: String) -> [String: String] {
    let lesson = text(PackageResources.Lesson_md, name)
    return [
      "\(folder)Example.swift": text(PackageResources.Example_swift, name),
      "\(folder)Lesson.md": chapter.map { lesson.replacing("chapter: Drafts", with: "chapter: \($0)") }
        ?? lesson,
      "\(folder)Recorded.txt": text(PackageResources.Recorded_txt, name),
      "\(folder)WrongWays.swift": text(PackageResources.WrongWays_swift, name),
      "\(folder)\(name.folder)Recipe.swift": text(PackageResources.SampleRecipe_swift, name),
    ]
  }

  /// A template with the recipe's names.
  static func text(_ template: [UInt8], _ name: RecipeName) -> String {
    String(decoding: template, as: UTF8.self)
      .replacing("id: sample", with: "id: \(name.id)")
      .replacing("Sample", with: name.folder)
  }
}

/// The name of a recipe's folder, which is also the prefix of its module's and types' names.
struct RecipeName: Equatable {
  /// An ASCII capital letter, followed by ASCII letters and digits.
  let folder: String

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

  var id: String { Self.id(ofFolder: folder) }

  /// The recipe's id for a folder's name: `progress-view` for `ProgressView`.
  static func id(ofFolder folder: String) -> String {
    folder.reduce(into: "") { id, letter in
      id += (letter.isUppercase && !id.isEmpty ? "-" : "") + letter.lowercased()
    }
  }

  /// The words of a text joined in capitalized form, without leading digits.
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
