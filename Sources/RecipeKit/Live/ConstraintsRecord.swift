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
    /// The distance of the text from the sides; nil for none.
    package var textInset: Double?
    /// Whether the text is in the middle.
    package var isCentered: Bool?
    /// Whether it is a text field, with a border.
    package var isField: Bool?
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
    /// The number of the container's guide; nil for a view.
    package var guide: Int?
    package var attribute: String
  }

  /// A guide of the container, such as its safe area.
  package struct Guide: Codable, Equatable, Sendable {
    package var name: String
    /// The distances from the edges of a narrow container: top, left, bottom and right.
    package var insets: [Double]
    /// The same after a rotation.
    package var turned: [Double]
    /// The width from which on both sides are wider, and by how much.
    package var wideWidth: Double
    package var growth: Double
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
      /// The distance of a guide from an edge of the container.
      case inset
    }

    package var name: String
    package var kind: Kind
    /// The statements that have the number; none for an inset.
    package var statements: [Int]
    /// The number of an inset's guide, and the place of its edge among top, left, bottom and right.
    package var guide: Int?
    package var edge: Int?
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
  package var guides: [Guide]
  package var constraints: [Constraint]
  package var handles: [Handle]
}
