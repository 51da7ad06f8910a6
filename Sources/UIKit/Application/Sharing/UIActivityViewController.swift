/// A list of services for items, such as texts, images and web addresses: the share sheet.
///
/// On phones it is a sheet, on pads a popover, which needs a source. The system's services are simulated: the pasteboard and the photo
/// library receive the items, the others send nothing. `Simulator.sharedItems` has what was shared. Source: Apple,
/// UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Receives the type of the chosen service, or nil; whether it was performed; and returned items and an error, which are nil here.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var chosen: UIActivity?
  /// What the completion handler is told, once that is known.
  private var outcome: (type: UIActivity.ActivityType?, isCompleted: Bool)?
  /// Whether the controller of a service is on its way to the screen.
  private var isPresentingService = false

  /// Creates a list of services for items.
  ///
  /// - Parameters:
  ///   - activityItems: the items to share.
  ///   - applicationActivities: the application's own services, besides the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a list without items.
  public required init?(coder: NSCoder) {
    items = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// Called after the controller was dismissed, with the result.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The types of services that are not listed; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Always a popover, which is a sheet on phones.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .popover }
    set {}
  }

  /// All orientations.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func makeOwnPresentationController(
    presenting: UIViewController
  ) -> UIPresentationController? {
    if device.behavior.actionSheetsArePopovers { return nil }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// Creates the list of the services that can use the items.
  open override func loadView() {
    let isInPopover = device.behavior.actionSheetsArePopovers
    let list = ActivityListView(
      activities,
      choose: { [weak self] in self?.choose($0) },
      cancel: isInPopover ? nil : { [weak self] in self?.chooseCancel() }
    )
    view = list
    if isInPopover {
      let limit = device.behavior.defaultPopoverSize
      preferredContentSize = list.sizeThatFits(
        CGSize(width: limit.width, height: min(limit.height, ActivityListView.popoverHeight))
      )
    }
  }

  /// Reports a dismissal by people or by code.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, outcome == nil else { return }
    outcome = (nil, false)
    // The presenter can present again only when the dismissal has ended.
    device.onNextPass { [self] in report() }
  }

  private var activities: [UIActivity] {
    let shares = applicationActivities.filter { type(of: $0).activityCategory == .share }
    let actions = applicationActivities.filter { type(of: $0).activityCategory == .action }
    let all: [UIActivity] = SystemActivity.shares + shares + SystemActivity.actions + actions
    return all.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
  }

  // MARK: Choosing

  private func choose(_ activity: UIActivity) {
    guard modal.phase == .settled, modal.presented == nil, outcome == nil else { return }
    chosen = activity
    activity.sheet = self
    activity.prepare(withActivityItems: items)
    guard let controller = activity.activityViewController else { return activity.perform() }
    isPresentingService = true
    present(controller, animated: true) { [weak self] in
      self?.isPresentingService = false
      if self?.outcome != nil { self?.leave() }
    }
    // A presentation that was refused has no completion.
    if modal.presented == nil { isPresentingService = false }
  }

  final func activityDidFinish(_ activity: UIActivity, _ isCompleted: Bool) {
    guard activity === chosen, outcome == nil else { return }
    if isCompleted { device.application.sharedItems.append((activity.activityType, items)) }
    finish(activity.activityType, isCompleted)
  }

  private func finish(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    outcome = (type, isCompleted)
    if !isPresentingService { leave() }
  }

  /// Dismisses this controller along with that of the service.
  private func leave() {
    guard let presenter = modal.presenter else { return report() }
    presenter.dismiss(animated: true) { [self] in report() }
  }

  private func report() {
    guard let result = outcome else { return }
    outcome = nil
    chosen = nil
    completionWithItemsHandler?(result.type, result.isCompleted, nil, nil)
  }
}

extension UIActivityViewController: AlertPresented {
  final var isSheet: Bool { true }

  final var textFields: [UITextField]? { nil }

  /// Dismisses the list without a result, after a tap on Cancel or beside the sheet.
  final func chooseCancel() {
    guard modal.phase == .settled, outcome == nil else { return }
    finish(nil, false)
  }
}

/// The rows of services, and below them the Cancel button of a sheet.
private final class ActivityListView: UIView, UITableViewDataSource, UITableViewDelegate {
  /// The maximum height in a popover, in points.
  static let popoverHeight: CGFloat = 480

  private static let rowHeight: CGFloat = 44

  private let activities: [UIActivity]
  private let choose: (UIActivity) -> Void
  private let table = UITableView(frame: .zero, style: .plain)
  private let cancelPanel: AlertPanel?

  init(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void, cancel: (() -> Void)?) {
    self.activities = activities
    self.choose = choose
    cancelPanel = cancel.map {
      AlertPanel(
        title: nil,
        message: nil,
        choices: [AlertPanel.Choice(title: "Cancel", isBold: true, isCancel: true, choose: $0)],
        isSheet: true,
        allowsSideBySide: false
      )
    }
    super.init(frame: .zero)
    isOpaque = false
    table.rowHeight = ActivityListView.rowHeight
    table.dataSource = self
    table.delegate = self
    let appearance = AlertAppearance()
    if appearance.isFlat, cancel != nil {
      table.layer.cornerRadius = appearance.cornerRadius
      table.clipsToBounds = true
    }
    addSubview(table)
    if let cancelPanel { addSubview(cancelPanel) }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if cancelPanel != nil, !AlertAppearance().isFlat { AlertBackground.sheet.draw(in: bounds) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = CGFloat(activities.count) * ActivityListView.rowHeight
    return CGSize(width: size.width, height: min(rows + cancelHeight(size.width), size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cancel = cancelHeight(bounds.width)
    table.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - cancel))
    let height = max(0, cancel - AlertContentView.gap)
    cancelPanel?.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The height of the Cancel button and the gap above it.
  private func cancelHeight(_ width: CGFloat) -> CGFloat {
    guard let cancelPanel else { return 0 }
    return AlertContentView.gap + cancelPanel.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Activity")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Activity")
    cell.textLabel?.text = activities[indexPath.row].activityTitle
    cell.imageView?.image = activities[indexPath.row].activityImage
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
