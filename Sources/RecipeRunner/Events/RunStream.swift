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
    while let bytes = try Self.bytes(of: descriptor, name) {
      do { try reader.take(bytes) } catch { throw Self.error(error, name, reader) }
    }
    do { (plan, reports) = try reader.end() } catch { throw Self.error(error, name, reader) }
  }

  /// More of the stream; nil at its end.
  private static func bytes(of file: FileDescriptor, _ name: String) throws(ToolError) -> ArraySlice<UInt8>? {
    while true {
      do {
        switch try file.read() {
        case .bytes(let bytes): return bytes
        case .end: return nil
        case .nothing:
          // Another process with the same standard input may have made it nonblocking.
          var waiting = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
          _ = poll(&waiting, 1, -1)
        }
      } catch {
        throw ToolError(SystemError("read \(name)", number: error.number).description)
      }
    }
  }

  private static func error(_ fault: RunStreamFault, _ name: String, _ reader: RunStreamReader) -> ToolError {
    // What has no lines is wrong as a whole.
    ToolError("\(name)\(reader.line == 0 ? "" : ", line \(reader.line)"): \(fault.description)")
  }
}
