import RecipeKit

/// The application Cupboard, from its launch to what the taps on its first screen reach.
@MainActor public let recipe: any Recipe = LaunchRecipe()

struct LaunchRecipe: Recipe {
  /// A closure that launches the application on a device.
  typealias Launch = @MainActor (Simulator) -> Void

  let lesson = Lesson.embedded
  let rightWay: Launch = launch
  let wrongWays: WrongWays<Launch> = [:]

  func scene(_ launch: Launch, on stage: Stage) -> Simulator {
    let device = stage.boot(.iPhone6, iOS: 9)
    launch(device)
    return device
  }

  var claims: Claims<Launch> {
    core("first-screen", "The application shows its first screen.") {
      expect($0.keyWindow?.rootViewController?.viewIfLoaded?.window != nil, is: true)
    }
    .fails(when: "its window has no controller", seeing: false) { $0.keyWindow?.rootViewController = nil }
  }

  func illustrate(_ launch: @escaping Launch, on stage: Stage) throws {
    try stage.showTaps { scene(launch, on: stage) }
  }

  func playground(_ launch: @escaping Launch) -> Playground? {
    .taps { scene(launch, on: $0) }
  }
}
