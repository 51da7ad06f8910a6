import UIKit

/// An action of a case of controllers.
///
/// Controllers are referred to by number; 0 is the window's first root. Actions on missing controllers have
/// no effect.
enum ControllerStep: Sendable {
  /// The class of a controller.
  enum Kind: Sendable, CaseIterable {
    case plain, navigation, tabs, scrolledPages, curledPages, split, alert, actionSheet
  }

  case boot(model: Int, version: Double)
  case make(Int, Kind)
  case present(Int, from: Int, style: Int, transition: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case push(Int, onto: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case popToRoot(Int, animated: Bool)
  case setStack(Int, [Int], animated: Bool)
  case addChild(Int, to: Int, withView: Bool, announced: Bool)
  case removeFromParent(Int, withView: Bool)
  case transition(Int, from: Int, to: Int, seconds: Double)
  case setTabs(Int, [Int], animated: Bool)
  case selectTab(Int, Int)
  case setPages(Int, [Int], forward: Bool, animated: Bool)
  case setSplit(Int, [Int])
  case show(Int, in: Int, detail: Bool)
  case popover(Int, in: Int, CGRect, animated: Bool)
  case dismissPopover(animated: Bool)
  case addAction(Int, style: Int)
  case addTextField(Int)
  case replaceRoot(Int)
  case hideBars(Int, Bool, animated: Bool)
  case loadView(Int)
  case turn(Int)
  case tap(CGPoint)
  case drag(from: CGPoint, to: CGPoint)
  case type(String)
  case pass(Double)
  case idle
  case home
  case reopen
  case warn
}
