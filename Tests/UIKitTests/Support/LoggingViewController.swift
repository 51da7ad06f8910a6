import UIKit

/// A controller that logs the calls about its view and its parent, as `name.call`.
class LoggingViewController: UIViewController {
  let name: String
  let log: CallLog
  var logsLayout = false
  var allowed = UIInterfaceOrientationMask.all
  var forwardsAppearance = true
  var onViewDidLoad: (() -> Void)?
  var onViewWillAppear: (() -> Void)?
  private(set) var animatedFlags: [Bool] = []

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) {
    log.add("\(name).\(call)")
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
    onViewDidLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
    animatedFlags.append(animated)
    onViewWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
    animatedFlags.append(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
    animatedFlags.append(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
    animatedFlags.append(animated)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { note("viewWillLayoutSubviews") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { note("viewDidLayoutSubviews") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(LoggingViewController.name(of: parent)))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(LoggingViewController.name(of: parent)))")
  }

  private static func name(of parent: UIViewController?) -> String {
    guard let parent else { return "nil" }
    return (parent as? LoggingViewController)?.name ?? "\(parent)"
  }
}
