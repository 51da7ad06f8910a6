import Simulator
import Testing
import UIKit
import os

/// Truth: Apple, os_log, OSLog and Logger: the message with its arguments; that the category stands before it is our own choice.
@MainActor struct OSLogTests {
  @Test func messagesStandOnTheConsoleOfTheDevice() {
    let device = Simulator.boot()
    os_log("Ready")
    os_log("%{public}@ has %d of %{private, mask.hash}@", type: .debug, "Ash", 3, "leaves")
    os_log(.error, "Lost %d", 2)
    #expect(device.console == ["Ready", "Ash has 3 of leaves", "error: Lost 2"])
  }

  @Test func aCategoryIsNamed() {
    let device = Simulator.boot()
    let log = OSLog(subsystem: "app.example", category: "garden")
    os_log("Watered", log: log, type: .info)
    os_log("Dried up", log: log, type: .fault)
    os_log("Never seen", log: .disabled)
    #expect(device.console == ["[garden] Watered", "[garden] fault: Dried up"])
    #expect(!OSLog.disabled.isEnabled(type: .fault) && log.isEnabled(type: .debug))
  }

  @Test func aLoggerShowsItsValues() {
    let device = Simulator.boot()
    let logger = Logger(subsystem: "app.example", category: "garden")
    let (name, count) = ("Ash", 3)
    logger.info("\(name, privacy: .private(mask: .hash)) has \(count) leaves")
    logger.warning("few")
    Logger().critical("none: \([1, 2])")
    #expect(
      device.console == ["[garden] Ash has 3 leaves", "[garden] error: few", "fault: none: [1, 2]"]
    )
  }
}
