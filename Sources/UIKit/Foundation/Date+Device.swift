extension Date {
  /// The present moment of the simulated device, whose clock moves only when the simulator lets time pass.
  ///
  /// It replaces Foundation's in files that import UIKit and not Foundation, so that the same run shows the same dates.
  @_disfavoredOverload
  public init() {
    self = BootedSystem.current.clock.date
  }

  /// The present moment of the simulated device.
  @_disfavoredOverload
  public static var now: Date { Date() }
}
