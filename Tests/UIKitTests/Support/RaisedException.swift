import Testing
import UIKit

/// Checks that a process ended with this exception, by the message that a device prints to the console.
func expectRaised(
  _ result: ExitTest.Result?,
  _ name: String,
  _ reason: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(
    console.contains("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"),
    sourceLocation: sourceLocation
  )
}
