import Foundation

/// The texts that the process got as bytes: its arguments, some variables, and the working directory.
///
/// Swift replaces bytes that are not UTF-8, so a path would lead elsewhere.
enum InputEncoding {
  /// Throws if one of the texts is not UTF-8.
  static func check() throws(ToolError) {
    for index in 0..<Int(CommandLine.argc) {
      if let argument = CommandLine.unsafeArgv[index] { try check(argument, "The argument") }
    }
    for variable in EnvironmentVariable.allCases where variable.isPath {
      if let value = getenv(variable.rawValue) { try check(value, "The variable \(variable.rawValue)") }
    }
    if let folder = getcwd(nil, 0) {
      defer { free(folder) }
      try check(folder, "The working directory")
    }
  }

  private static func check(_ text: UnsafePointer<CChar>, _ what: String) throws(ToolError) {
    guard String(validatingCString: text) == nil else { return }
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
    let shown = bytes.map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
    throw ToolError(
      "\(what) '\(shown.joined())' is not UTF-8. Rename the file or folder, or write its name in UTF-8."
    )
  }
}
