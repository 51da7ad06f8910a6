/// The spaces of coordinates: those of the user, in which paths are given, and those of the device, in pixels from the
/// bottom left corner with y growing upwards.
extension CGContext {
  /// The transform from the current coordinates to those of the device.
  public var ctm: CGAffineTransform { userSpaceToDeviceSpaceTransform }

  /// The transform from the current coordinates to pixels; to the first coordinates where the size is unknown.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    guard let canvas else { return state.transform }
    return state.transform.concatenating(canvas.toDevice)
  }

  /// Returns a point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns a size in pixels; a height is negative where y grows downwards.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the smallest rectangle around a rectangle, in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the point of a pixel, in the current coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns a size in the current coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns the smallest rectangle around one of pixels, in the current coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The smallest rectangle around the clip, in the current coordinates; infinite without a clip where the size of the
  /// drawing is unknown.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.isInfinite || state.clip.isNull
      ? state.clip : state.clip.applying(state.transform.inverted())
  }
}
