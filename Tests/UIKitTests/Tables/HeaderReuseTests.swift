import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableView.dequeueReusableHeaderFooterView(withIdentifier:): it returns a view that isn't
/// in use.
@MainActor struct HeaderReuseTests {
  private final class OneHeader: UITableViewDelegate, UITableViewDataSource {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    var sectionCount = 2

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
  }

  @Test func aHeaderThatTwoSectionsShowedIsReusedOnce() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let source = OneHeader()
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    source.sectionCount = 0
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === source.header)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }
}
