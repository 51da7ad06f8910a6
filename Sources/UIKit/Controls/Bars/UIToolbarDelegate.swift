/// Tells a toolbar where it is.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
