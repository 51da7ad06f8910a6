/// An animation between two states of a layer, such as a fade.
///
/// Source: Apple, CATransition.
open class CATransition: CAAnimation {
  /// The kind of the transition; `fade` by default.
  open var type = CATransitionType.fade
  /// The direction of the transition; nil by default.
  open var subtype: CATransitionSubtype?
  /// The progress at which it starts, in 0…1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at which it ends, in 0…1; 1 by default.
  open var endProgress: Float = 1
  /// A filter in place of the type, which is only stored.
  open var filter: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
      copy.filter = filter
    }
    return copy
  }

  /// The progress at a time of the layer; nil outside of the transition.
  package final func progress(at time: CFTimeInterval) -> Double? {
    let timing = timing(defaultDuration: CATransaction.defaultDuration)
    guard let local = timing.localTime(at: time) else { return nil }
    let (start, end) = (Double(startProgress), Double(endProgress))
    return start + (end - start) * progress(local.time, of: timing.duration)
  }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new state becomes visible gradually.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition, which has no other.
public let kCATransition = "transition"
/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"
