import Testing

/// Checks that an assertion fails the running test at this file, with these words.
@MainActor
func expectFailure(
  _ words: String...,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined()
    return words.allSatisfy(text.contains) && issue.sourceLocation?.fileID == sourceLocation.fileID
  }
}
