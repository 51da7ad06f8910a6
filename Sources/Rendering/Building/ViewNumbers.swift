import UIKit

/// Numbers views in order of appearance; numbers are never reused.
@MainActor
final class ViewNumbers {
  private var numbers: [ObjectIdentifier: Int32] = [:]
  private var views: [UIView] = []
  /// What readers call the views.
  private(set) var nouns = ViewNouns()

  /// The view's number, from 1.
  func number(of view: UIView) -> Int32 {
    if let number = numbers[ObjectIdentifier(view)] { return number }
    views.append(view)
    let number = Int32(clamping: views.count)
    numbers[ObjectIdentifier(view)] = number
    nouns.add(view, number, in: view.superview.flatMap { numbers[ObjectIdentifier($0)] })
    return number
  }
}
