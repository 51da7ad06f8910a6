import UIKit

// MARK: neither method

// In Main.storyboard: the class of the split view's delegate
class SilentDelegate: NoSeparationDelegate {
  override func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    false
  }
}

// MARK: without separateSecondary

// In Main.storyboard: the class of the split view's delegate
class NoSeparationDelegate: AdaptiveDelegate {
  override func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    nil
  }
}

// MARK: pushing the navigation controller

// In Main.storyboard: the class of the split view's delegate
class PushedStackDelegate: AdaptiveDelegate {
  override func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    let traits = splitViewController.traitCollection
    guard traits.horizontalSizeClass == .compact else { return false }
    masterStack(of: splitViewController)?
      .pushViewController(vc, animated: true)
    return true
  }
}

// MARK: pushed in every width

// In Main.storyboard: the class of the split view's delegate
class EveryWidthDelegate: AdaptiveDelegate {
  override func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    guard let detail = vc as? UINavigationController,
      let image = detail.topViewController as? ImageViewController
    else { return false }
    detail.setViewControllers([], animated: false)
    masterStack(of: splitViewController)?
      .pushViewController(image, animated: true)
    return true
  }
}

// MARK: false returned

// In Main.storyboard: the class of the split view's delegate
class UnsaidDelegate: AdaptiveDelegate {
  override func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    _ = super.splitViewController(
      splitViewController,
      showDetail: vc,
      sender: sender
    )
    return false
  }
}

// MARK: an empty detail

// In Main.storyboard: the class of the split view's delegate
class EmptyDetailDelegate: AdaptiveDelegate {
  override func makeDetail(
    like image: ImageViewController
  ) -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "detail")
  }
}

// MARK: a list that pushes by itself

// In Main.storyboard: the class of the scene photos
class PushingPhotosTVC: PhotosTVC {
  override func viewDidLoad() {
    super.viewDidLoad()
    // This replaces the cell of the storyboard, which has the segue.
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "Photo"
    )
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    let scene = storyboard?
      .instantiateViewController(withIdentifier: "image")
    guard let image = scene as? ImageViewController else { return }
    image.show(photos[indexPath.row])
    navigationController?.pushViewController(image, animated: true)
  }
}

// MARK: always the first tab

// In Main.storyboard: the class of the split view's delegate
class FirstTabDelegate: AdaptiveDelegate {
  override func masterStack(
    of split: UISplitViewController
  ) -> UINavigationController? {
    let tabs = split.viewControllers.first as? UITabBarController
    return tabs?.viewControllers?.first as? UINavigationController
  }
}
