import UIKit

// MARK: what people are called

class CalledController: ScoresViewController {
  var byName: UITableViewDiffableDataSource<Section, String>?

  override func connect() {
    byName = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] table, path, name in
      let cell = table.dequeueReusableCell(
        withIdentifier: "player",
        for: path
      )
      if let player = self?.players.first(where: { $0.name == name }) {
        self?.show(player, in: cell)
      }
      return cell
    }
  }

  override func update(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(ranking.map(\.name))
    byName?.apply(snapshot, animatingDifferences: view.window != nil)
  }
}

// MARK: all that is known of a player

struct Entry: Hashable {
  let id: Int
  let name: String
  let points: Int
}

class EntriesController: ScoresViewController {
  var byEntry: UITableViewDiffableDataSource<Section, Entry>?

  override func connect() {
    byEntry = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] table, path, entry in
      let cell = table.dequeueReusableCell(
        withIdentifier: "player",
        for: path
      )
      self?.show(entry.id, in: cell)
      return cell
    }
  }

  override func update(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
    snapshot.appendSections([.all])
    snapshot.appendItems(
      ranking.map { Entry(id: $0.id, name: $0.name, points: $0.points) }
    )
    byEntry?.apply(snapshot, animatingDifferences: view.window != nil)
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let entry = byEntry?.itemIdentifier(for: indexPath) {
      addPoint(to: entry.id)
    }
  }
}

// MARK: equal if the number is

struct Member: Hashable {
  let player: Player

  static func == (left: Member, right: Member) -> Bool {
    left.player.id == right.player.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(player.id)
  }
}

class MembersController: ScoresViewController {
  var byMember: UITableViewDiffableDataSource<Section, Member>?

  override func connect() {
    byMember = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] table, path, member in
      let cell = table.dequeueReusableCell(
        withIdentifier: "player",
        for: path
      )
      self?.show(member.player, in: cell)
      return cell
    }
  }

  override func update(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Member>()
    snapshot.appendSections([.all])
    snapshot.appendItems(ranking.map { Member(player: $0) })
    byMember?.apply(snapshot, animatingDifferences: view.window != nil)
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let member = byMember?.itemIdentifier(for: indexPath) {
      addPoint(to: member.player.id)
    }
  }
}

// MARK: in a constant of the method

class ConstantController: ScoresViewController {
  override func connect() {
    let source = UITableViewDiffableDataSource<Section, Int>(
      tableView: tableView
    ) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(
        withIdentifier: "player",
        for: path
      )
      self?.show(id, in: cell)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.all])
    snapshot.appendItems(ranking.map(\.id))
    source.apply(snapshot, animatingDifferences: view.window != nil)
  }
}

// MARK: as with every other table

class EveryTableController: ScoresViewController {
  var isFilled = false

  override func update(changed: [Int] = []) {
    if isFilled {
      tableView.reloadData()
    } else {
      isFilled = true
      super.update()
    }
  }
}
