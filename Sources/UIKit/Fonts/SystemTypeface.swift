import Foundation

/// The family that the system's own fonts come from, which changed twice.
package enum SystemTypeface: Sendable {
  /// Up to iOS 6.
  case helvetica
  /// iOS 7 and 8.
  case helveticaNeue
  /// From iOS 9 on.
  case sanFrancisco

  /// The family of a simulated OS, by the number before the first point of its version.
  package init(majorSystemVersion: Int) {
    switch majorSystemVersion {
    case ..<7: self = .helvetica
    case 7, 8: self = .helveticaNeue
    default: self = .sanFrancisco
    }
  }
}
