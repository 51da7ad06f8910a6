import UIKit

/// A controller as it was written for Swift 4.0, with the names that UIKit had then.
public class EarlierNamesController: UITableViewController {
  /// The launch options' type.
  public typealias Options = [UIApplicationLaunchOptionsKey: Any]

  /// A child.
  public let child = UIViewController()
  /// A notification.
  public let notification = NSNotification.Name.UIKeyboardWillShow

  /// Creates the controller with a style.
  public override init(style: UITableViewStyle) {
    super.init(style: style)
  }

  /// Not used.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
    tableView.autoresizingMask = [UIViewAutoresizing.flexibleWidth]
    addChildViewController(child)
    child.didMove(toParentViewController: self)
  }

  /// A button with a title for a state.
  public func button(for state: UIControlState, _ title: String) -> UIButton {
    let button = UIButton(type: UIButtonType.system)
    button.setTitle(title, for: state)
    button.contentHorizontalAlignment = UIControlContentHorizontalAlignment.left
    return button
  }

  /// An indicator in a style.
  public func indicator(_ style: UIActivityIndicatorViewStyle) -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(activityIndicatorStyle: style)
    indicator.activityIndicatorViewStyle = style
    return indicator
  }

  /// A title in red.
  public var attributedTitle: NSAttributedString {
    let attributes: [NSAttributedStringKey: Any] = [NSAttributedStringKey.foregroundColor: UIColor.red]
    return NSAttributedString(string: "Red", attributes: attributes)
  }
}
