import Testing

@testable import DynamicsModel

/// Truth: what a dictionary would answer, in the order of the numbers.
struct NumberedListTests {
  @Test func keepsValuesInTheOrderOfTheirNumbers() {
    var list = NumberedList<String>()
    #expect(list.isEmpty)
    for number in stride(from: 1, to: 20, by: 3) { list.append("\(number)", number: UInt64(number)) }
    #expect(list[7] == "7")
    #expect(list[8] == nil)
    #expect(list.remove(7) == "7")
    #expect(list.remove(7) == nil)
    #expect(list[7] == nil)
    #expect(list.values == ["1", "4", "10", "13", "16", "19"])
    #expect([1, 4, 10, 13, 16, 19].allSatisfy { list[$0] == "\($0)" })
  }
}
