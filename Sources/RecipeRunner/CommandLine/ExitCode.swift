/// What the tool's exit status says.
package enum ExitCode: Int32, Sendable {
  /// Everything is as it must be.
  case verified = 0
  /// Some recipe did not do what it must.
  case failed = 1
  /// The tool was used wrongly, or could not do its work.
  case usage = 2
  /// The selection matches no recipe.
  case nothingMatched = 3
}
