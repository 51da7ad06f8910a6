import Foundation

package struct FileDescriptor: Equatable {
  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  package let number: Int32

  package init(number: Int32) { self.number = number }

  var isOpen: Bool {
    fcntl(number, F_GETFD, 0) != -1
  }

  package func close() {
    _ = Foundation.close(number)
  }

  package func makeNonblocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL, 0) | O_NONBLOCK)
  }

  package func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError("write")
      }
    }
  }

  package enum Reading {
    case bytes(ArraySlice<UInt8>)
    /// No data is available now.
    case nothing
    /// The writing end is closed.
    case end
  }

  /// Reads the available bytes, up to the given number.
  ///
  /// The limit is below 64 KB because the C library consolidates free memory whenever a block of that size is
  /// freed.
  package func read(atMost limit: Int = 32_768) throws(SystemError) -> Reading {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = Foundation.read(number, buffer.baseAddress, limit)
        initialized = max(0, count)
      }
      if count > 0 { return .bytes(bytes[...]) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      if errno == EAGAIN { return .nothing }
      throw SystemError("read")
    }
  }

  /// Reads to the end, or only some bytes if the first is another: a file of another kind may have no end.
  func readAll(startingWith first: UInt8) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while all.isEmpty || all[0] == first {
      switch try read() {
      case .bytes(let bytes): all += bytes
      case .end: return all
      // Another process with the same standard input may have made it nonblocking.
      case .nothing: [self].waitForInput(milliseconds: -1)
      }
    }
    return all
  }

  /// A pipe whose ends are closed in child processes unless they are passed explicitly.
  ///
  /// The ends have numbers above the descriptors of a child process, so passing them can't cause a collision.
  static func pipe() throws(SystemError) -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw SystemError("open a pipe") }
    let moved = try ends.movedAboveChildren()
    return (reading: moved[0], writing: moved[1])
  }

  /// Assigns the descriptors of the list to the numbers from 0, and closes all others.
  ///
  /// For nil it assigns `/dev/null`.
  static func duplicateToIndices(_ descriptors: [FileDescriptor?]) {
    for (number, descriptor) in zip(Int32(0)..., descriptors) {
      if let descriptor {
        dup2(descriptor.number, number)
      } else {
        let nothing = open("/dev/null", O_RDWR)
        guard nothing != number else { continue }
        dup2(nothing, number)
        _ = Foundation.close(nothing)
      }
    }
    closeAll(from: Int32(descriptors.count))
  }

  static func closeAll(from first: Int32) {
    for number in SystemFile.numbers(in: "/dev/fd") where number >= first { _ = Foundation.close(number) }
  }

  /// Opens `/dev/null` for standard descriptors that are closed, so that no pipe gets their numbers.
  package static func occupyStandardDescriptors() {
    for number in Int32(0)...2 where !FileDescriptor(number: number).isOpen {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

extension [FileDescriptor] {
  /// Waits until one of the descriptors can be read or was closed, or until the time is over.
  ///
  /// - Returns: whether one can be read or was closed.
  @discardableResult
  func waitForInput(milliseconds: Int32) -> Bool {
    var descriptors = map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    return poll(&descriptors, nfds_t(count), milliseconds) > 0
  }
}

extension [Int32] {
  /// The descriptors, duplicated to numbers above those of a child process.
  fileprivate func movedAboveChildren() throws(SystemError) -> [FileDescriptor] {
    let moved = map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for number in self { _ = Foundation.close(number) }
    guard !moved.contains(-1) else { throw SystemError("open a pipe") }
    return moved.map(FileDescriptor.init)
  }
}

extension FileDescriptor {
  var isFolder: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// Reads files and folders of the system, such as those in `/proc`.
enum SystemFile {
  /// The first bytes of a file; empty if it can't be read.
  static func bytes(_ path: String, atMost limit: Int = 4_096) -> ArraySlice<UInt8> {
    let file = FileDescriptor(number: open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return [] }
    defer { file.close() }
    guard case .bytes(let bytes)? = try? file.read(atMost: limit) else { return [] }
    return bytes
  }

  static func isRegular(_ path: String) -> Bool {
    var own = stat()
    return stat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFREG
  }

  /// The names in a folder, including `.` and `..`; empty if it can't be read.
  ///
  /// On Linux a name may be any bytes except 0 and a slash.
  static func names(in path: String) -> [[UInt8]] {
    names(in: path) { name in
      UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
    }
  }

  /// The names in a folder that are numbers.
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

/// A system call that failed.
package struct SystemError: Error, CustomStringConvertible {
  package let number: Int32
  /// The attempted action, completing a sentence that begins with "Can't".
  package let action: String

  package init(_ action: String, number: Int32 = errno) {
    self.number = number
    self.action = action
  }

  package var description: String {
    "Can't \(action): \(String(cString: strerror(number)))."
  }
}
