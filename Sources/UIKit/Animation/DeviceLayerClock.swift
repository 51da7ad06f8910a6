/// The clock of a device's layers.
final class DeviceLayerClock: LayerClock, @unchecked Sendable {
  private let clock: DeviceClock

  init(clock: DeviceClock) {
    self.clock = clock
    DeviceLayerClock.install
  }

  /// Makes layers ask for the calling task's device.
  private static let install: Void = {
    LayerContext.provider = { BootedSystem.current.layers }
  }()

  var mediaTime: CFTimeInterval { clock.seconds }

  func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    onMain { $0.timeline.schedule(at: time, work) }
  }

  func onNextPass(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    onMain { $0.onNextPass(work) }
  }

  private func onMain(_ body: @escaping @MainActor @Sendable (SimulatedDevice) -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { body(.current) }
    } else {
      DispatchedWork.current.run(after: 0) { MainActor.assumeIsolated { body(.current) } }
    }
  }
}
