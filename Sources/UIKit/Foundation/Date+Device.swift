extension Date {
  /// The present moment of the simulated device, whose clock moves only when somebody lets time pass.
  ///
  /// In place of Foundation's, which asks the machine: the same run shows the same dates.
  public init() {
    self = BootedSystem.current.clock.date
  }

  /// The present moment of the simulated device.
  public static var now: Date { Date() }
}
