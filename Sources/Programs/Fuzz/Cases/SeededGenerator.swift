import CompiledResources
import Foundation
import RecipeRunner
import UIKit

/// Random values for cases, from SplitMix64.
///
/// The conversion of bits to values is implemented here, because that of the standard library may change:
/// seed and number must always give the same case.
struct SeededGenerator {
  private var source: SplitMix64

  init(seed: UInt64) { source = SplitMix64(seed: seed) }

  /// Creates the generator of a case; no two cases of any kind share its numbers.
  init(_ id: CaseID) {
    self.init(seed: FNV1aHash(id.description.utf8).value)
  }

  /// The next 64 bits.
  mutating func bits() -> UInt64 { source.next() }

  /// A number from 0 to 1, excluding 1.
  mutating func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }

  /// A number in a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// A positive number in a range, distributed evenly over magnitudes.
  mutating func magnitude(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound * pow(range.upperBound / range.lowerBound, unit())
  }

  /// An integer in a range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// True with a probability from 0 to 1.
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// An element of a list that is not empty.
  mutating func one<Element>(of list: [Element]) -> Element { list[integer(0...(list.count - 1))] }

  /// A list of values whose count is in a range.
  mutating func list<Value>(_ count: ClosedRange<Int>, _ make: (inout SeededGenerator) -> Value) -> [Value] {
    (0..<integer(count)).map { _ in make(&self) }
  }
}
