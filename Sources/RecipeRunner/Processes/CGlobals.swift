#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Musl
#endif

/// Global variables of the C library, which Swift can't prove to be safe; the tool has only one thread.
package enum CGlobals {
  /// The environment in the form that `posix_spawn` takes.
  static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    environ
  }

  /// Makes standard output line-buffered, so that a crash loses no printed line.
  package static func bufferOutputByLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
