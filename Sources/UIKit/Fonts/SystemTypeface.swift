/// The family that the system's own fonts come from, which changed twice.
package enum SystemTypeface: Sendable {
  /// Up to iOS 6.
  case helvetica
  /// iOS 7 and 8.
  case helveticaNeue
  /// From iOS 9 on.
  case sanFrancisco
}
