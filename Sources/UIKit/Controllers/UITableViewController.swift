/// A controller whose view is a table: it is the table's data source and delegate, and manages its selection and
/// editing.
///
/// 1. The first time that it appears the table is loaded.
/// 2. Each time that it appears the selection is cleared, unless told otherwise.
/// 3. Once it has appeared, the table's indicators flash.
/// 4. Editing the controller edits the table.
///
/// Source: Apple, UITableViewController.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller of a table of the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table; the simulation has no nibs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Restores an archived controller, of a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view, or what was made its view.
  ///
  /// A view that is no table raises NSInternalInconsistencyException.
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
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
    }
  }

  /// Whether the selection is cleared each time that the controller appears: true at first.
  open var clearsSelectionOnViewWillAppear = true

  private var hasLoadedTable = false

  /// Makes the table, with the controller as its data source and delegate.
  open override func loadView() {
    let frame =
      device.behavior.rootViewLiesUnderStatusBar ? device.screen.bounds : device.screen.applicationFrame
    let table = UITableView(frame: frame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Loads the table the first time; later clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = view as? UITableView else { return }
    if !hasLoadedTable {
      hasLoadedTable = true
      table.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }
  }

  /// Flashes the table's indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? UITableView)?.flashScrollIndicators()
  }

  /// Edits the table too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// How many sections there are: 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// How many rows a section has: none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row: an empty one unless overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title over a section: none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The title under a section: none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether a row may be edited: true unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Whether a finger may move a row: false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The user wants a row deleted, or one inserted: nothing happens unless overridden.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// The user moved a row: nothing happens unless overridden.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// A cell is about to show.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// A cell does not show any more.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// The height of a row in points: the table's `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// The height of what lies over a section: by default the table's, if there is anything.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.defaultHeaderHeight
  }

  /// The height of what lies under a section: by default the table's, if there is anything.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.defaultFooterHeight
  }

  /// The view over a section, or nil for one with the title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// The view under a section, or nil for one with the title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Whether a row lights up under a finger, and may then be selected: true by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// A row lit up.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// A row is dark again.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Which row is selected when a finger taps one: that one by default, or none if nil.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Which row is deselected when a finger would deselect one: that one by default, or none if nil.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// A finger selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A finger deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// A finger tapped the detail button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// What editing does with a row: deletes it by default, if it may be edited.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// What the button says that deletes a row, or nil for `Delete`.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Whether a row's content makes room for the sign at its left in editing: true by default.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// How many steps a row's content is indented: the cell's own by default.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  /// Where a row that a finger moves may go instead of where it would: there by default.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Scrolling

  /// The content offset has changed, by a finger or by code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// A finger is about to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The finger is about to let go at `velocity`, in points a millisecond; the content will come to rest at
  /// `targetContentOffset`, which may be changed.
  ///
  /// What is changed to infinite or not a number is ignored.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The finger has let go; `decelerate` tells whether the content moves on.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content is about to move on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content has come to rest, by itself or under a finger.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A movement that code asked for has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Whether a tap on the status bar may scroll to the top of the content; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// A tap on the status bar has scrolled to the top of the content; not called if it was there already.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The view that fingers scale, or nil to forbid it; a subview of the scroll view.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The scale is about to be changed by fingers, or animated.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The scale has settled.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
