import UIKit

extension UIColor {
  /// The name of a colour that the recipe uses, or else its components.
  var plainName: String {
    let names: [(UIColor, String)] = [
      (.black, "black"), (.white, "white"), (.red, "red"), (.blue, "blue"), (.clear, "clear"),
      (.darkGray, "dark grey"), (.lightGray, "light grey"),
    ]
    return names.first { $0.0 == self }?.1 ?? description
  }
}
