/// The clock of a device's layers: its work runs with that of the application's queues.
final class DeviceLayerClock: LayerClock, Sendable {
  private let clock: DeviceClock
  private let work: DispatchedWork

  init(clock: DeviceClock, work: DispatchedWork) {
    self.clock = clock
    self.work = work
    DeviceLayerClock.install
    CATextLayer.installDrawing
  }

  /// Makes layers ask for the calling task's device.
  private static let install: Void = {
    LayerContext.provider = { BootedSystem.currentLayers }
  }()

  var mediaTime: CFTimeInterval { clock.seconds }

  func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    self.work.run(after: time - clock.seconds) { work() }
  }

  func onNextPass(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    self.work.sendToMain { work() }
  }
}
