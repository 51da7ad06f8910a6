/// What a case with a deliberate fault does: mostly nothing.
enum FaultStep: Sendable {
  case nothing(Int)
  /// Puts the number where a broken invariant may find it.
  case note(Int)
  /// Stops as Swift does on an index out of range.
  case trap
  /// Calls itself until the stack is full.
  case overflowStack
  /// Never ends.
  case hang
  /// Takes memory until there is none.
  case fill
  /// Is ended by a signal.
  case signal
  /// Ends the process without a word.
  case exit
  /// Raises what the kind calls misuse.
  case misuse
  /// Raises what it does not.
  case raise
  /// Says that something does not hold if two notes were made before.
  case check
}
