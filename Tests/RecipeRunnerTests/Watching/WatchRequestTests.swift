import Testing

@testable import RecipeRunner

/// Truth: the folder in which `swift build` puts programs, and the shell's quoting.
struct WatchRequestTests {
  @Test(arguments: [
    ("/p/.build/x86_64-unknown-linux-gnu/debug/recipes", "/p --configuration debug --product recipes"),
    ("/p/.build/debug/recipes", "/p --configuration debug --product recipes"),
    (
      "/p/.build/x86_64-unknown-linux-gnu/release/my tool", "/p --configuration release --product 'my tool'"
    ),
  ])
  func aProgramIsBuiltAsItWasBefore(program: String, arguments: String) {
    #expect(WatchRequest.standardBuild(of: program, in: "/p") == "swift build --package-path \(arguments)")
  }

  @Test func aFoldersNameIsOneWord() {
    #expect(
      WatchRequest.standardBuild(of: "/it's here/.build/debug/a", in: "/it's here")
        == "swift build --package-path '/it'\\''s here' --configuration debug --product a"
    )
  }

  @Test func anotherPackageIsBuiltInTheSameBuildFolder() {
    #expect(
      WatchRequest.standardBuild(of: "/p/.build/debug/a", in: "/p", package: "/q")
        == "swift build --package-path /q --scratch-path /p/.build --configuration debug --product a"
    )
  }

  @Test(arguments: ["/usr/bin/recipes", "/p/recipes", "/p/.build/recipes", "/pp/.build/debug/recipes"])
  func aProgramFromElsewhereIsNotBuilt(program: String) {
    #expect(WatchRequest.standardBuild(of: program, in: "/p") == nil)
  }
}
