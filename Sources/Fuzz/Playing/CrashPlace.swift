import Foundation
import RecipeRunner

/// Tells the parent at which instruction a crash happened, so that two crashes at one place count as one finding.
///
/// An optimized program says nothing when it traps, and the same signal stands for every trap there is.
enum CrashPlace {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]

  /// The stack of the handler: the ordinary one may be full.
  private static let stackSize = 65_536

  /// A part of memory that holds code of a file.
  private struct Code {
    let addresses: Range<UInt>
    /// Where the part stands in the file.
    let offset: UInt
    /// The name of the file; it is never freed.
    let name: UnsafeMutablePointer<CChar>
  }

  /// All code, read before anything crashes: a file lies elsewhere in each process.
  nonisolated(unsafe) private static var codes = UnsafeMutableBufferPointer<Code>(start: nil, count: 0)

  /// Has crashes reported.
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
        action.__sigaction_handler.sa_sigaction = { CrashPlace.handle($0, $1, $2) }
      #else
        action.__sigaction_u.__sa_sigaction = { CrashPlace.handle($0, $1, $2) }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(SA_SIGINFO) | UInt32(SA_ONSTACK) | UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// What Linux says of this process's memory; nothing elsewhere.
  private static func loadedCode() -> [Code] {
    // Foundation reads no more of such a file than the page that it gets first.
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
      // Which instruction needs the place that is not there is different in each process.
      write("crashed\tthe end of the stack\n")
    } else if let place = instruction(context) {
      write("crashed\t")
      if let code = codes.first(where: { $0.addresses.contains(place) }) {
        write(hexadecimalOf: place - code.addresses.lowerBound + code.offset)
        write(" in ")
        _ = Foundation.write(ChildProcess.eventsDescriptor, code.name, strlen(code.name))
      } else {
        write(hexadecimalOf: place)
      }
      write("\n")
    }
    kill(getpid(), number)
  }

  /// The address of the instruction that crashed; nil where that can't be known.
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

  /// Whether what could not be read or written lies just below the stack.
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

  // A signal handler may not take memory, so it writes bit by bit.

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
