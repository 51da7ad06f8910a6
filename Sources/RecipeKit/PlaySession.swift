import Rendering

/// Plays gestures on a playground, in one go or from the start each time, and returns the resulting states.
@MainActor
struct PlaySession {
  /// The reason why a path can't be played.
  enum Fault: Error, Equatable {
    /// Setting up the application threw this error.
    case launchFailed(String)
    /// The application never comes to rest after this gesture, or at the start.
    case neverIdle(String)
    /// The gesture is impossible now, but was possible when the same path was played before.
    case becameImpossible(String)
    /// This number of gestures has been played, the maximum.
    case limitReached(Int)
  }

  /// The maximum time until everything is at rest, in seconds.
  private static let idleTimeout: TimeInterval = 10
  /// The maximum length of a film in seconds, and its maximum size in bytes.
  private static let filmDurationLimit: TimeInterval = 1
  private static let filmSizeLimit = 90_000

  private let playground: Playground
  private let most: Int
  private var played = 0
  /// The stage of the running application, with the objects that its set-up keeps.
  private var stage: Stage?
  /// The device that it runs on; nil before the first launch.
  private var device: Simulator?
  private var appearances: [PlayPath: PlayAppearance] = [:]
  /// The films of filmed paths, nil if nothing moved; repeated recordings use them again.
  private var films: [PlayPath: String?] = [:]
  /// The distinct appearances, because many paths lead to the same one.
  private var pool: Set<PlayAppearance> = []

  init(_ playground: Playground, atMost most: Int) {
    self.playground = playground
    self.most = most
  }

  /// Returns the appearance after a path.
  mutating func appearance(after path: PlayPath) throws(Fault) -> PlayAppearance {
    if let appearance = appearances[path] { return appearance }
    return try play(path, filming: false).appearance
  }

  /// Returns the appearance after more gestures; nil if one of them is impossible.
  mutating func appearance(after keys: [Int], from path: PlayPath) throws(Fault) -> PlayAppearance? {
    var path = path
    for key in keys {
      guard try appearance(after: path).availability.possible.contains(key) else { return nil }
      path = path.then(key)
    }
    return try appearance(after: path)
  }

  /// Returns the appearance after a path, and a film of the last gesture if anything moves.
  mutating func film(_ path: PlayPath) throws(Fault) -> (appearance: PlayAppearance, svg: String?) {
    if let appearance = appearances[path], let film = films[path] { return (appearance, film) }
    let (appearance, svg) = try play(path, filming: true)
    films[path] = .some(svg)
    return (appearance, svg)
  }

  private mutating func play(
    _ path: PlayPath,
    filming isFilmed: Bool
  ) throws(Fault) -> (appearance: PlayAppearance, svg: String?) {
    try launch(path.start)
    var svg: String?
    for (index, key) in path.keys.enumerated() {
      svg = try act(key, filming: isFilmed && index == path.keys.count - 1)
    }
    let appearance = appearance()
    appearances[path] = appearance
    return (appearance, svg)
  }

  /// Launches the application again.
  mutating func launch(_ start: Int) throws(Fault) {
    let stage = Stage(exceptions: .ask { _, _ in .nothing }) { _ in }
    self.stage = stage
    let device: Simulator
    do {
      device = try playground.starts[start].launch(stage)
    } catch {
      throw .launchFailed(String(describing: error))
    }
    guard device.advanceUntilIdle(limit: Self.idleTimeout) else {
      throw .neverIdle(playground.starts[start].title)
    }
    self.device = device
  }

  /// The current appearance of the application.
  mutating func appearance() -> PlayAppearance {
    pool.insert(PlayAppearance(of: launched, playground.gestures)).memberAfterInsert
  }

  private var launched: Simulator {
    guard let device else { preconditionFailure("Launch the application first.") }
    return device
  }

  /// Plays a gesture until everything is at rest, and returns a film if there is one worth showing.
  @discardableResult
  mutating func act(_ key: Int, filming isFilmed: Bool = false) throws(Fault) -> String? {
    let device = launched
    played += 1
    guard played <= most else { throw .limitReached(most) }
    let gesture = playground.gestures[key]
    device.settle()
    let start = device.time
    let recorder = isFilmed ? FilmRecorder(device.device, caption: gesture.title) : nil
    let isDone = gesture.perform(on: device)
    let rest = max(0, Self.filmDurationLimit - (device.time - start))
    let isShort = recorder != nil && device.advanceUntilIdle(limit: rest)
    let film = recorder?.finish()
    guard isDone else { throw .becameImpossible(gesture.title) }
    guard device.advanceUntilIdle(limit: Self.idleTimeout) else { throw .neverIdle(gesture.title) }
    guard isShort, let film, film.moves, film.duration <= Self.filmDurationLimit else { return nil }
    let svg = film.motion
    return svg.utf8.count <= Self.filmSizeLimit ? svg : nil
  }
}
