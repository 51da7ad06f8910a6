/// Keeps texts of recipes from being taken for commands by services that read the log of a build.
///
/// GitHub takes lines that begin with `::name` and hold another `::`, and `##[name]` anywhere in a line
/// (`src/Runner.Common/ActionCommand.cs` of `actions/runner`); Azure takes `##vso[…]`, TeamCity `##teamcity[…]`.
enum LogCommand {
  /// A line in which nothing is a command; what would begin one is spelled.
  static func neutral(_ line: String) -> String {
    var line = line
    if line.contains("##") {
      while let start = line.firstMatch(of: #/##[A-Za-z]*\[/#)?.range.lowerBound { spell(start, in: &line) }
    }
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    let rest = line[start...]
    if rest.hasPrefix("::"), rest.dropFirst(2).contains("::") { spell(start, in: &line) }
    return line
  }

  private static func spell(_ index: String.Index, in line: inout String) {
    let spelling = line[index].unicodeScalars.map(ControlCharacters.spelling).joined()
    line.replaceSubrange(index...index, with: spelling)
  }
}
