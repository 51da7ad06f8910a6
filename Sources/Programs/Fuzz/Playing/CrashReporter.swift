import Foundation
import RecipeRunner

/// Reports the instruction of a crash to the parent: crashes at the same location count as one finding.
///
/// An optimized program prints nothing when it traps, and all traps have the same signal.
enum CrashReporter {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]

  /// The stack of the signal handler: the ordinary one may have overflowed.
  private static let stackSize = 65_536

  /// A memory region with code of a file.
  private struct Code {
    let addresses: Range<UInt>
    /// The offset of the region in the file.
    let offset: UInt
    /// The name of the file; it is never freed.
    let name: UnsafeMutablePointer<CChar>
  }

  /// All code regions, read before any crash: files have different addresses in each process.
  nonisolated(unsafe) private static var codes = UnsafeMutableBufferPointer<Code>(start: nil, count: 0)

  /// Installs the signal handlers.
  static func report() {
    let all = loadedCode()
    codes = .allocate(capacity: all.count)
    _ = codes.initialize(from: all)
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for number in signals {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_sigaction = { CrashReporter.handle($0, $1, $2) }
      #else
        action.__sigaction_u.__sa_sigaction = { CrashReporter.handle($0, $1, $2) }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(SA_SIGINFO) | UInt32(SA_ONSTACK) | UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// The code regions of this process as listed by Linux; empty elsewhere.
  private static func loadedCode() -> [Code] {
    // Foundation reads only the first page of such a file.
    let file = FileDescriptor(number: open("/proc/self/maps", O_RDONLY))
    defer { file.close() }
    var bytes: [UInt8] = []
    while case .bytes(let more)? = try? file.read() { bytes += more }
    let maps = String(decoding: bytes, as: UTF8.self)
    return maps.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1].contains("x"), let offset = UInt(fields[2], radix: 16) else {
        return nil
      }
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, let name = fields[5].split(separator: "/").last, let copy = strdup(String(name))
      else {
        return nil
      }
      return Code(addresses: ends[0]..<ends[1], offset: offset, name: copy)
    }
  }

  /// Writes the line of `CaseReport.crashed` and lets the signal end the process.
  private static func handle(
    _ number: Int32,
    _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    if number == SIGSEGV, let information, touchesEndOfStack(information, context) {
      // The instruction that overflows the stack varies between processes.
      write("crashed\tthe end of the stack\n")
    } else if let address = instruction(context) {
      write("crashed\t")
      if let code = codes.first(where: { $0.addresses.contains(address) }) {
        write(hexadecimalOf: address - code.addresses.lowerBound + code.offset)
        write(" in ")
        _ = Foundation.write(ChildProcess.eventsDescriptor, code.name, strlen(code.name))
      } else {
        write(hexadecimalOf: address)
      }
      write("\n")
    }
    kill(getpid(), number)
  }

  /// The address of the instruction that crashed; nil if it is unknown.
  private static func instruction(_ context: UnsafeMutableRawPointer?) -> UInt? {
    #if canImport(Glibc) && arch(x86_64)
      let registers = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.gregs
      return registers.map { UInt(bitPattern: Int($0.16)) }
    #elseif canImport(Glibc) && arch(arm64)
      return (context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.pc).map { UInt($0) }
    #else
      return nil
    #endif
  }

  /// Whether the address of the invalid access is just below the stack.
  private static func touchesEndOfStack(
    _ information: UnsafeMutablePointer<siginfo_t>,
    _ context: UnsafeMutableRawPointer?
  ) -> Bool {
    #if canImport(Glibc) && arch(x86_64)
      guard let context else { return false }
      let address = Int(bitPattern: information.pointee._sifields._sigfault.si_addr)
      let stack = Int(context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.gregs.15)
      return abs(address &- stack) < 65_536
    #else
      return false
    #endif
  }

  // A signal handler must not allocate memory, so it writes piece by piece.

  private static func write(_ text: StaticString) {
    _ = Foundation.write(ChildProcess.eventsDescriptor, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(hexadecimalOf number: UInt) {
    var rest = number
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { digits in
      var first = 16
      repeat {
        first -= 1
        let digit = UInt8(rest & 15)
        digits[first] = digit < 10 ? 0x30 + digit : 0x57 + digit
        rest >>= 4
      } while rest > 0
      _ = Foundation.write(ChildProcess.eventsDescriptor, digits.baseAddress.map { $0 + first }, 16 - first)
    }
  }
}
