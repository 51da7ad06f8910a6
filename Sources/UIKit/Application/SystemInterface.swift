/// A view whose colours, fonts and sizes are the system's decision, as those of the views in it.
///
/// Audits of an application's accessibility ask only for the descriptions of such elements.
@MainActor
package protocol SystemInterface: UIView {}

// MARK: Bars

extension UINavigationBar: SystemInterface {}
extension UITabBar: SystemInterface {}
extension UIToolbar: SystemInterface {}
extension UISearchBar: SystemInterface {}

// MARK: Controls

extension UIActivityIndicatorView: SystemInterface {}
extension UIDatePicker: SystemInterface {}
extension UIPageControl: SystemInterface {}
extension UIPickerView: SystemInterface {}
extension UIProgressView: SystemInterface {}
extension UIRefreshControl: SystemInterface {}
extension UISegmentedControl: SystemInterface {}
extension UISlider: SystemInterface {}
extension UIStepper: SystemInterface {}
extension UISwitch: SystemInterface {}

// MARK: Lists

extension RowActionsView: SystemInterface {}
extension SwipeActionsView: SystemInterface {}
extension TableCellSign: SystemInterface {}
extension TableIndexView: SystemInterface {}

// MARK: In front of the application's views

extension AlertPanel: SystemInterface {}
extension DatePlatter: SystemInterface {}
extension KeyboardView: SystemInterface {}
extension MenuBubble: SystemInterface {}
extension MenuPanel: SystemInterface {}
extension PopoverDimmingView: SystemInterface {}
extension UIAlertView: SystemInterface {}

// MARK: - Defaults

/// A property of a text that the system decides unless the application does.
package enum SystemTextProperty: String {
  case font
  case textColor
}

extension UIView {
  /// Whether the system decides about a property of a text: a label of a cell, a header or a list's content, or the title of a
  /// configured button, that the application hasn't changed.
  package final func hasSystemDefault(of property: SystemTextProperty) -> Bool {
    for owner in sequence(first: self, next: \.superview) {
      switch owner {
      case is UIListContentView, is UIContentUnavailableView: return true
      case let button as UIButton where button.configuration != nil: return true
      case let cell as UITableViewCell where cell.storedTextLabel === self || cell.storedDetailLabel === self:
        return !isCustomized(property)
      case let header as UITableViewHeaderFooterView
      where header.textLabel === self || header.detailTextLabel === self: return !isCustomized(property)
      default: continue
      }
    }
    return false
  }

  private final func isCustomized(_ property: SystemTextProperty) -> Bool {
    ownAppearance.keys.contains { $0.property == property.rawValue }
  }
}
