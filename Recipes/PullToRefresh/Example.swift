import UIKit

@MainActor class PostOffice {
  var waiting = ["Lena: the tickets", "Otto: see you on Monday"]
  var visits = 0

  func fetch(_ completion: @escaping ([String]) -> Void) {
    visits += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      completion(self.waiting)
      self.waiting = []
    }
  }
}

class LettersViewController: UITableViewController {
  let post = PostOffice()
  var letters = ["Anna: the boat", "Jonas: a key", "Marta: thank you"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Letters"
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "letter"
    )
    addRefreshControl()
  }

  func addRefreshControl() {
    let control = UIRefreshControl()
    let pull = UIAction { [weak self] _ in self?.refresh() }
    control.addAction(pull, for: .valueChanged)
    refreshControl = control
  }

  func refresh() {
    post.fetch { [weak self] new in self?.show(new) }
  }

  func show(_ new: [String]) {
    letters = new + letters
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  func refreshByCode() {
    refreshControl?.beginRefreshing()
    refresh()
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { letters.count }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "letter",
      for: indexPath
    )
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }
}
