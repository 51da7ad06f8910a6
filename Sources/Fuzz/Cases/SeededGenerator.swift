import Foundation
import RecipeRunner
import UIKit

/// The random numbers of SplitMix64, in the forms that cases want.
///
/// What it makes of the bits is written here rather than left to the standard library, whose ways may change: a case is
/// known by its seed and number alone.
struct SeededGenerator {
  private var source: SplitMix64

  init(seed: UInt64) { source = SplitMix64(seed: seed) }

  /// The numbers of one case: no two cases of any kinds share them.
  init(_ id: CaseID) {
    self.init(seed: StableHash.of(id.description.utf8))
  }

  /// The next 64 bits.
  mutating func bits() -> UInt64 { source.next() }

  /// A number from 0 up to but not including 1.
  mutating func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// A positive number of a range, small ones as often as great ones.
  mutating func magnitude(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound * pow(range.upperBound / range.lowerBound, unit())
  }

  /// A whole number of a range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// True that often: 0 never, 1 always.
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// One of a list, which must have something in it.
  mutating func one<Element>(of list: [Element]) -> Element { list[integer(0...(list.count - 1))] }

  /// As many values as a number of a range.
  mutating func list<Value>(_ count: ClosedRange<Int>, _ make: (inout SeededGenerator) -> Value) -> [Value] {
    (0..<integer(count)).map { _ in make(&self) }
  }
}
