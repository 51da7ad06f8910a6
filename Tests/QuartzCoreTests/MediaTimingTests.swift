@testable import QuartzCore
import Testing

/// Truth: Apple, CAMediaTiming (t = (parent - begin) · speed + offset, fill modes, repetitions), and for the wrapping
/// offset the published experiments that `MediaTiming.localTime(at:)` names.
struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = 10
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func timeRunsFromTheBeginningToTheEnd() {
    let plain = timing { _ in }
    #expect(plain.localTime(at: 9.9) == nil)
    #expect(plain.localTime(at: 10)?.time == 0)
    #expect(plain.localTime(at: 11.5)?.time == 1.5)
    #expect(plain.localTime(at: 12) == nil)
    #expect(plain.endTime == 12)
  }

  @Test(
    arguments: [
      (CAMediaTimingFillMode.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 2), (.both, 0, 2),
    ] as [(CAMediaTimingFillMode, Double?, Double?)]
  )
  func fillModesKeepTheEnds(mode: CAMediaTimingFillMode, before: Double?, after: Double?) {
    let filled = timing { $0.fillMode = mode }
    #expect(filled.localTime(at: 3)?.time == before)
    #expect(filled.localTime(at: 99)?.time == after)
  }

  @Test func speedScalesTheParentsTime() {
    let fast = timing { $0.speed = 4 }
    #expect(fast.localTime(at: 10.25)?.time == 1)
    #expect(fast.endTime == 10.5)
    #expect(timing { $0.speed = 0.5 }.endTime == 14)
  }

  @Test func negativeSpeedPlaysBackwards() {
    let reversed = timing { $0.speed = -1 }
    #expect(reversed.localTime(at: 10)?.time == 2)
    #expect(reversed.localTime(at: 11.5)?.time == 0.5)
    #expect(reversed.localTime(at: 12) == nil)
  }

  @Test func speedZeroStopsAtTheOffset() {
    let stopped = timing {
      $0.speed = 0
      $0.timeOffset = 0.75
    }
    #expect(stopped.localTime(at: 1000)?.time == 0.75)
    #expect(stopped.endTime == .infinity)
  }

  @Test func anOffsetStartsLaterAndWraps() {
    let shifted = timing { $0.timeOffset = 0.5 }
    #expect(shifted.localTime(at: 10)?.time == 0.5)
    #expect(shifted.localTime(at: 11.25)?.time == 1.75)
    #expect(shifted.localTime(at: 11.75)?.time == 0.25)
    #expect(shifted.endTime == 12)
  }

  @Test func repetitionsCountAndMayHaveAFraction() {
    let repeated = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(repeated.endTime == 15)
    #expect(repeated.localTime(at: 13) == MediaTiming.LocalTime(time: 1, iteration: 1))
    #expect(repeated.localTime(at: 20) == MediaTiming.LocalTime(time: 1, iteration: 2))
    #expect(timing { $0.repeatCount = .greatestFiniteMagnitude }.endTime == .infinity)
    #expect(timing { $0.repeatCount = .infinity }.localTime(at: 10 + 2_000_001)?.time == 1)
  }

  @Test func aRepeatDurationReplacesTheCount() {
    let repeated = timing {
      $0.repeatCount = 100
      $0.repeatDuration = 3
      $0.fillMode = .forwards
    }
    #expect(repeated.endTime == 13)
    #expect(repeated.localTime(at: 99)?.time == 1)
  }

  @Test func reversingDoublesARepetition() {
    let there = timing {
      $0.autoreverses = true
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    #expect(there.endTime == 18)
    #expect(there.localTime(at: 11.5)?.time == 1.5)
    #expect(there.localTime(at: 12.5)?.time == 1.5)
    #expect(there.localTime(at: 14.5) == MediaTiming.LocalTime(time: 0.5, iteration: 1))
    #expect(there.localTime(at: 30)?.time == 0)
  }

  /// There and back in 4 s, one and a half times: from 10 to 16.
  @Test(
    arguments: [
      (9, 0, 0), (10, 0, 0), (12, 2, 0), (13, 1, 0), (14, 0, 1), (15, 1, 1), (16, 2, 1), (17, 2, 1),
    ] as [(Double, Double, Int)]
  )
  func reversedRepetitionsHaveTheirBoundaries(parent: Double, time: Double, iteration: Int) {
    func there(_ mode: CAMediaTimingFillMode) -> MediaTiming {
      timing {
        ($0.autoreverses, $0.repeatCount, $0.fillMode) = (true, 1.5, mode)
      }
    }
    let expected = MediaTiming.LocalTime(time: time, iteration: iteration)
    #expect(there(.both).localTime(at: parent) == expected)
    // The beginning is part of the duration, and the end isn't.
    #expect(there(.removed).localTime(at: parent) == (parent >= 10 && parent < 16 ? expected : nil))
    #expect(there(.backwards).localTime(at: parent) == (parent < 16 ? expected : nil))
    #expect(there(.forwards).localTime(at: parent) == (parent >= 10 ? expected : nil))
  }

  @Test func aNegativeSpeedFillsWithTheEndOfTheRepetitions() {
    let reversed = timing { ($0.speed, $0.repeatCount, $0.fillMode) = (-1, 1.5, .both) }
    #expect(reversed.localTime(at: 0) == MediaTiming.LocalTime(time: 1, iteration: 1))
    #expect(reversed.localTime(at: 11.5) == MediaTiming.LocalTime(time: 1.5, iteration: 0))
    #expect(reversed.localTime(at: 99) == MediaTiming.LocalTime(time: 0, iteration: 0))
  }

  @Test func theEndOfAWholeRepetitionIsItsLastState() {
    let twice = timing {
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    #expect(twice.localTime(at: 14) == MediaTiming.LocalTime(time: 2, iteration: 1))
  }

  @Test func conversionsUndoEachOther() {
    let odd = timing {
      $0.speed = 2
      $0.timeOffset = 3
    }
    #expect(odd.activeTime(at: 11) == 5)
    #expect(odd.parentTime(at: 5) == 11)
  }
}
