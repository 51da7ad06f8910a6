/// A controller of a table view, which is the table's data source and delegate.
///
/// It also manages the table's selection and editing:
///
/// 1. When it appears for the first time, it loads the table.
/// 2. Each time it appears, it clears the selection, unless `clearsSelectionOnViewWillAppear` is false.
/// 3. After it appeared, it flashes the table's scroll indicators.
/// 4. Editing the controller edits the table.
/// 5. While it is on screen, the keyboard's height is added to the insets of the table, which scrolls to the edited field.
///
/// Source: Apple, UITableViewController.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller of a table with the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table; nibs are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.decodeNib(self, as: UITableViewController.self)
  }

  /// The table, which is the controller's root view.
  ///
  /// A root view that is not a table raises NSInternalInconsistencyException.
  open var tableView: UITableView! {
    get {
      guard let view else { return nil }
      guard let table = view as? UITableView else {
        UIKitException.raise(
          .internalInconsistencyException,
          "-[UITableViewController loadView] loaded the view of \(self), but didn't get a UITableView."
        )
      }
      return table
    }
    set {
      view = newValue
      guard let newValue else { return }
      takeRefreshControl()
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
    }
  }

  /// Whether the selection is cleared each time the controller appears; defaults to true.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control of the table; nil, the default, for none.
  open var refreshControl: UIRefreshControl? {
    get { unplacedRefreshControl ?? (viewIfLoaded as? UITableView)?.refreshControl }
    set {
      unplacedRefreshControl = newValue
      if newValue == nil { (viewIfLoaded as? UITableView)?.refreshControl = nil }
      takeRefreshControl()
    }
  }

  /// The refresh control that waits for the table.
  private var unplacedRefreshControl: UIRefreshControl?

  private func takeRefreshControl() {
    guard let unplacedRefreshControl, let table = viewIfLoaded as? UITableView else { return }
    table.refreshControl = unplacedRefreshControl
    self.unplacedRefreshControl = nil
  }

  private var hasLoadedTable = false

  /// Creates the table, with the controller as its data source and delegate.
  open override func loadView() {
    if loadNibView() {
      let table: UITableView = tableView
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      return takeRefreshControl()
    }
    let frame =
      device.behavior.rootViewLiesUnderStatusBar ? device.screen.bounds : device.screen.applicationFrame
    let table = UITableView(frame: frame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
    takeRefreshControl()
  }

  /// Loads the table the first time, later clears the selection; makes room for the keyboard from now on.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    device.keyboard.add(self)
    guard let table = view as? UITableView else { return }
    takeRefreshControl()
    if !hasLoadedTable {
      hasLoadedTable = true
      table.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }
  }

  /// Flashes the table's scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? UITableView)?.flashScrollIndicators()
  }

  /// Sets the editing state of the controller and its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the number of sections: 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }

  /// Returns the number of rows of a section: 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }

  /// Returns the cell of a row: an empty one unless overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticContent?.row(at: indexPath)?.cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title above a section: nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }

  /// Returns the title below a section: nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }

  /// Returns whether a row can be edited: true unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns whether the user can move a row: false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user deletes or inserts a row; does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called when the user moved a row; does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index: nil, for none, by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section of a title of the index: that of the same number by default.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }

  // MARK: Delegate

  /// Called before a cell is displayed.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called after a cell was displayed.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns the height of a row in points: the table's `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(at: indexPath)?.height ?? tableView.rowHeight
  }

  /// Returns the height of a section's header: the table's default height if there is a header.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.defaultHeaderHeight
  }

  /// Returns the height of a section's footer: the table's default height if there is a footer.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.defaultFooterHeight
  }

  /// Returns the header view of a section, or nil for one with the title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// Returns the footer view of a section, or nil for one with the title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Returns whether a touch highlights a row, which can then be selected: true by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Called after a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called after a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns nil: rows have no context menus.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the row to select when the user taps a row, or nil for none: the same row by default.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Returns the row to deselect when the user deselects a row, or nil for none: the same row by default.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Called after the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after the user deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when the user tapped the detail button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Returns the editing style of an editable row: delete by default.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// Returns the title of a row's delete button, or nil for `Delete`.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Returns the buttons that a swipe across the row reveals: nil, for the delete button, by default.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }

  /// Returns the actions that a swipe from the leading edge reveals: nil, for none, by default.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the actions that a swipe from the trailing edge reveals: nil, for the delete button, by default.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Called before a swipe reveals the actions of a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when the actions of a row have disappeared.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns whether the content of a row is indented while editing, for the control at its left: true by
  /// default.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns the indentation level of a row's content: the cell's own by default.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  /// Returns the target of a row that the user moves, given a proposed one: the proposed one by default.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Scrolling

  /// Called after the content offset changed, because of the user or code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called after the zoom scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called after the adjusted insets changed, from iOS 11 on.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Called before the user starts dragging the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the user stops dragging, with the velocity in points per millisecond.
  ///
  /// The content will stop at `targetContentOffset`, which may be changed. Infinite and NaN values are
  /// ignored.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the user stopped dragging; `decelerate` is true if the content continues to move.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called before the content decelerates.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called after the content has decelerated or a touch has stopped it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called after an animated scroll that code started.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called after a tap on the status bar scrolled to the top; not called if the content was already there.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns the subview that the user can zoom, or nil for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called before the user or an animation changes the zoom scale.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called after the zoom scale reached its final value.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}

/// Room for the keyboard.
///
/// Source: Apple, Table View Programming Guide for iOS, "Creating a Table View Programmatically"; a subclass that overrides
/// `viewWillAppear(_:)` without calling super makes none.
extension UITableViewController: KeyboardObserver {
  final func keyboardDidMove() {
    guard let table = viewIfLoaded as? UITableView else { return }
    // A rotation has resized the window, but maybe not yet the table.
    table.window?.layoutIfNeeded()
    let height = table.heightBelowKeyboard
    table.keepContentAboveKeyboard(height, barInset: barState.scrollInsets.bottom)
    guard height > 0, !table.isDragging, let field = table.window?.firstResponder as? UIView, field !== table,
      field.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(
      field.convert(field.bounds, to: table),
      animated: AnimationBlock.current == nil
    )
  }
}
