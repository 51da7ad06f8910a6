/// Returns the controller of a context menu's preview; nil for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns a context menu, for the actions that the system suggests: none here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The menu and the preview of a context menu interaction.
///
/// Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The order of the elements in a menu, from iOS 16 on.
  public enum ElementOrder: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The first elements are the nearest ones to the place where people press.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  /// Tells the configuration from others; a generated one if none was given.
  open var identifier: any NSCopying { storedIdentifier }

  /// The order of the elements in the menu.
  open var preferredMenuElementOrder = ElementOrder.automatic

  private let storedIdentifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: tells the configuration from others; nil for a generated one.
  ///   - previewProvider: returns the controller of the preview; nil for a picture of the view.
  ///   - actionProvider: returns the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    storedIdentifier =
      identifier ?? "com.apple.contextmenu.dynamic.\(SimulatedDevice.current.nextActionNumber())" as NSString
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

// MARK: - Animation

/// The animation of a context menu that comes or goes.
///
/// Source: Apple, UIContextMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil for a picture of the view.
  var previewViewController: UIViewController? { get }

  /// Adds changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to a preview that people tap.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows towards the viewer.
  case pop = 1
}

/// The animation after a tap on the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What happens to the preview; `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what the application adds to the animation of a menu.
@MainActor
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) { self.previewViewController = previewViewController }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { animations.forEach { $0() } }

  func complete() { completions.forEach { $0() } }
}
