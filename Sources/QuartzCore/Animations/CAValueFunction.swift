/// A function from numbers to a transform, for animations of `transform`.
///
/// Source: Apple, CAValueFunction.
open class CAValueFunction {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function of a name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }

  var inputKind: LayerValue.Kind { name == .scale || name == .translate ? .numbers : .number }

  func transform(of numbers: [Double]) -> CATransform3D {
    let first = CGFloat(numbers.first ?? 0)
    func number(_ index: Int) -> CGFloat { numbers.indices.contains(index) ? CGFloat(numbers[index]) : 0 }
    return switch name {
    case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(first, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, first, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, first)
    case .translateX: CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, first)
    case .scale: CATransform3DMakeScale(number(0), number(1), number(2))
    default: CATransform3DMakeTranslation(number(0), number(1), number(2))
    }
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation about x, from an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about y, from an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about z, from an angle in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale, from an array of three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale of x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale of y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale of z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation, from an array of three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]
}
