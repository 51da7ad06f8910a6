/// What a reader of a lesson may try out on its page: a running application, and what can be done to it.
///
/// When the page is made, every state that the gestures lead to is recorded, so that the page answers without a
/// simulator. A state is what is seen at rest, and what can be done then; there must be few of them.
///
/// ```swift
/// Playground([.tap("Foo"), .tap("Bar"), .turnLeft, .turnRight]) { stage in
///   let device = stage.boot(.iPhone5, iOS: 7)
///   device.launch(make())
///   return device
/// }
/// ```
public struct Playground {
  /// A way to begin, such as on another device.
  public struct Start {
    /// What the way is called, in a few words; it is shown where there are several.
    public let title: String

    package let launch: @MainActor (Stage) throws -> Simulator

    /// Makes a way to begin.
    ///
    /// - Parameters:
    ///   - title: what the way is called, in a few words.
    ///   - launch: boots a device on a stage of its own, launches the application, and returns the device; the same set-up
    ///     that the script uses.
    public init(_ title: String, _ launch: @escaping @MainActor (Stage) throws -> Simulator) {
      self.title = title
      self.launch = launch
    }
  }

  /// What a reader may do, in the order in which it is offered.
  public let gestures: [Gesture]

  /// After how many gestures from the start nothing new is recorded any more: for what would never end, such as a count.
  public let steps: Int

  /// What a reader should know beforehand; nil for nothing.
  public let note: String?

  /// The ways to begin; the page shows the first one.
  public let starts: [Start]

  /// Makes a playground that begins in one way.
  public init(
    _ gestures: [Gesture],
    within steps: Int = 20,
    note: String? = nil,
    start: @escaping @MainActor (Stage) throws -> Simulator
  ) {
    self.init(gestures, within: steps, note: note, starts: [Start("Start", start)])
  }

  /// Makes a playground that begins in several ways.
  public init(_ gestures: [Gesture], within steps: Int = 20, note: String? = nil, starts: [Start]) {
    self.gestures = gestures
    self.steps = steps
    self.note = note
    self.starts = starts
  }
}
