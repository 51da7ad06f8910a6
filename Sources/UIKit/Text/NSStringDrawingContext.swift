import Foundation

/// What a measuring or drawing call may do to make text fit, and what it did.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor, from 0 to 1, that fonts may be scaled by; 0, as at first, forbids scaling.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor that the last call scaled fonts by; 1 if it didn't.
  public package(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle in points that the last call's text takes up.
  public package(set) var totalBounds = CGRect.zero
}
