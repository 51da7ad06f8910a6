import UIKit

/// Letters that were drawn on a canvas, in one style.
struct DrawnRun {
  let text: String
  let font: UIFont
  let color: UIColor
  let shadowOffset: CGSize?
  /// The colour of the area that was filled behind the letters before they were drawn.
  let background: UIColor?

  /// The letters and their colours in words.
  var colors: String { "\(text), \(color.plainName)" + (background.map { " on \($0.plainName)" } ?? "") }

  /// The runs that commands draw, in order.
  static func runs(in commands: [DrawingCommand]) -> [DrawnRun] {
    var areas: [(rect: CGRect, color: UIColor)] = []
    var runs: [DrawnRun] = []
    for command in commands {
      switch command {
      case .fill(let path, _, let color, _):
        areas.append((path.boundingBox, UIColor(cgColor: color)))
      case .text(let text):
        let middle = CGPoint(
          x: text.origin.x + text.run.x + text.run.width / 2,
          y: text.origin.y + text.run.baseline - text.run.font.capHeight / 2
        )
        runs.append(
          DrawnRun(
            text: text.run.string,
            font: UIFont(text.run.font),
            color: UIColor(cgColor: text.color),
            shadowOffset: text.shadow?.offset,
            background: areas.last { $0.rect.contains(middle) }?.color
          )
        )
      default: break
      }
    }
    return runs
  }
}

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
