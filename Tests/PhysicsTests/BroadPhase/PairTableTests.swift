import Testing

@testable import Physics

// Independent truth: the standard library's set.
struct PairTableTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func itIsASet(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = PairTable()
    var wanted: Set<UInt64> = []
    for _ in 0..<20_000 {
      let one = Int32.random(in: 0..<60, using: &random)
      let other = Int32.random(in: 0..<60, using: &random)
      let key = PairTable.key(one, other)
      if Bool.random(using: &random) {
        #expect(table.insert(key) == wanted.insert(key).inserted)
      } else {
        table.remove(key)
        wanted.remove(key)
      }
      #expect(table.contains(PairTable.key(other, one)) == wanted.contains(key))
    }
    #expect(table.count == wanted.count)
    for one in Int32(0)..<60 {
      for other in one..<60 {
        let key = PairTable.key(one, other)
        #expect(table.contains(key) == wanted.contains(key))
      }
    }
  }
}
