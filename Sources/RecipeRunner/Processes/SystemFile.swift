import Foundation

/// What the operating system tells in files and folders of its own, such as those in `/proc`.
enum SystemFile {
  /// The first bytes of a file, at most 4 KB; none if it can't be read.
  static func bytes(_ path: String) -> ArraySlice<UInt8> {
    let file = FileDescriptor(number: open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return [] }
    defer { file.close() }
    guard case .bytes(let bytes)? = try? file.read(atMost: 4_096) else { return [] }
    return bytes
  }

  /// Whether a path leads to a file with bytes of its own, and to no folder, device or pipe.
  static func isRegular(_ path: String) -> Bool {
    var own = stat()
    return stat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to a pipe.
  static func isPipe(_ path: String) -> Bool {
    var own = stat()
    return stat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether two paths lead to the same file with bytes of its own.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var (own, others) = (stat(), stat())
    guard stat(one, &own) == 0, stat(other, &others) == 0 else { return false }
    return own.st_mode & S_IFMT == S_IFREG && own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// The names in a folder, with those of itself and of the folder around it; none if it can't be read.
  ///
  /// Linux lets a name be any bytes but 0 and a slash.
  static func names(in path: String) -> [[UInt8]] {
    names(in: path) { name in
      UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
    }
  }

  /// The numbers among the names in a folder.
  static func numbers(in path: String) -> [Int32] {
    names(in: path) { Int32(String(cString: $0)) }
  }

  private static func names<Name>(in path: String, _ read: (UnsafePointer<CChar>) -> Name?) -> [Name] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [Name] = []
    while let entry = readdir(folder) {
      if let name = withUnsafePointer(to: &entry.pointee.d_name.0, read) { names.append(name) }
    }
    return names
  }
}
