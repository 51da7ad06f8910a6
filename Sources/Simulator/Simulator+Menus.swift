import UIKit

extension Simulator {
  /// The menu on the screen, or the submenu in front; nil if there is none.
  public var shownMenu: UIMenu? {
    check()
    return device.application.shownMenu?.menu
  }

  /// The titles of the elements of the menu on the screen, from top to bottom; empty if there is none.
  public var menuItems: [String] {
    check()
    return device.application.shownMenu?.items.map(\.element.title) ?? []
  }

  /// Taps the element of the menu on the screen with this title, and lets the animations end; returns whether there is one.
  ///
  /// A submenu opens; a disabled element does nothing.
  @discardableResult
  public func chooseMenuItem(_ title: String) -> Bool {
    check()
    settle()
    guard let item = device.application.shownMenu?.items.first(where: { $0.element.title == title }) else {
      return false
    }
    tap(item.view)
    advanceUntilIdle()
    return true
  }
}
