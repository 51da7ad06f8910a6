/// An event of another version of the event stream than this tool reads.
package struct EventVersionError: Error, Equatable, CustomStringConvertible {
  /// The version that was found.
  package let version: Int

  package var description: String {
    "it is of version \(version) of the event stream, and this tool reads version \(Event.version)"
  }
}
