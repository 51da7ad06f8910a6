import Rendering

/// Plays gestures on a playground, in one go or from the start each time, and returns the resulting states.
@MainActor
struct PlaySession {
  /// The reason why a path can't be played.
  enum Fault: Error, Equatable {
    /// Setting up the application threw this error.
    case start(String)
    /// The application never comes to rest after this gesture, or at the start.
    case restless(String)
    /// The gesture is impossible now, but was possible when the same path was played before.
    case changed(String)
    /// This number of gestures has been played, the maximum.
    case tired(Int)
  }

  /// The maximum time until everything is at rest, in seconds.
  private static let patience: TimeInterval = 10
  /// The maximum length of a film in seconds, and its maximum size in bytes.
  private static let longestFilm: TimeInterval = 1
  private static let mostFilmBytes = 90_000

  private let playground: Playground
  private let most: Int
  private var played = 0
  /// The stage of the running application, with the objects that its set-up keeps.
  private var stage: Stage?
  /// The device that it runs on; nil before the first launch.
  private var device: Simulator?
  private var looks: [PlayPath: PlayLook] = [:]
  /// The films of filmed paths, nil if nothing moved; repeated recordings use them again.
  private var films: [PlayPath: String?] = [:]
  /// The distinct looks, because many paths lead to the same one.
  private var pool: Set<PlayLook> = []

  init(_ playground: Playground, atMost most: Int) {
    self.playground = playground
    self.most = most
  }

  /// Returns the look after a path.
  mutating func look(after path: PlayPath) throws(Fault) -> PlayLook {
    if let look = looks[path] { return look }
    return try play(path, filming: false).look
  }

  /// Returns the look after more gestures; nil if one of them is impossible.
  mutating func look(after keys: [Int], from path: PlayPath) throws(Fault) -> PlayLook? {
    var path = path
    for key in keys {
      guard try look(after: path).offer.open.contains(key) else { return nil }
      path = path.then(key)
    }
    return try look(after: path)
  }

  /// Returns the look after a path, and a film of the last gesture if anything moves.
  mutating func film(_ path: PlayPath) throws(Fault) -> (look: PlayLook, svg: String?) {
    if let look = looks[path], let film = films[path] { return (look, film) }
    let (look, svg) = try play(path, filming: true)
    films[path] = .some(svg)
    return (look, svg)
  }

  private mutating func play(
    _ path: PlayPath,
    filming isFilmed: Bool
  ) throws(Fault) -> (look: PlayLook, svg: String?) {
    try launch(path.start)
    var svg: String?
    for (index, key) in path.keys.enumerated() {
      svg = try act(key, filming: isFilmed && index == path.keys.count - 1)
    }
    let look = look()
    looks[path] = look
    return (look, svg)
  }

  /// Launches the application again.
  mutating func launch(_ start: Int) throws(Fault) {
    let stage = Stage(exceptions: .ask { _, _ in .nothing }) { _ in }
    self.stage = stage
    let device: Simulator
    do {
      device = try playground.starts[start].launch(stage)
    } catch {
      throw .start(String(describing: error))
    }
    guard device.advanceUntilIdle(limit: Self.patience) else {
      throw .restless(playground.starts[start].title)
    }
    self.device = device
  }

  /// The current look of the application.
  mutating func look() -> PlayLook {
    pool.insert(PlayLook(of: launched, playground.gestures)).memberAfterInsert
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
    guard played <= most else { throw .tired(most) }
    let gesture = playground.gestures[key]
    device.settle()
    let start = device.time
    let recorder = isFilmed ? FilmRecorder(device.device, caption: gesture.title) : nil
    let isDone = gesture.perform(on: device)
    let rest = max(0, Self.longestFilm - (device.time - start))
    let isShort = recorder != nil && device.advanceUntilIdle(limit: rest)
    let film = recorder?.finish()
    guard isDone else { throw .changed(gesture.title) }
    guard device.advanceUntilIdle(limit: Self.patience) else { throw .restless(gesture.title) }
    guard isShort, let film, film.moves, film.duration <= Self.longestFilm else { return nil }
    let svg = film.motion
    return svg.utf8.count <= Self.mostFilmBytes ? svg : nil
  }
}
