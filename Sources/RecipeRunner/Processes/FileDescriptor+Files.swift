import Foundation

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
