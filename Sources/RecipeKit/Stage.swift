import LessonPictures
import Rendering

/// Boots devices for a recipe's scenes, and shows values, pictures and films.
///
/// A stage belongs to one run of one variant. It can't access the terminal, files or the clock. The worker
/// that runs the recipe receives everything that is shown, in order.
///
/// ```swift
/// func illustrate(_ make: ControllerFactory<LampController>, on stage: Stage) {
///   let controller = stage.launch(make(), on: .iPhone5, iOS: 9)
///   stage.output("is on", controller.lamp.isOn)
///   stage.picture("off", caption: "The lamp is off")
/// }
/// ```
@MainActor
public final class Stage {
  /// Runs a closure that may raise an exception in another process, and returns its outcome.
  let outcome: @MainActor (_ body: () throws -> Void) -> ExceptionOutcome
  /// Called with each result of the script.
  let report: (StageEntry) -> Void
  /// The requested forms of pictures; nil for none.
  let pictures: PictureOptions?
  /// The device of the last picture or film, and its virtual time in seconds.
  weak var snapshotDevice: SimulatedDevice?
  var snapshotTime: TimeInterval = 0
  /// The running wrong way; nil for the right way.
  let wrongWay: Lesson.Mistake?
  /// The weights of the wrong way's drawn pictures and films that differ most, if their number is limited.
  var drawnWeights: [Int] = []
  /// Objects that live as long as the stage, or as the running claim.
  private var kept: [Any] = []
  /// Whether booted devices are kept alive: while a claim or `illustrate` runs.
  var keepsDevices = false
  /// The claim whose checks are running; nil for none.
  var claim: RunningClaim?
  /// The pictures and films of the right way; nil if they aren't stored.
  let rightWaySnapshots: RightWaySnapshots?

  package init(
    exceptions outcome: @escaping @MainActor (_ body: () throws -> Void) -> ExceptionOutcome,
    pictures: PictureOptions? = nil,
    wrongWay: Lesson.Mistake? = nil,
    rightWaySnapshots: RightWaySnapshots? = nil,
    report: @escaping (StageEntry) -> Void
  ) {
    self.outcome = outcome
    self.pictures = pictures
    self.wrongWay = wrongWay
    self.rightWaySnapshots = rightWaySnapshots
    self.report = report
  }

  /// Shows a value under a name.
  public func output(_ name: String, _ value: some Any) {
    report(.output(OutputRecord(name: name, value: ValueText.describe(value))))
  }

  /// Shows a remark about what happens next.
  public func note(_ text: String) {
    report(.note(NoteRecord(text: text)))
  }

  /// Returns an unwrapped value; throws an error that names the value if it is nil.
  public func require<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw StageError.missing(what) }
    return value
  }

  var isRight: Bool { wrongWay == nil }

  /// Releases the kept objects.
  func forget() {
    kept = []
  }

  /// Keeps an object alive as long as the stage or the running claim, and returns it.
  ///
  /// Use it for objects that nothing else retains, such as a delegate.
  public func keep<Value>(_ value: Value) -> Value {
    kept.append(value)
    return value
  }
}
