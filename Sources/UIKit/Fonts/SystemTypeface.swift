/// The family that the system's own fonts come from, which changed twice.
package enum SystemTypeface: Sendable {
  /// Up to iOS 6.
  case helvetica
  /// iOS 7 and 8.
  case helveticaNeue
  /// From iOS 9 on, in a cut for small and one for large sizes.
  case sanFrancisco
  /// From iOS 13 on, in one family for all sizes.
  case sanFranciscoUI
}
