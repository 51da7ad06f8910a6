import Foundation

/// Which lengths text is laid out with.
enum TextLength {
  /// The greatest length, in points; ours: whatever is set with it has a finite size.
  static let greatest: CGFloat = 1e9

  /// A length as near as it can be laid out with; 0 for what is not finite.
  static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, -greatest), greatest) : 0
  }
}
