import RecipeKit

/// Read from the console which constraints contradict each other, and let one give way.
@MainActor public let recipe: any Recipe = ConflictingConstraintsRecipe()

struct ConflictingConstraintsRecipe: Recipe {
  typealias Way = ControllerFactory<NoticeController>

  let lesson = Lesson.embedded
  let rightWay: Way = { NoticeController() }
  let wrongWays: WrongWays<Way> = [
    "everything required": { AllRequiredController() },
    "the wrong one gives way": { LimitGivesWayController() },
    "mask left on": { MaskLeftOnController() },
    "two edges and a width": { EdgesAndWidthController() },
    "a fixed height": { FixedHeightController() },
    "one more at each turn": { OneMoreController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: NoticeController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The notice on a phone that is turned on its side.
  private let turned = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.rotateLeft()
    return (device: device, screen: screen)
  }

  /// The notice with a width that its limit forbids.
  private let contradicted = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.contradict()
    return (device: device, screen: screen)
  }

  var claims: Claims<Way> {
    core("upright", "Upright, the notice is 16 points away from both edges.") {
      expect($0.screen.distances, is: [16, 16], within: 0.01)
    }
    .fails(when: "nothing keeps it from the edges", with: { NoEdgeController() })
    turned.core("turned", "On its side, the phone shows it 400 points wide, in the middle.") {
      expect([$0.screen.notice.frame.width, $0.screen.notice.frame.midX], is: [400, 426], within: 0.01)
    }
    .fails(in: "the wrong one gives way", seeing: [820, 426])
    .fails(in: "everything required")
    core("upright-silent", "Upright, all constraints hold, and the console is empty.") {
      expect($0.device.console.count, is: 0)
    }
    .fails(in: "two edges and a width", seeing: 1)
    .fails(in: "a fixed height", seeing: 1)
    turned.core("turned-silent", "On its side, the edge gives way without a message.") {
      expect($0.device.conflicts.count, is: 0)
    }
    .fails(in: "everything required", seeing: 1)
    .fails(in: "one more at each turn")
    core("no-mask", "No message lists a constraint of the notice's mask.") {
      expect($0.device.parsedConflicts.count(where: \.hasMaskOfLabel), is: 0)
    }
    // Breaks the scene: a mask decides all four numbers of a frame.
    .fails(in: "mask left on")
    detail("change", "A new constant moves the notice without a message.") { scene in
      scene.screen.middle?.constant = 100
      scene.screen.view.layoutIfNeeded()
      expect(scene.device.conflicts.count, is: 0)
      expect(scene.screen.notice.frame.midY, is: 526, within: 0.4, "the notice is 100 points lower")
    }
    .fails(when: "a constraint for the old place is still active", seeing: 1) {
      let old = $0.screen.notice.centerYAnchor.constraint(equalTo: $0.screen.view.centerYAnchor)
      old.isActive = true
    }
    contradicted.core("names", "The message lists a constraint with its identifier.") {
      expect($0.device.parsedConflicts.last?.names, is: ["limit"])
    }
    .fails(when: "no constraint has an identifier", with: { NamelessController() }, seeing: [String]())
    contradicted.detail(
      "broken",
      "The last constraint of the message is the one that UIKit leaves out.",
      isFact: true
    ) { scene in
      expect(
        scene.device.parsedConflicts.last?.broken,
        is: "<NSLayoutConstraint UILabel'The museum is closed on M...'.width == 500   (active)>"
      )
      expect(scene.screen.notice.frame.width, is: 361, "the width that the message names doesn't hold")
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    stage.liveConstraints(
      "notice",
      caption: "Pull at the right edge until the limit and the edge contradict each other"
    ) {
      let (device, screen) = scene(make, on: stage)
      return LiveForm(
        screen,
        on: device,
        naming: ["notice": screen.notice],
        handles: [
          .priority(of: screen.named("edge"), named: "Priority of the edge")
            .writing("edge.priority = UILayoutPriority(#)"),
          .priority(of: screen.named("limit"), named: "Priority of the limit"),
          .constant(of: screen.named("limit"), named: "Limit", in: 100...800)
            .writing("lessThanOrEqualToConstant: #"),
          .constant(of: screen.named("edge"), named: "Edge", in: 0...120)
            .writing("equalTo: view.leadingAnchor, constant: #"),
        ]
      )
    }
    let (device, screen) = scene(make, on: stage)
    stage.picture("upright", caption: "The notice, upright")
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advanceUntilIdle()
    }
    stage.output("conflicts on the console, on its side", device.conflicts.count)
    stage.output("frame of the notice, on its side", screen.notice.frame)
    stage.picture("turned", caption: "The notice, on its side")
    device.rotate(to: .portrait)
    let conflict = device.parsedConflicts.first
    if let conflict {
      stage.output("listed", conflict.list)
      stage.output("broken", conflict.broken)
    }
    let console = screen.showConsole(conflict?.shortText ?? "The console is empty.")
    stage.picture("console", caption: "The console after the turn")
    // A message to read, without a mistake of the example.
    guard type(of: screen) == NoticeController.self else { return }
    console.removeFromSuperview()
    screen.contradict()
    guard let message = device.parsedConflicts.last else { return }
    screen.showConsole(message.shortText)
    stage.picture("message", caption: "The message if the notice must also be 500 points wide")
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.turnLeft, .turnRight]) { self.scene(make, on: $0).device }
  }
}

/// A message of the console about constraints that contradict each other.
private struct Conflict {
  let text: String

  private var lines: [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The constraints between the brackets.
  var list: [String] {
    lines.filter { $0.hasPrefix("\"<") }.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\",")) }
  }

  /// The identifiers in the list, without those of UIKit's own constraints.
  var names: [String] {
    list.compactMap { line in
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      return parts.count > 2 && parts[0].hasSuffix("NSLayoutConstraint ") ? String(parts[1]) : nil
    }
    .filter { !$0.hasPrefix("UIView-Encapsulated-Layout") }
  }

  /// Whether the list has a constraint of a label's mask.
  var hasMaskOfLabel: Bool {
    list.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") && $0.contains(" UILabel") }
  }

  /// The constraint that is left out.
  var broken: String { lines.last { $0.hasPrefix("<") } ?? "none" }

  /// The first line, the list, and what is left out.
  var shortText: String {
    let first = ["Unable to simultaneously satisfy constraints.", "("]
    let last = [")", "Will attempt to recover by breaking constraint", broken]
    return (first + list + last).joined(separator: "\n").replacingOccurrences(of: "   (", with: " (")
  }
}

extension Simulator {
  fileprivate var parsedConflicts: [Conflict] { conflicts.map { Conflict(text: $0) } }
}

extension NoticeController {
  /// How far the notice is from the left and the right edge.
  fileprivate var distances: [CGFloat] { [notice.frame.minX, view.bounds.width - notice.frame.maxX] }

  /// The constraint that keeps the notice in the middle between top and bottom.
  fileprivate var middle: NSLayoutConstraint? {
    view.constraints.first { $0.firstAttribute == .centerY }
  }

  /// The constraint with an identifier.
  fileprivate func named(_ identifier: String) -> NSLayoutConstraint? {
    (view.constraints + notice.constraints).first { $0.identifier == identifier }
  }

  /// Adds a width that contradicts the limit.
  fileprivate func contradict() {
    notice.widthAnchor.constraint(equalToConstant: 500).isActive = true
    view.layoutIfNeeded()
  }

  /// Shows a message of the console in the lower part of the screen.
  @discardableResult
  fileprivate func showConsole(_ text: String) -> UIView {
    let console = UIView(
      frame: CGRect(x: 0, y: 560, width: view.bounds.width, height: view.bounds.height - 560)
    )
    console.backgroundColor = .black
    let lines = UILabel()
    lines.numberOfLines = 0
    lines.font = .monospacedSystemFont(ofSize: 10.5, weight: .regular)
    lines.textColor = .white
    lines.text = text
    let room = CGSize(width: console.bounds.width - 12, height: 220)
    lines.frame = CGRect(origin: CGPoint(x: 6, y: 10), size: lines.sizeThatFits(room))
    console.addSubview(lines)
    view.addSubview(console)
    view.layoutIfNeeded()
    return console
  }
}
