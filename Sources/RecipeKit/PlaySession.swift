import Rendering

/// Plays gestures on a playground, one after the other or from the start each time, and looks at what becomes of them.
@MainActor
struct PlaySession {
  /// Why a path can't be played.
  enum Fault: Error, Equatable {
    /// The set-up threw this error.
    case start(String)
    /// After this gesture, or at the start, nothing ever comes to rest.
    case restless(String)
    /// The gesture was possible when the same path was played before.
    case changed(String)
    /// So many gestures have been played already.
    case tired(Int)
  }

  /// How long everything may take to come to rest, in seconds.
  private static let patience: TimeInterval = 10
  /// The longest film that is kept, in seconds, and its most bytes.
  private static let longestFilm: TimeInterval = 1
  private static let mostFilmBytes = 90_000

  private let playground: Playground
  /// How many gestures may be played in all.
  private let most: Int
  private var played = 0
  /// Where the application runs that was launched last, with all that its set-up keeps.
  private var stage: Stage?
  /// The device that it runs on; nil before the first launch.
  private var device: Simulator?
  private var looks: [PlayPath: PlayLook] = [:]
  /// The films of paths that were filmed, if anything moved; what is recorded anew need not be filmed again.
  private var films: [PlayPath: String?] = [:]
  /// Each look once, as many paths lead to the same.
  private var pool: Set<PlayLook> = []

  init(_ playground: Playground, atMost most: Int) {
    self.playground = playground
    self.most = most
  }

  /// What a path leads to.
  mutating func look(after path: PlayPath) throws(Fault) -> PlayLook {
    if let look = looks[path] { return look }
    return try play(path, filming: false).look
  }

  /// What a path leads to after some more gestures; nil if they can't all be made.
  mutating func look(after keys: [Int], from path: PlayPath) throws(Fault) -> PlayLook? {
    var path = path
    for key in keys {
      guard try look(after: path).offer.open.contains(key) else { return nil }
      path = path.then(key)
    }
    return try look(after: path)
  }

  /// What a path leads to, and a film of its last gesture, if there is something to film.
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

  /// Launches the application anew.
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

  /// What the application has come to.
  mutating func look() -> PlayLook {
    pool.insert(PlayLook(of: launched, playground.gestures)).memberAfterInsert
  }

  private var launched: Simulator {
    guard let device else { preconditionFailure("Nothing was launched yet.") }
    return device
  }

  /// Does a gesture and lets everything come to rest; returns a film of that, if there is one worth showing.
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
