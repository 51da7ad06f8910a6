/// The list of the More tab: a row with the title of each controller.
@MainActor
final class MoreListController: UIViewController {
  private static let rowHeight: CGFloat = 44

  var controllers: [UIViewController] = [] { didSet { if isViewLoaded { makeRows() } } }
  var choose: ((UIViewController) -> Void)?

  /// Called when the list shows after one of its controllers did.
  var returned: (() -> Void)?
  private var rows: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    makeRows()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    returned?()
  }

  private func makeRows() {
    for row in rows { row.removeFromSuperview() }
    rows = controllers.map { controller in
      let row = UIButton(frame: .zero)
      row.setTitle(controller.tabBarItem.shownTitle, for: .normal)
      row.setTitleColor(.black, for: .normal)
      row.setTitleColor(.lightGray, for: .highlighted)
      row.contentHorizontalAlignment = .left
      row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
      row.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller { self?.choose?(controller) }
        },
        for: .primaryActionTriggered
      )
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = topLayoutGuide.length
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: top + CGFloat(index) * MoreListController.rowHeight,
        width: view.bounds.width,
        height: MoreListController.rowHeight
      )
    }
  }
}
