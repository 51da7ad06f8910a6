/// What pictures draw around the screen of a device without a screen that fills the front.
package enum BodyStyle: Sendable {
  /// The body of the device's model.
  case model
  /// A thin frame that belongs to no model, for lessons whose subject isn't the device.
  case neutral

  /// The style of the pictures and films that the running code takes.
  @TaskLocal package static var current = BodyStyle.model
}
