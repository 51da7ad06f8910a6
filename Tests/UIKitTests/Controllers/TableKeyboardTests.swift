import Simulator
import Testing
import UIKit

/// Truth: Apple, Table View Programming Guide: a table view controller resizes its table for the keyboard; a developer's log
/// (StackOverflow 51548265, iOS 11): `contentInset` stays 0, and 253 points are added to `adjustedContentInset`.
///
/// An iPhone 5's keyboard is 216 points high without suggestions and 253 with them, and 162 in landscape.
@MainActor struct TableKeyboardTests {
  /// Rows of 44 points, each with a text field of 30 points.
  private final class Form: UITableViewController {
    var callsSuper = true
    var fields: [UITextField] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      fields = (0..<20).map { _ in
        let field = UITextField(frame: CGRect(x: 10, y: 7, width: 200, height: 30))
        field.autocorrectionType = .no
        return field
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      if callsSuper { super.viewWillAppear(animated) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }

    /// The rectangle of a field on the screen.
    func place(_ row: Int) -> CGRect { fields[row].convert(fields[row].bounds, to: nil) }
  }

  /// The table's bottom inset in effect.
  private func inset(_ form: Form) -> CGFloat { form.tableView.adjustedContentInset.bottom }

  private func edit(_ form: Form, _ row: Int, _ simulator: Simulator) {
    form.fields[row].becomeFirstResponder()
    simulator.advanceUntilIdle()
  }

  @Test(arguments: [6.0, 7, 9, 10, 11, 13])
  func theKeyboardIsAnInsetOfTheTable(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let form = Form(style: .plain)
    simulator.launch(form)
    form.tableView.contentInset.bottom = 7
    edit(form, 0, simulator)
    #expect(inset(form) == 223)
    // From iOS 11 on `contentInset` is the application's own.
    #expect(form.tableView.contentInset.bottom == (version < 11 ? 223 : 7))
    #expect(form.tableView.scrollIndicatorInsets.bottom == (version < 11 ? 216 : 0))
    form.fields[0].resignFirstResponder()
    simulator.advanceUntilIdle()
    #expect(inset(form) == 7)
    #expect(form.tableView.contentInset.bottom == 7)
    #expect(form.tableView.scrollIndicatorInsets.bottom == 0)
  }

  @Test func suggestionsAndAccessoriesCount() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let form = Form(style: .plain)
    simulator.launch(UINavigationController(rootViewController: form))
    form.fields[0].autocorrectionType = .default
    edit(form, 0, simulator)
    #expect(form.tableView.contentInset == .zero)
    #expect(form.tableView.adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: 253, right: 0))
    form.fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    edit(form, 1, simulator)
    #expect(inset(form) == 256)
  }

  @Test(arguments: [9.0, 11])
  func theKeyboardCoversTheTabBar(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let form = Form(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: form)]
    simulator.launch(tabs)
    #expect(inset(form) == 49)
    edit(form, 0, simulator)
    #expect(inset(form) == 216)
    form.fields[0].resignFirstResponder()
    simulator.advanceUntilIdle()
    #expect(inset(form) == 49)
  }

  @Test func onlyTheCoveredPartOfTheTableCounts() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let parent = UIViewController()
    let form = Form(style: .plain)
    parent.addChild(form)
    form.view.frame = CGRect(x: 0, y: 100, width: 320, height: 368)
    parent.view.addSubview(form.view)
    form.didMove(toParent: parent)
    simulator.launch(parent)
    edit(form, 0, simulator)
    #expect(inset(form) == 116)
  }

  @Test(arguments: [7.0, 11])
  func theEditedFieldIsScrolledIntoView(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let form = Form(style: .plain)
    simulator.launch(form)
    // Row 10 is behind the keyboard, which begins at 352.
    #expect(form.place(10).minY > 352)
    simulator.tap(form.fields[10])
    simulator.advanceUntilIdle()
    #expect(form.fields[10].isEditing)
    #expect(form.place(10).maxY <= 352)
    #expect(form.place(10).minY > 300)
    // The keyboard stays for the next field, further down.
    edit(form, 12, simulator)
    #expect(form.place(12).maxY <= 352)
    // What is visible stays in place.
    let offset = form.tableView.contentOffset
    edit(form, 11, simulator)
    #expect(form.tableView.contentOffset == offset)
  }

  @Test(arguments: [9.0, 11])
  func theLastRowEndsAboveTheKeyboard(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let form = Form(style: .plain)
    simulator.launch(form)
    form.tableView.contentOffset.y = 312
    simulator.settle()
    edit(form, 19, simulator)
    #expect(form.place(19).maxY <= 352)
    form.fields[19].resignFirstResponder()
    simulator.advanceUntilIdle()
    #expect(form.tableView.contentOffset.y == 312)
  }

  @Test(arguments: [7.0, 9, 11])
  func rotationChangesTheInset(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let form = Form(style: .plain)
    simulator.launch(UINavigationController(rootViewController: form))
    edit(form, 8, simulator)
    simulator.rotate(to: .landscapeLeft)
    simulator.advanceUntilIdle()
    #expect(inset(form) == 162)
    let table: UITableView = form.tableView
    let field = form.fields[8].convert(form.fields[8].bounds, to: table)
    #expect(field.maxY <= table.bounds.maxY - 162)
    simulator.rotate(to: .portrait)
    simulator.advanceUntilIdle()
    #expect(inset(form) == 216)
    form.fields[8].resignFirstResponder()
    simulator.advanceUntilIdle()
    #expect(inset(form) == 0)
  }

  @Test func withoutACallOfSuperThereIsNoRoom() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let form = Form(style: .plain)
    form.callsSuper = false
    simulator.launch(form)
    form.tableView.reloadData()
    simulator.settle()
    edit(form, 10, simulator)
    #expect(form.fields[10].isEditing)
    #expect(inset(form) == 0)
  }

  @Test func aPushEndsIt() {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let form = Form(style: .plain)
    let navigation = UINavigationController(rootViewController: form)
    simulator.launch(navigation)
    edit(form, 10, simulator)
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.advanceUntilIdle()
    navigation.popViewController(animated: true)
    simulator.advanceUntilIdle()
    #expect(!form.fields[10].isEditing)
    #expect(inset(form) == 0)
    #expect(form.tableView.scrollIndicatorInsets.bottom == 0)
  }
}
