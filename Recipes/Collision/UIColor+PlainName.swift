import RecipeKit

extension UIColor {
  /// The name of a colour that the recipe uses, or else its components.
  var plainName: String {
    switch self {
    case .red: "red"
    case .green: "green"
    default: description
    }
  }
}
