/// Shows results while the user types in a search bar.
///
/// It becomes active when editing begins in its search bar: results, or a dimmed view, then cover the content below the bar. A tap on
/// the cancel button makes it inactive and clears the text. Its search bar is in the navigation bar of the controller whose
/// `navigationItem.searchController` it is, or is placed by code. Source: Apple, UISearchController.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)
  private let results: UIViewController?
  private let dimming = DimmingView()
  private var storedIsActive = false

  /// The item in whose navigation bar the search bar is.
  final weak var item: UINavigationItem?

  /// Creates a search controller, with a controller for the results or nil if the searched controller shows them.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search controller without a controller for the results from an archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UISearchController.self)
  }

  private func prepare() {
    bar.search = self
    bar.placeholder = "Search"
  }

  /// The delegate, which is told when the search begins and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The object that updates the results; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The controller of the results; nil if the searched controller shows them.
  open var searchResultsController: UIViewController? { results }

  // MARK: Appearance

  /// Whether the content is dimmed while there are no results; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }

  /// Whether the rest of the navigation bar is hidden while the search is active; true by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { layOutBar() } }

  /// Whether the cancel button appears with the search, from iOS 13 on; true by default.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes appear with the search, from iOS 13 on; true by default.
  open var automaticallyShowsScopeBar = true

  /// Whether the results appear when there is a text, from iOS 13 on; true by default.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results are visible, from iOS 13 on; setting it makes `automaticallyShowsSearchResultsController` false.
  open var showsSearchResultsController: Bool {
    get { storedShowsResults }
    set {
      automaticallyShowsSearchResultsController = false
      storedShowsResults = newValue
      showResults()
    }
  }

  private var storedShowsResults = false

  // MARK: Activity

  /// Whether the search is active; setting it begins or ends the search with an animation.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { begin() } else { end() }
    }
  }

  /// Whether the search hides the rest of the navigation bar now.
  final var coversBar: Bool { storedIsActive && hidesNavigationBarDuringPresentation }

  private func begin() {
    guard !storedIsActive else { return }
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    UIView.performWithoutAnimation { addToStage() }
    // Beginning to edit updates the results, too.
    if bar.isFirstResponder || !bar.becomeFirstResponder() {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    change { [self] in
      if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: false) }
      if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = true }
      showResults()
    } completion: { [self] in
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    storedShowsResults = false
    bar.resignFirstResponder()
    bar.text = nil
    searchResultsUpdater?.updateSearchResults(for: self)
    change { [self] in
      if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: false) }
      if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.showsScopeBar = false }
      viewIfLoaded?.alpha = 0
    } completion: { [self] in
      if !storedIsActive { removeFromStage() }
      delegate?.didDismissSearchController(self)
    }
  }

  private func change(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard bar.window != nil, UIView.areAnimationsEnabled else {
      changes()
      layOutBar()
      completion()
      return
    }
    UIView.animate(withDuration: UISearchBar.duration) { [self] in
      changes()
      layOutBar()
      bar.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  private func layOutBar() {
    guard let item else { return }
    guard let host = item.host else { return item.contentDidChange() }
    host.searchDidChange()
    additionalSafeAreaInsets.top = host.barHeight
  }

  // MARK: View

  /// Creates the view with the dimmed area and the results.
  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.onTap = { [weak self] in self?.isActive = false }
    view.addSubview(dimming)
    self.view = view
  }

  /// Puts the view above the content of the navigation controller, or else of the controller with the search bar.
  private func addToStage() {
    let stage = item?.host?.stage ?? bar.nearestController?.view
    guard let stage, view.superview == nil else { return }
    view.frame = stage.bounds
    view.alpha = 1
    dimming.alpha = 0
    stage.addSubview(view)
    view.layoutIfNeeded()
  }

  private func removeFromStage() {
    viewIfLoaded?.removeFromSuperview()
    guard let results, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.view.removeFromSuperview()
    results.removeFromParent()
  }

  /// Shows the results if there is a text, or dims the content.
  private func showResults() {
    guard storedIsActive, isViewLoaded else { return }
    if automaticallyShowsSearchResultsController { storedShowsResults = bar.text?.isEmpty == false }
    let shown = storedShowsResults ? results : nil
    if let results, shown == nil { results.viewIfLoaded?.isHidden = true }
    if let shown {
      if shown.parent !== self {
        addChild(shown)
        UIView.performWithoutAnimation { shown.view.frame = view.bounds }
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
      }
      shown.view.isHidden = false
    }
    dimming.alpha = shown == nil && obscuresBackgroundDuringPresentation ? 1 : 0
    (view as? SearchView)?.takesTouches = dimming.alpha > 0 || shown != nil
  }
}

extension UINavigationItem {
  /// The controller of the search bar below the title, from iOS 11 on; nil, the default, for none.
  ///
  /// Source: Apple, UINavigationItem.searchController.
  public final var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController: NavigationItemSearch, SearchBarController {
  final func searchDidBegin() {
    if storedIsActive { searchResultsUpdater?.updateSearchResults(for: self) } else { begin() }
  }

  final func searchDidChange() {
    guard storedIsActive else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchWasCancelled() { isActive = false }

  final func barHeightDidChange() { layOutBar() }
}

/// The view of a search controller, which passes touches through where it shows nothing.
@MainActor
private final class SearchView: UIView {
  var takesTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || !takesTouches ? nil : hit
  }
}

/// The dimmed area, of which a tap ends the search.
@MainActor
private final class DimmingView: UIView {
  var onTap: () -> Void = {}

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}

extension UIView {
  /// The controller of the view or of the nearest view around it.
  fileprivate var nearestController: UIViewController? {
    chain.lazy.compactMap { $0 as? UIViewController }.first
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins and ends, and when the text or the scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search appears.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called when the search has appeared.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search disappears.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called when the search has disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
