import UIKit

struct City {
  let name: String
  let country: String
}

@MainActor class Atlas {
  let cities = [
    City(name: "Athens", country: "Greece"),
    City(name: "Berlin", country: "Germany"),
    City(name: "Geneva", country: "Switzerland"),
    City(name: "Kyiv", country: "Ukraine"),
    City(name: "Lisbon", country: "Portugal"),
    City(name: "London", country: "England"),
    City(name: "Oslo", country: "Norway"),
    City(name: "Prague", country: "Czechia"),
    City(name: "Rome", country: "Italy"),
    City(name: "Vienna", country: "Austria"),
    City(name: "Vilnius", country: "Lithuania"),
    City(name: "Zürich", country: "Switzerland"),
  ]

  func find(_ text: String, then use: @escaping ([City]) -> Void) {
    let found = cities.filter { city in
      city.name.localizedStandardContains(text)
    }
    let seconds = 0.3 * Double(found.count)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      use(found)
    }
  }
}

class CitiesViewController: UITableViewController, UISearchResultsUpdating {
  let atlas = Atlas()
  lazy var shown = atlas.cities
  let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Cities"
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "city"
    )
    addSearch()
  }

  func addSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for search: UISearchController) {
    let text = search.searchBar.text ?? ""
    if text.isEmpty { return show(atlas.cities) }
    atlas.find(text) { [weak self] found in
      if search.searchBar.text == text { self?.show(found) }
    }
  }

  func show(_ cities: [City]) {
    shown = cities
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "city",
      for: indexPath
    )
    cell.textLabel?.text = shown[indexPath.row].name
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    visit(shown[indexPath.row])
  }

  func visit(_ city: City) {
    let label = UILabel()
    label.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.text = "\(city.name) is in \(city.country)."
    let next = UIViewController()
    next.title = city.name
    next.view = label
    show(next, sender: self)
  }
}
