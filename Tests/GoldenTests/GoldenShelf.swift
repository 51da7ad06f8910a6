/// Has each recipe take its pictures once, whoever asks for them, beside whatever else the tests do.
actor GoldenShelf {
  private var takes: [String: Task<[Golden], any Error>] = [:]

  /// What a recipe's right way and documented wrong ways show.
  func goldens(of recipe: String) async throws -> [Golden] {
    if let take = takes[recipe] { return try await take.value }
    let take = Task.detached { try RecipesTool.goldens(of: recipe) }
    takes[recipe] = take
    return try await take.value
  }
}
