import Foundation

/// A worker of the built `recipes` that did not end as it should.
struct WorkerFailure: Error, CustomStringConvertible {
  let recipe: String
  let status: Int32
  let errors: Data

  var description: String {
    "The worker of '\(recipe)' ended with status \(status): \(String(decoding: errors, as: UTF8.self))"
  }
}
