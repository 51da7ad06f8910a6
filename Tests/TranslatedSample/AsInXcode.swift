import UIKit

/// A cell with an initializer as in Xcode, without `required`.
public class BadgeCell: UITableViewCell {
  /// What the initializer made.
  public let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    badge.text = "new"
    contentView.addSubview(badge)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A view that can be made without arguments alone.
public class Ruler: UIView {
  /// The marks.
  public let marks: Int

  init() {
    marks = 12
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Makes views of classes that its generic parameters name.
public enum Workshop {
  /// Makes a view without a frame.
  @MainActor public static func make<View: UIView>() -> View { View() }

  /// Makes a view with a width.
  @MainActor public static func make<View>(width: CGFloat) -> View where View: UIView {
    return View.init(frame: CGRect(x: 0, y: 0, width: width, height: 10))
  }

  /// Makes a cell.
  @MainActor public static func cell<Cell: UITableViewCell & Badged>(_ type: Cell.Type) -> Cell {
    Cell(style: .default, reuseIdentifier: "badge")
  }

  /// Makes a view of the same class and frame.
  @MainActor public static func copy(of view: UIView) -> UIView { type(of: view).init(frame: view.frame) }
}

/// What has a badge.
public protocol Badged {}

extension BadgeCell: Badged {}

extension UILabel {
  /// Found by its selector, although UIKit's class is another module's.
  @objc public func shout() { text = text?.uppercased() }
}

/// Sends a message by a string.
@MainActor public func shout(_ label: UILabel) { label.perform(Selector("shout")) }

extension BadgeCell {
  public override var description: String {
    let description = "badge"
    return description + " " + (badge.text ?? "")
  }
}

/// Passes on what it is told.
public class Relay: NSObject, UIScrollViewDelegate {
  /// Who is told, too.
  public weak var delegate: UIScrollViewDelegate?

  /// Tells the delegate.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { delegate?.scrollViewDidScroll?(scrollView) }
}

#if SAMPLE_OF_ANOTHER_PLATFORM
  import MapKit

  class Map: MKMapView {
    let selector = #selector(nothing)
  }
#endif
