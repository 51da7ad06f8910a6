#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The C library's standard streams.
enum StandardStreams {
  /// Hands every line on as soon as it is printed, so that a crash loses none.
  static func bufferOutputByLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
