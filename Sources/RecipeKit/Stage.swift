import Rendering

/// Boots devices for a recipe's scenes, and shows values, pictures and films.
///
/// A stage belongs to one run of one variant. It knows no terminal, no file and no clock; what happens on it is handed
/// on, in order, to the worker that runs the recipe.
///
/// ```swift
/// func show(_ make: Maker<LampController>, on stage: Stage) {
///   let controller = stage.launch(make(), on: .iPhone5, iOS: 9)
///   stage.output("is on", controller.lamp.isOn)
///   stage.picture("off", caption: "The lamp is off")
/// }
/// ```
@MainActor
public final class Stage {
  /// How the stage treats closures that are expected to raise.
  package enum ExceptionMode {
    /// Hands the closure on to what finds out elsewhere what becomes of it; closures are counted from 0.
    case ask(@MainActor (_ expectation: Int, _ body: () throws -> Void) -> ExceptionOutcome)
    /// Runs the closure with the given number here, reports the error that it threw, and skips all others.
    case perform(expectation: Int, finished: ((any Error)?) -> Void)
  }

  private let exceptions: ExceptionMode
  /// Hands on what the script did.
  let report: (StageEntry) -> Void
  private var expectationCount = 0
  /// The forms of pictures that someone wants to see; nil for none.
  let pictures: PictureOptions?
  /// The device of the last picture or film, and when that was, in virtual seconds.
  weak var momentDevice: SimulatedDevice?
  var momentTime: TimeInterval = 0
  /// The wrong way that runs; nil for the right way.
  let wrongWay: Mistake?
  /// How many moments of the wrong way were drawn of those that are limited.
  var drawnMoments = 0
  /// What lives as long as the stage, or the claim that is checked.
  private var kept: [Any] = []
  /// Whether devices are kept that are booted: for as long as a claim is checked, or things are shown.
  var keepsDevices = false
  /// The claim whose checks run; nil while none do.
  var claim: RunningClaim?
  /// What the right way showed; nil if nobody keeps that.
  let rightMoments: RightMoments?

  package init(
    exceptions: ExceptionMode,
    pictures: PictureOptions? = nil,
    wrongWay: Mistake? = nil,
    rightMoments: RightMoments? = nil,
    report: @escaping (StageEntry) -> Void
  ) {
    self.exceptions = exceptions
    self.pictures = pictures
    self.wrongWay = wrongWay
    self.rightMoments = rightMoments
    self.report = report
  }

  /// Shows the reader a value under a name.
  public func output(_ name: String, _ value: some Any) {
    report(.output(OutputRecord(name: name, value: ValueText.describe(value))))
  }

  /// Tells the reader something about what happens next.
  public func note(_ text: String) {
    report(.note(NoteRecord(text: text)))
  }

  /// Unwraps a value that the script cannot go on without; throws an error that names it if it is nil.
  public func require<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw StageError.missing(what) }
    return value
  }

  /// Whether the right way is played.
  var isRight: Bool { wrongWay == nil }

  /// Lets go of what was kept.
  func forget() {
    kept = []
  }

  /// Keeps something for as long as the stage, or the claim that is checked, is there, such as a delegate that nobody else keeps, and returns it.
  public func keep<Value>(_ value: Value) -> Value {
    kept.append(value)
    return value
  }

  /// Finds out what a closure raises, without letting it end this process.
  func outcome(of body: @MainActor () throws -> Void) -> ExceptionOutcome {
    let expectation = expectationCount
    expectationCount += 1
    switch exceptions {
    case .ask(let ask):
      return ask(expectation, body)
    case .perform(expectation, let finished):
      do {
        try body()
        finished(nil)
      } catch {
        finished(error)
      }
      return .nothing
    case .perform:
      return .nothing
    }
  }
}
