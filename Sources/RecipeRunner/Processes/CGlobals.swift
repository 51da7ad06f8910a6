#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The C library's global variables, which Swift can't prove to be safe; the tool has one thread.
package enum CGlobals {
  /// The environment, as `posix_spawn` wants it.
  static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    environ
  }

  /// Lets standard output hand every line on as soon as it is printed, so that a crash loses none.
  package static func bufferOutputByLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
