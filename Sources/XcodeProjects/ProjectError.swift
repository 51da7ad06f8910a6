/// Why a project can't be taken over, and what to do.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
