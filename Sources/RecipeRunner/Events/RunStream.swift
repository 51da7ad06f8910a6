import Foundation

/// The stream of a run, read to its end and found to be one.
struct RunStream {
  /// Where it comes from, for people.
  let name: String
  let plan: RunPlan
  /// The recipes that ran, in the plan's order.
  let reports: [RecipeReport]
}

extension RunStream {
  /// Reads a file; `-` is standard input.
  init(_ file: String) throws(ToolError) {
    name = file == "-" ? "standard input" : "'\(file)'"
    let descriptor = file == "-" ? .standardInput : FileDescriptor(number: open(file, O_RDONLY | O_CLOEXEC))
    guard descriptor.number >= 0 else { throw ToolError(SystemError("read '\(file)'").description) }
    defer { if file != "-" { descriptor.close() } }
    guard !descriptor.isFolder else {
      throw ToolError("'\(file)' is a folder. Name the files in it: \(file)/*")
    }
    var reader = RunStreamReader()
    do {
      while case .bytes(let bytes) = descriptor.read() { try reader.take(bytes) }
      (plan, reports) = try reader.end()
    } catch {
      throw ToolError("\(name), line \(reader.line): \(error.description)")
    }
  }
}
