import UIKit

/// Code of a file that imports only UIKit.
enum OtherFile {
  static var count: Int {
    get { UserDefaults.standard.integer(forKey: "count") }
    set { UserDefaults.standard.set(newValue, forKey: "count") }
  }

  static var favourite: String? { UserDefaults.standard.favourite }
}
