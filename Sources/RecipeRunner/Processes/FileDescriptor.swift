import Foundation

/// An open file, pipe or terminal of this process.
package struct FileDescriptor: Equatable {
  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// Whether the descriptor is open.
  var isOpen: Bool {
    fcntl(number, F_GETFD, 0) != -1
  }

  package func close() {
    _ = Foundation.close(number)
  }

  /// Lets reads return at once when there is nothing to read.
  package func makeNonblocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL, 0) | O_NONBLOCK)
  }

  /// Writes all bytes, however many calls that takes.
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

  /// What a read found.
  package enum Reading {
    /// Some bytes.
    case bytes(ArraySlice<UInt8>)
    /// Nothing at present.
    case nothing
    /// Every writer has closed the pipe.
    case end
  }

  /// Reads what there is, at most the given number of bytes.
  ///
  /// From 64 KB on, giving memory back would have the C library tidy up each time.
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

  /// A pipe whose two ends are closed in child processes unless they are handed over.
  ///
  /// The ends lie above the descriptors that a child process is given, so handing over never collides.
  static func pipe() throws(SystemError) -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw SystemError("open a pipe") }
    let moved = try ends.movedAboveChildren()
    return (reading: moved[0], writing: moved[1])
  }

  /// Two sockets, each of which reads what is written to the other, with the same properties as a pipe's ends.
  static func socketPair() throws(SystemError) -> (ours: FileDescriptor, theirs: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError("open a socket") }
    let moved = try ends.movedAboveChildren()
    return (ours: moved[0], theirs: moved[1])
  }

  /// Lets the other end of a socket read an end, while this one still reads.
  func finishWriting() {
    #if canImport(Glibc)
      shutdown(number, Int32(SHUT_WR))
    #else
      shutdown(number, SHUT_WR)
    #endif
  }

  /// Keeps the descriptor from the programs that this process starts.
  func closeOnExecution() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// Gives this process the descriptors of the list under the numbers from 0 on, and closes all others.
  ///
  /// Where the list has nil there is nothing to read, and what is written is lost.
  static func takePlaces(_ descriptors: [FileDescriptor?]) {
    for (place, descriptor) in zip(Int32(0)..., descriptors) {
      if let descriptor {
        dup2(descriptor.number, place)
      } else {
        let nothing = open("/dev/null", O_RDWR)
        guard nothing != place else { continue }
        dup2(nothing, place)
        _ = Foundation.close(nothing)
      }
    }
    closeAll(from: Int32(descriptors.count))
  }

  /// Closes every descriptor of this process from the given number on.
  static func closeAll(from first: Int32) {
    for number in SystemFile.numbers(in: "/dev/fd") where number >= first { _ = Foundation.close(number) }
  }

  /// Fills the places of standard descriptors that are closed, so that no pipe ends up in them.
  package static func occupyStandardDescriptors() {
    for number in Int32(0)...2 where !FileDescriptor(number: number).isOpen {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

extension [Int32] {
  /// The descriptors with these numbers, moved to where they never collide with those that a child process is given.
  fileprivate func movedAboveChildren() throws(SystemError) -> [FileDescriptor] {
    let moved = map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for number in self { _ = Foundation.close(number) }
    guard !moved.contains(-1) else { throw SystemError("open a pipe") }
    return moved.map(FileDescriptor.init)
  }
}

extension FileDescriptor {
  /// Whether both write to the same file on a disk or the same pipe, by whatever names.
  func isSameFile(as other: FileDescriptor) -> Bool {
    guard let own = status, let others = other.status, [S_IFREG, S_IFIFO].contains(own.st_mode & S_IFMT)
    else {
      return false
    }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// Whether it is a folder that was opened.
  var isFolder: Bool {
    status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// What the system knows of the file.
  private var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }
}

/// Reads files and folders of the operating system, such as those in `/proc`.
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

/// A call of the operating system that failed.
package struct SystemError: Error, CustomStringConvertible {
  /// The system's error number.
  package let number: Int32
  /// What was being done, as the rest of a sentence that begins with "Can't".
  package let action: String

  package init(_ action: String, number: Int32 = errno) {
    self.number = number
    self.action = action
  }

  package var description: String {
    "Can't \(action): \(String(cString: strerror(number)))."
  }
}
