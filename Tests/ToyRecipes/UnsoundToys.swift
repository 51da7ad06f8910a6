import Foundation
import RecipeKit

/// The toys that do not do what they must, each in its own way.
@MainActor let unsoundToys: [any RecipeScript] = [
  ToyRecipe("failing") { $1.checkTwo($0 + 1) },
  ToyRecipe("trapping") { number, stage in
    stage.checkTwo(number)
    print("about to trap")
    precondition(number == 2, "three was too much")
  },
  ToyRecipe("exiting") { number, stage in
    stage.checkTwo(number)
    exit(0)
  },
  ToyRecipe("closing") { number, stage in
    stage.checkTwo(number)
    close(3)
    stage.output("number", number)
  },
  ToyRecipe("flooding") { number, stage in
    stage.checkTwo(number)
    let line = String(repeating: "flood ", count: 10_000)
    while true { print(line) }
  },
  ToyRecipe("hanging") { number, stage in
    stage.checkTwo(number)
    stage.note("endless loop")
    while true { pause() }
  },
  ToyRecipe("throwing") { _, stage in
    let nothing: Int? = nil
    stage.checkTwo(try stage.require(nothing, "The number"))
  },
  ToyRecipe("chattering") { number, stage in
    FileHandle(fileDescriptor: 3).write(Data("chatter\n".utf8))
    stage.checkTwo(number)
  },
  ToyRecipe("empty", wrongWays: []) { _, _ in },
  ToyRecipe("stranger") { number, stage in
    stage.checkTwo(number)
    stage.check("tow", "The number is even.", expected: 0, actual: number % 2)
  },
  ToyRecipe("harmless", wrongWays: [ToyRecipe.three(breaks: ["two"])]) { _, stage in stage.checkTwo(2) },
  ToyRecipe("idle", wrongWays: [ToyRecipe.three(breaks: [])]) { _, stage in stage.checkTwo(2) },
  ToyRecipe("clumsy", claims: [.core("two", "Two."), .core("even", "Even.")]) { number, stage in
    stage.checkTwo(number)
    stage.check("even", "The number is even.", expected: 0, actual: number % 2)
  },
  ToyRecipe("otherwise", wrongWays: [ToyRecipe.three(breaks: [Breakage("two", seeing: "4")])]) {
    $1.checkTwo($0)
  },
  ToyRecipe("twin-claims", claims: [.core("two", "Two."), .detail("two", "Two again.")]) { $1.checkTwo($0) },
  ToyRecipe("twin-checks") { number, stage in
    stage.checkTwo(number)
    stage.checkTwo(number)
  },
  ToyRecipe("unproven", claims: [.core("two", "Two."), .detail("true", "True.")]) { number, stage in
    stage.checkTwo(number)
    stage.check("true", "Every number is positive.", expected: true, actual: number > 0)
  },
]
