/// An action of a case with a deliberate fault; most have no effect.
enum FaultStep: Sendable {
  case nothing(Int)
  /// Stores a number for the broken invariant.
  case note(Int)
  /// Traps like an index out of range.
  case trap
  /// Recurses until the stack overflows.
  case overflowStack
  /// Loops forever.
  case hang
  /// Allocates memory without limit.
  case fill
  /// Ends by a signal.
  case signal
  /// Exits without a message.
  case exit
  /// Raises an exception that the kind expects as misuse.
  case misuse
  /// Raises an exception that the kind doesn't expect.
  case raise
  /// Violates the invariant if the two numbers were stored before.
  case check
}
