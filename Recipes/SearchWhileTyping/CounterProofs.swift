import UIKit

class ExactLettersController: CitiesViewController {
  override func updateSearchResults(for search: UISearchController) {
    let text = search.searchBar.text ?? ""
    show(text.isEmpty ? atlas.cities : atlas.cities.filter { $0.name.contains(text) })
  }
}

class FarFromTheTableController: CitiesViewController {
  override func show(_ cities: [City]) { shown = cities }
}

class OnlyWithATextController: CitiesViewController {
  override func updateSearchResults(for search: UISearchController) {
    if search.searchBar.text?.isEmpty == false { super.updateSearchResults(for: search) }
  }
}
