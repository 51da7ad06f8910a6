import UIKit

/// A delegate that logs its calls with the application state during each.
final class LoggingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var log = CallLog()
  var mask = UIInterfaceOrientationMask.all
  var root: UIViewController? = UIViewController()

  override init() {
    super.init()
  }

  private func note(_ call: String) {
    log.add("\(call): \(UIApplication.shared.applicationState)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinishLaunching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask }

  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }

  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }

  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }

  func applicationWillEnterForeground(_ application: UIApplication) {
    log.add("willEnterForeground")
  }

  func applicationWillTerminate(_ application: UIApplication) { log.add("willTerminate") }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    log.add("didReceiveMemoryWarning")
  }
}
