import UIKit

/// An action of a case of views.
///
/// Views are referred to by number; 0 is the root controller's view. Actions on missing views have no effect.
enum ViewStep: Sendable {
  /// The class of a view.
  enum Kind: Sendable, CaseIterable {
    case plain, label, customButton, systemButton, roundedButton, image, scroll, table, groupedTable, progress
    case textField, pageControl, slider, segments, stepper, navigationBar, toolbar, tabBar
  }

  /// The property that an animation changes.
  enum Change: Sendable {
    case frame(CGRect), bounds(CGRect), center(CGPoint), transform(CGAffineTransform), alpha(CGFloat), color
  }

  /// A Boolean property of a view.
  enum Flag: Sendable, CaseIterable {
    case hidden, clips, interactive, resizesSubviews, multipleTouch, exclusiveTouch, opaque
  }

  /// The kind of an image.
  enum ImageKind: Sendable { case small, empty, huge, resizable, none }

  case boot(model: Int, version: Double)
  case make(Int, Kind, in: Int, CGRect)
  case insert(Int, in: Int, at: Int)
  case exchange(Int, Int, in: Int)
  case bringToFront(Int)
  case remove(Int)
  case frame(Int, CGRect)
  case bounds(Int, CGRect)
  case center(Int, CGPoint)
  case transform(Int, CGAffineTransform)
  case mask(Int, UInt)
  case alpha(Int, CGFloat)
  case flag(Int, Flag, Bool)
  case contentMode(Int, Int)
  case text(Int, String)
  case fontSize(Int, CGFloat)
  case image(Int, ImageKind)
  case corner(Int, CGFloat)
  case recognizers(Int, taps: Int, fingers: Int)
  case layout(Int)
  case sizeToFit(Int)
  case sizeThatFits(Int, CGSize)
  case convertPoint(CGPoint, from: Int, to: Int)
  case convertRect(CGRect, from: Int, to: Int)
  case hit(Int, CGPoint)
  case animate(Int, Change, seconds: Double, delay: Double, options: UInt, spring: CGFloat?)
  case transition(Int, to: Int, options: UInt)
  case contentSize(Int, CGSize)
  case contentInset(Int, UIEdgeInsets)
  case contentOffset(Int, CGPoint, animated: Bool)
  case scrollToRect(Int, CGRect, animated: Bool)
  case zoom(Int, CGFloat, minimum: CGFloat, maximum: CGFloat, animated: Bool)
  case paging(Int, Bool)
  case rows(Int, [Int], reload: Bool)
  case rowHeight(Int, CGFloat)
  case selectRow(Int, section: Int, row: Int, position: Int)
  case editing(Int, Bool)
  case progress(Int, Float, animated: Bool)
  case pages(Int, count: Int, current: Int)
  case focus(Int)
  case type(String)
  case turn(Int)
  case tap(CGPoint)
  case tapView(Int)
  case doubleTap(CGPoint, fingers: Int)
  case drag(from: CGPoint, to: CGPoint, seconds: Double)
  case pinch(CGPoint, from: CGFloat, to: CGFloat)
  case pass(Double)
  case idle
  case picture
  case film(Double)
}
