/// Provides the numbers of a picker's components and rows.
///
/// Source: Apple, UIPickerViewDataSource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of components, which are side by side; negative numbers are replaced by 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// The number of rows of a component; negative numbers are replaced by 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content and the size of a picker's rows, and is notified of the user's selection.
///
/// A row shows the first of these that the delegate provides: a view, an attributed title, a title.
/// Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a component in points; by default, components share the width of the picker.
  ///
  /// Negative, infinite and not-a-number values are replaced by the default.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of a component's rows in points: 32 by default, and 44 up to iOS 6.
  ///
  /// Values that are not positive, infinite and not-a-number values are replaced by the default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// The title of a row; a row without any content shows a question mark.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// The title of a row with attributes; nil, the default, for the plain title.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row, which is centred in it; a view without a size fills the row.
  ///
  /// `view` is one that this method has returned for a row of the component that is no longer visible; nil if there is none.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called when the user has selected a row, and the wheel has come to rest; not called if code selects one.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns the component's share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.defaultComponentWidth
  }

  /// Returns the default height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    pickerView.defaultRowHeight
  }

  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a view that stands for none: rows show titles.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { pickerView.absentRowView }

  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
