import RecipeKit

/// Says on which systems an example works, what replaces it today, and what to read before.
enum SystemsLine {
  /// The line; nothing for a lesson that says none of it.
  ///
  /// - Parameter frame: the page on which the other lessons are links; nil for words alone.
  static func html(for card: RecipeCard, on frame: PageFrame? = nil) -> HTML {
    var parts: [HTML] = []
    if let works = card.works {
      let hasEnded = SystemRange(works)?.hasEnded == true
      parts.append(HTML("span", ["class": hasEnded ? "badge caution" : "badge plain"], works))
    }
    func add(_ words: String, _ ids: [String]?) {
      guard let ids else { return }
      parts.append(HTML("\(parts.isEmpty ? "" : " ")\(words) "))
      for (index, id) in ids.enumerated() {
        if index > 0 { parts.append(HTML(", ")) }
        let lesson = frame?.map.lesson(id)
        parts.append(
          lesson.flatMap { lesson in frame.map { .link($0.address(lesson.page), lesson.title) } } ?? HTML(id)
        )
      }
    }
    add("→ today:", card.today)
    if frame != nil { add(parts.isEmpty ? "Read before:" : "· read before:", card.needs) }
    return parts.isEmpty ? HTML("") : HTML("p", ["class": "systems"], parts)
  }
}
