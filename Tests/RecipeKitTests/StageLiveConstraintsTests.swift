import LiveScenes
import Testing

@testable import RecipeKit

/// Truth: UIKit's own layout of the same screen: what is offered has its frames to the last bit, whichever values a reader
/// chooses.
@MainActor struct StageLiveConstraintsTests {
  /// Two labels in a row, and a notice whose lines wrap, with limits that contradict each other on wide screens.
  private final class Row: UIViewController {
    let event = UILabel()
    let time = UILabel()
    let notice = UILabel()
    var left = CGFloat(16)
    var strength = Float(751)
    var edgePriority = Float(999)
    var hasTop = true

    private(set) lazy var edge = notice.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    private(set) lazy var start = event.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: left)
    private(set) lazy var top = notice.topAnchor.constraint(equalTo: event.bottomAnchor, constant: 8)

    override func viewDidLoad() {
      super.viewDidLoad()
      event.text = "Supper with the whole orchestra at Anna's"
      time.text = "in 25 minutes"
      notice.text = "The museum is closed on Mondays and on holidays."
      notice.numberOfLines = 0
      for label in [event, time, notice] {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      time.setContentCompressionResistancePriority(UILayoutPriority(strength), for: .horizontal)
      time.setContentHuggingPriority(UILayoutPriority(strength), for: .horizontal)
      edge.priority = UILayoutPriority(edgePriority)
      NSLayoutConstraint.activate([
        start, event.trailingAnchor.constraint(equalTo: time.leadingAnchor),
        time.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        event.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        time.topAnchor.constraint(equalTo: event.topAnchor),
        edge, notice.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
        notice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
      top.isActive = hasTop
    }

    var frames: [[Double]] { [event, time, notice].map { $0.frame.numbers } }
  }

  private final class Log {
    var scenes: [LiveRecord] = []
  }

  private let log = Log()

  private func stage() -> Stage {
    Stage(exceptions: { _ in .nothing }, pictures: PictureOptions([.live])) { [log] entry in
      if let scene = entry.live { log.scenes.append(scene) }
    }
  }

  private func offerRow() {
    let stage = stage()
    stage.liveConstraints("row", caption: "Pull") {
      let (device, row) = (stage.boot(.iPhone16), Row())
      device.launch(row)
      return LiveForm(row, on: device, naming: ["event": row.event, "time": row.time], handles: handles(row))
    }
  }

  private func handles(_ row: Row) -> [LiveHandle] {
    [
      .constant(of: row.start, named: "Left", in: 0...200).writing("constant: #"),
      .contentPriority(of: row.time, for: .horizontal, named: "Time"),
      .priority(of: row.edge, named: "Edge"), .isActive(row.top, named: "Top"),
      .constant(of: nil, named: "None", in: 0...1),
    ]
  }

  @Test func aScreenHasItsViewsConstraintsAndHandles() throws {
    offerRow()
    let record = try #require(log.scenes.first?.constraints)
    #expect(record.size == [393, 852] && record.turnedSize == [852, 393])
    #expect(
      record.views.map(\.name) == ["event", "time", "The museum is closed on Mondays and on holidays."]
    )
    #expect(record.views.allSatisfy { $0.parent == nil && !$0.isAmbiguous })
    #expect(record.handles.map(\.name) == ["Left", "Time", "Edge", "Top"], "what is not there has no handle")
    #expect(record.handles.map(\.value) == [16, 751, 999, 1] && record.handles[0].code == "constant: #")
    #expect(record.handles[1].statements.count == 2)
    let edge = try #require(record.constraints.first { $0.priority == 999 })
    #expect(
      edge.first == .init(view: 2, attribute: "leading")
        && edge.second == .init(view: nil, attribute: "leading")
    )
    #expect(edge.constant == 16 && edge.relation == "=" && edge.multiplier == 1)
  }

  /// Each value is compared with a screen that was launched with it, and then resized.
  @Test func everyValueHasUIKitsFrames() throws {
    offerRow()
    let record = try #require(log.scenes.first?.constraints)
    let numbers = try #require([Double](base64: record.numbers))
    let statements = try #require(LiveConstraintsRecord(numbers: numbers))
    for left in [0.0, 16, 50.25, 200] {
      for strength in [1.0, 749, 751, 1000] {
        for (edge, hasTop) in [(999.0, true), (1000, true), (200, false)] {
          var live = LiveConstraints(statements)
          live.setConstant(of: record.handles[0].statements[0], to: left + record.handles[0].offset)
          for statement in record.handles[1].statements { live.setPriority(of: statement, to: strength) }
          live.setPriority(of: record.handles[2].statements[0], to: edge)
          live.setActive(hasTop, record.handles[3].statements[0])
          let device = stage().boot(.iPhone16)
          let row = Row()
          (row.left, row.strength, row.edgePriority) = (CGFloat(left), Float(strength), Float(edge))
          row.hasTop = hasTop
          device.launch(row)
          for width in [393, 200, 500.5, 852, 393] {
            live.resize(width: width, height: 852)
            row.view.frame.size.width = CGFloat(width)
            row.view.layoutIfNeeded()
            let what =
              "left \(left), strength \(strength), edge \(edge), \(hasTop ? "" : "no ")top, width \(width)"
            let frames = (0..<3).map { live.frame(of: $0) }.map { [$0.x, $0.y, $0.width, $0.height] }
            #expect(frames == row.frames, "\(what)")
            #expect(
              (0..<3).map { live.isAmbiguous($0) }
                == [row.event, row.time, row.notice].map(\.hasAmbiguousLayout),
              "\(what)"
            )
          }
        }
      }
    }
  }

  // MARK: Guides and stacks

  /// A field in the safe area, and a stack within the margins.
  private final class Guided: UIViewController {
    let field = UITextField()
    let stack = UIStackView()
    let first = UILabel()
    let last = UIButton(type: .system)
    var spacing = CGFloat(24)
    var isInSafeArea = true

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      first.text = "Three days in Lisbon"
      last.setTitle("Book it now", for: .normal)
      stack.axis = .vertical
      stack.spacing = spacing
      stack.addArrangedSubview(first)
      stack.addArrangedSubview(last)
      let shown = isInSafeArea ? field : stack
      let guide: UILayoutGuide = isInSafeArea ? view.safeAreaLayoutGuide : view.layoutMarginsGuide
      shown.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(shown)
      NSLayoutConstraint.activate([
        shown.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
        shown.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
        shown.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
      ])
    }

    var frames: [[Double]] { (isInSafeArea ? [field] : [stack, first, last]).map { $0.frame.numbers } }
  }

  private func offerGuided(inSafeArea: Bool) throws -> (ConstraintsRecord, LiveConstraintsRecord) {
    let stage = stage()
    stage.liveConstraints("guided", caption: "Pull") {
      let (device, screen) = (stage.boot(.iPhone16), Guided())
      screen.isInSafeArea = inSafeArea
      device.launch(screen)
      let area: UILayoutGuide = screen.view.safeAreaLayoutGuide
      return LiveForm(
        screen,
        on: device,
        handles: [
          .inset(of: area, at: .top, named: "Top", in: 0...120),
          .inset(of: area, at: .left, named: "Left", in: 0...120),
          .spacing(of: screen.stack, named: "Spacing", in: 0...80),
          .constant(of: screen.view.constraints, named: "Different constants", in: 0...80),
        ]
      )
    }
    let record = try #require(log.scenes.first?.constraints)
    let numbers = try #require([Double](base64: record.numbers))
    return (record, try #require(LiveConstraintsRecord(numbers: numbers)))
  }

  private func frames(_ live: LiveConstraints) -> [[Double]] {
    (0..<live.viewCount).map { live.frame(of: $0) }.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// A screen with other insets than those of an iPhone 16 is one whose controller adds to the safe area.
  @Test func insetsOfTheSafeAreaHaveUIKitsFrames() throws {
    let (record, statements) = try offerGuided(inSafeArea: true)
    #expect(record.handles.map(\.name) == ["Top", "Left"], "what is not there has no handle")
    let guide = try #require(record.guides.first)
    #expect(
      guide.name == "safeAreaLayoutGuide" && guide.insets == [59, 0, 34, 0]
        && guide.turned == [0, 59, 21, 59]
    )
    #expect(record.constraints.first?.second == .init(view: nil, guide: 0, attribute: "top"))
    #expect(record.views.first?.isField == true && record.views.first?.text == "Name")
    for (top, left) in [(59.0, 0.0), (100, 40), (75.5, 0)] {
      var live = LiveConstraints(statements)
      live.setInsets(.init(top: top, left: left, bottom: 34, right: 0), of: 0)
      let (device, screen) = (stage().boot(.iPhone16), Guided())
      device.launch(screen)
      screen.additionalSafeAreaInsets = UIEdgeInsets(
        top: CGFloat(top - 59),
        left: CGFloat(left),
        bottom: 0,
        right: 0
      )
      for width in [393, 200, 500.5, 852] {
        live.resize(width: width, height: 852)
        screen.view.frame.size.width = CGFloat(width)
        screen.view.layoutIfNeeded()
        #expect(frames(live) == screen.frames, "top \(top), left \(left), width \(width)")
      }
    }
  }

  /// Margins are 16 points at the sides of narrow screens, and 20 from 414 points on.
  @Test func aStackWithAnotherSpacingHasUIKitsFrames() throws {
    let (record, statements) = try offerGuided(inSafeArea: false)
    #expect(record.guides.map(\.name) == ["layoutMarginsGuide"])
    let spacing = try #require(record.handles.first)
    #expect(record.handles.count == 1 && spacing.name == "Spacing" && spacing.value == 24)
    #expect(record.views.last?.isCentered == true)
    for space in [24.0, 0, 7.5, 80] {
      var live = LiveConstraints(statements)
      for statement in spacing.statements { live.setConstant(of: statement, to: space + spacing.offset) }
      let (device, screen) = (stage().boot(.iPhone16), Guided())
      screen.isInSafeArea = false
      screen.spacing = CGFloat(space)
      device.launch(screen)
      for width in [393.0, 413, 414, 700, 200, 393] {
        live.resize(width: width, height: 852)
        screen.view.frame.size.width = CGFloat(width)
        screen.view.layoutIfNeeded()
        #expect(frames(live) == screen.frames, "spacing \(space), width \(width)")
        #expect(live.frame(of: 0).x == (width < 414 ? 28 : 32))
      }
    }
  }

  @Test func aScreenThatCodePlacesWhenItTurnsIsNotOffered() {
    final class Turning: UIViewController {
      let box = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        box.constraints.first { $0.firstAttribute == .width }?.constant = 90
      }
    }
    let stage = stage()
    for controller in [Turning(), UIViewController()] {
      stage.liveConstraints("box", caption: "Pull") {
        let device = stage.boot(.iPhone16)
        device.launch(controller)
        return LiveForm(controller, on: device, handles: [])
      }
    }
    #expect(log.scenes.isEmpty)
  }
}
