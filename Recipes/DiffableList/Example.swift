import UIKit

struct Player {
  let id: Int
  let name: String
  var points = 0
}

class ScoresViewController: UITableViewController {
  enum Section { case all }

  var players = [
    Player(id: 1, name: "Ben", points: 2),
    Player(id: 2, name: "Anna", points: 3),
    Player(id: 3, name: "Dora", points: 1),
    Player(id: 4, name: "Anna", points: 1),
  ]
  var source: UITableViewDiffableDataSource<Section, Int>?

  func connect() {
    source = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] table, path, id in
      let cell = table.dequeueReusableCell(
        withIdentifier: "player",
        for: path
      )
      self?.show(id, in: cell)
      return cell
    }
  }

  func update(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.all])
    snapshot.appendItems(ranking.map(\.id))
    snapshot.reconfigureItems(changed)
    source?.apply(snapshot, animatingDifferences: view.window != nil)
  }

  var ranking: [Player] {
    players.sorted { $0.points > $1.points }
  }

  func show(_ id: Int, in cell: UITableViewCell) {
    guard let player = players.first(where: { $0.id == id }) else { return }
    show(player, in: cell)
  }

  func show(_ player: Player, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = player.name
    content.secondaryText = "\(player.points)"
    cell.contentConfiguration = content
  }

  func addPoint(to id: Int) {
    guard let index = players.firstIndex(where: { $0.id == id })
    else { return }
    players[index].points += 1
    update(changed: [id])
  }

  func addPlayer() {
    players.append(Player(id: players.count + 1, name: "Carl"))
    update()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Scores"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add Carl") { [weak self] _ in
        self?.addPlayer()
      }
    )
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "player"
    )
    connect()
    update()
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let id = source?.itemIdentifier(for: indexPath) { addPoint(to: id) }
  }
}
