/// A screen of constraints, and what readers can change in it.
package struct ConstraintsRecord: Codable, Equatable, Sendable {
  package struct View: Codable, Equatable, Sendable {
    package var name: String
    /// The number of the superview; nil for the container.
    package var parent: Int?
    /// The colours of the background and of the text, as `#rrggbb`.
    package var color: String?
    package var textColor: String?
    package var text: String?
    /// The width of the text in one line, and the height of a line.
    package var textSize: [Double]?
    /// x, y, width and height in UIKit.
    package var frame: [Double]
    /// x, y, width and height after a rotation, in UIKit.
    package var turned: [Double]
    /// Whether UIKit says that the layout of the view is ambiguous.
    package var isAmbiguous: Bool
  }

  /// A side of a constraint.
  package struct End: Codable, Equatable, Sendable {
    /// The number of the view; nil for the container.
    package var view: Int?
    package var attribute: String
  }

  package struct Constraint: Codable, Equatable, Sendable {
    package var statement: Int
    package var identifier: String?
    package var first: End
    /// "=", "≤" or "≥".
    package var relation: String
    package var second: End?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
  }

  /// A number of the code that readers can change.
  package struct Handle: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case constant
      case priority
      /// 1 or 0.
      case isActive
    }

    package var name: String
    package var kind: Kind
    /// The statements that have the number.
    package var statements: [Int]
    /// The constant of the statement minus that of the constraint.
    package var offset: Double
    package var value: Double
    package var least: Double
    package var greatest: Double
    /// The code of the example that sets the number, with `#` for it; nil if there is none.
    package var code: String?
  }

  /// The statements for the solver: little-endian numbers of 64 bits, in Base64.
  package var numbers: String
  package var containerName: String
  package var color: String?
  /// Width and height of the container.
  package var size: [Double]
  /// Width and height of the container after a rotation.
  package var turnedSize: [Double]
  package var views: [View]
  package var constraints: [Constraint]
  package var handles: [Handle]
}
