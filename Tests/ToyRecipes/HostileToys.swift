import Foundation
import RecipeKit

/// The toys that do to their process, and to others, what a recipe must not do.
@MainActor let hostileToys: [any RecipeScript] = [
  ToyRecipe("closing-input") { number, stage in
    close(0)
    stage.checkTwo(number)
  },
  ToyRecipe("closing-output") { number, stage in
    close(1)
    close(2)
    print("Nobody reads this.")
    stage.checkTwo(number)
  },
  ToyRecipe("forging-end") { number, stage in
    stage.checkTwo(number)
    writeEvent(#"{"recipe":"passing","recipeEnded":{},"version":2}"#)
  },
  ToyRecipe("forging-early") { number, stage in
    writeEvent(#"{"recipe":"forging-early","variant":0,"variantEnded":{},"version":2}"#)
    writeEvent(#"{"recipe":"forging-early","recipeEnded":{},"version":2}"#)
  },
  ToyRecipe("forging-check") { number, stage in
    stage.checkTwo(number)
    writeEvent(#"{"entry":{"note":{"text":"Hello."}},"recipe":"raising","variant":0,"version":2}"#)
  },
  ToyRecipe("escaping") { number, stage in
    writeEvent("\u{1B}]0;owned\u{7}\u{202E}")
    stage.checkTwo(number)
  },
  ToyRecipe("leaving") { number, stage in
    stage.checkTwo(number)
    if number == 2 { runShell("sleep \(sleepTime) & sleep 0.3") }
  },
  // Each starts the next one and is gone.
  ToyRecipe("leaving-successors") { number, stage in
    stage.checkTwo(number)
    if number == 2 {
      let successor = "[ $LEFT -gt 0 ] && LEFT=$((LEFT - 1)) sh -c \"$SUCCESSOR\" \"$0\" &"
      runShell("export SUCCESSOR='\(successor)'; LEFT=200000 sh -c \"$SUCCESSOR\" 'sleep \(sleepTime)'")
    }
  },
  ToyRecipe("slow") { number, stage in
    stage.checkTwo(number)
    if number == 2 { runShell("sleep 1.5 \(sleepTime)e-9") }
  },
  ToyRecipe("leaving-hung") { number, stage in
    runShell("sleep \(sleepTime) &")
    while true { pause() }
  },
  ToyRecipe("eating") { number, stage in
    stage.checkTwo(number)
    var eaten: [[UInt8]] = []
    while true { eaten.append(Array(repeating: UInt8(number), count: 16_777_216)) }
  },
  ToyRecipe("killing-group") { number, stage in
    stage.checkTwo(number)
    kill(0, SIGKILL)
  },
  ToyRecipe("spoiling") { number, stage in
    stage.checkTwo(number)
    for _ in 0..<2_000 { _ = open("/dev/null", O_RDONLY) }
    setenv("SPOILED", "yes", 1)
    chdir("/")
    umask(0o777)
    for number in [SIGCHLD, SIGTERM, SIGINT, SIGABRT] { signal(number, SIG_IGN) }
  },
  ToyRecipe(
    "surroundings",
    claims: ["two", "descriptors", "environment", "folder", "mask", "signals"].map {
      .core($0, "It is clean.")
    },
    wrongWays: []
  ) { number, stage in
    stage.checkTwo(number)
    stage.checkClean("descriptors", open("/dev/null", O_RDONLY) < 20)
    stage.checkClean("environment", getenv("SPOILED") == nil)
    stage.checkClean("folder", FileManager.default.currentDirectoryPath != "/")
    stage.checkClean("mask", umask(0) & 0o700 == 0)
    stage.checkClean("signals", [SIGCHLD, SIGTERM, SIGINT].allSatisfy { isDefault(signal($0, SIG_DFL)) })
  },
  ToyRecipe("threaded", claims: [.core("two", "Two."), .core("raises", "It raises.")]) { number, stage in
    Thread.detachNewThread { while true { pause() } }
    stage.checkTwo(number)
    stage.expectException(
      "raises",
      "Another number raises.",
      name: "NSRangeException",
      reason: "it's '4',\nnot 2"
    ) { raiseUnlessTwo(4) }
  },
]

/// The toys that leave behind in which order they ran, in the file that the environment names.
@MainActor let orderedToys: [any RecipeScript] = (1...8).map { number in
  ToyRecipe("toy-\(number)") { example, stage in
    if let path = getenv("TOY_ORDER"), example == 2, let file = fopen(path, "a") {
      fputs("\(number)", file)
      fclose(file)
    }
    stage.checkTwo(example)
  }
}

extension Stage {
  fileprivate func checkClean(_ claim: String, _ isClean: Bool) {
    check(claim, "It is as it was before any recipe.", expected: true, actual: isClean)
  }
}

/// What tells this run's sleepers from those of others.
private let sleepTime = getenv("TOY_SLEEP").map { String(cString: $0) } ?? "987654"

private func writeEvent(_ line: String) {
  FileHandle(fileDescriptor: 3).write(Data((line + "\n").utf8))
}

private func runShell(_ command: String) {
  var id: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] =
    ["/bin/sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
  posix_spawn(&id, "/bin/sh", nil, nil, &words, environ)
  for word in words { free(word) }
  waitpid(id, nil, 0)
}

private func isDefault(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
}
