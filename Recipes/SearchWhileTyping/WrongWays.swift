import UIKit

// MARK: one rule for every text

class OneRuleController: CitiesViewController {
  override func updateSearchResults(for search: UISearchController) {
    let text = search.searchBar.text ?? ""
    atlas.find(text) { [weak self] found in
      if search.searchBar.text == text { self?.show(found) }
    }
  }
}

// MARK: every answer counts

class EveryAnswerController: CitiesViewController {
  override func updateSearchResults(for search: UISearchController) {
    let text = search.searchBar.text ?? ""
    if text.isEmpty { return show(atlas.cities) }
    atlas.find(text) { [weak self] found in self?.show(found) }
  }
}

// MARK: smaller and smaller

class SmallerController: CitiesViewController {
  override func updateSearchResults(for search: UISearchController) {
    let text = search.searchBar.text ?? ""
    if text.isEmpty { return show(atlas.cities) }
    let found = shown.filter { city in
      city.name.localizedStandardContains(text)
    }
    show(found)
  }
}

// MARK: counted from the first one

class CountedController: CitiesViewController {
  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    visit(atlas.cities[indexPath.row])
  }
}

// MARK: the property as it was

class AsItWasController: CitiesViewController {
  override func addSearch() {
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }
}

// MARK: nobody told

class NobodyToldController: CitiesViewController {
  override func addSearch() {
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }
}
