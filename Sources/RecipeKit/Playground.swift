/// An application that readers can try out on the page of a lesson, and the gestures that they can make.
///
/// Writing the page records every state that the gestures lead to, because pages have no simulator. A state
/// is the screen at rest with the possible gestures. Keep the number of states small.
///
/// ```swift
/// Playground([.tap("Foo"), .tap("Bar"), .turnLeft, .turnRight]) { stage in
///   let device = stage.boot(.iPhone5, iOS: 7)
///   device.launch(make())
///   return device
/// }
/// ```
public struct Playground {
  /// A way to start, such as on another device.
  public struct Start {
    /// A short title; the page shows it if there are several starts.
    public let title: String

    package let launch: @MainActor (Stage) throws -> Simulator

    /// Creates a way to start.
    ///
    /// - Parameters:
    ///   - title: a short title.
    ///   - launch: boots a device on the given stage, launches the application, and returns the device; use
    ///     the same set-up as the script.
    public init(_ title: String, _ launch: @escaping @MainActor (Stage) throws -> Simulator) {
      self.title = title
      self.launch = launch
    }
  }

  /// The gestures, in the order of the page.
  public let gestures: [Gesture]

  /// The maximum number of recorded gestures from the start, for endless applications such as a counter.
  public let steps: Int

  /// A remark for readers; nil for none.
  public let note: String?

  /// The ways to start; the page shows the first one.
  public let starts: [Start]

  /// Creates a playground with one start.
  public init(
    _ gestures: [Gesture],
    within steps: Int = 20,
    note: String? = nil,
    start: @escaping @MainActor (Stage) throws -> Simulator
  ) {
    self.init(gestures, within: steps, note: note, starts: [Start("Start", start)])
  }

  /// Creates a playground with several starts.
  public init(_ gestures: [Gesture], within steps: Int = 20, note: String? = nil, starts: [Start]) {
    self.gestures = gestures
    self.steps = steps
    self.note = note
    self.starts = starts
  }
}
