import RecipeKit
import UIKit

/// The application on a device, with a finger to pick things, and the defaults that it keeps there.
@MainActor
final class RecentsScene {
  let device: Simulator
  var way: RecentsRecipe.Way
  /// The access to the defaults that claims use themselves.
  private(set) lazy var store = way.store()
  private var tabs: UITabBarController?

  init(_ way: RecentsRecipe.Way, on device: Simulator) {
    (self.way, self.device) = (way, device)
  }

  /// The photos in a server's answer, of which one has no address.
  static var answer: [[String: Any]] {
    let answer = """
      {"photos": {"photo": [
        {"id": "1", "title": "Dawn", "url_o": "https://photos.example/1.jpg"},
        {"id": "2", "title": "No address"},
        {"id": "3", "title": "Dusk", "url_o": "https://photos.example/3.jpg",
         "description": {"_content": "By the sea"}}
      ]}}
      """
    let parsed = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    return (parsed?["photos"] as? [String: Any])?["photo"] as? [[String: Any]] ?? []
  }

  // MARK: The defaults

  /// What the defaults hold under the key, if that is dictionaries of texts.
  var stored: [[String: String]] {
    UserDefaults.standard.object(forKey: "RecentPhotos") as? [[String: String]] ?? []
  }

  var storedTitles: [String] { stored.map { $0["title"] ?? "none" } }

  /// The titles in the defaults once photos called 1, 2, 3 and so on were added.
  func titles(adding count: Int) -> [String] {
    for number in 1...count { store.addedPhoto = Photo(userDefaults: ["title": "\(number)"]) }
    return storedTitles
  }

  // MARK: The application

  /// Launches the application, and opens a tab.
  func launch(tab: Int = 0) {
    installStoryboard()
    device.launch(storyboard: "Main")
    device.advanceUntilIdle()
    tabs = device.keyWindow?.rootViewController as? UITabBarController
    if tab > 0 { select(tab: tab) }
  }

  private func stack(_ tab: Int) -> UINavigationController? {
    tabs?.viewControllers?[tab] as? UINavigationController
  }

  private func list(_ tab: Int) -> UITableViewController? {
    stack(tab)?.viewControllers.first as? UITableViewController
  }

  /// The list on the second tab.
  var recents: UITableViewController? { list(1) }

  /// The texts in the rows of the second tab.
  var shownRecents: [String] { recents?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? [] }

  /// The photo that is on screen, once it has appeared.
  var shownPhoto: Photo? {
    let top = (tabs?.selectedViewController as? UINavigationController)?.topViewController
    guard let image = top as? ImageViewController, image.viewIfLoaded?.window != nil,
      image.transitionCoordinator == nil
    else { return nil }
    return image.photo
  }

  /// Taps a row of the first tab; no time passes.
  func tap(_ row: Int, tab: Int = 0) {
    guard let cell = list(tab)?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
  }

  /// Taps a row of the second tab, and waits for the photo.
  func tapRecent(_ row: Int) {
    tap(row, tab: 1)
    device.advanceUntilIdle()
  }

  /// Goes back to the list on the first tab.
  func backToList() {
    select(tab: 0)
    stack(0)?.popToRootViewController(animated: false)
    device.settle()
  }

  /// Picks a photo of the first tab.
  func pick(_ row: Int) {
    backToList()
    tap(row)
    device.advanceUntilIdle()
  }

  /// Taps on the tab bar, where one of the two tabs is; no time passes.
  func tapTab(_ tab: Int) {
    guard let bar = tabs?.tabBar else { return }
    let place = CGPoint(x: bar.bounds.width * (CGFloat(tab) + 0.5) / 2, y: bar.bounds.midY)
    device.tap(at: bar.convert(place, to: nil))
  }

  private func select(tab: Int) {
    tabs?.selectedIndex = tab
    device.advanceUntilIdle()
  }

  // MARK: The storyboard

  /// Puts Main.storyboard in the application's bundle, with the classes of the lists.
  private func installStoryboard() {
    device.addAssets(["photos": photosImage].compactMapValues(\.self))
    StoryboardDocument("Main", in: .module).with(way.photos, for: PhotosSavedNSUserDefaults.self)
      .with(way.recents, for: RecentsTVC.self).install()
  }
}

/// A framed landscape, for the tab.
@MainActor private var photosImage: UIImage? {
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 30), false, 0)
  defer { UIGraphicsEndImageContext() }
  let frame = UIBezierPath(roundedRect: CGRect(x: 3, y: 6, width: 24, height: 18), cornerRadius: 2)
  frame.lineWidth = 1.5
  frame.stroke()
  let hills = UIBezierPath()
  hills.move(to: CGPoint(x: 4, y: 22))
  for point in [(11, 13), (15, 18), (19, 15), (26, 22)] {
    hills.addLine(to: CGPoint(x: point.0, y: point.1))
  }
  hills.fill()
  UIBezierPath(ovalIn: CGRect(x: 19, y: 9, width: 4, height: 4)).fill()
  return UIGraphicsGetImageFromCurrentImageContext()
}
