import LessonPictures
import Rendering
import Testing

@testable import RecipeKit

/// Truth: the documented behaviour of `Stage.picture` and `Stage.film`: a script cannot tell whether they are drawn,
/// and nothing is drawn unasked.
@MainActor struct StagePictureTests {
  private final class Log {
    var entries: [StageEntry] = []
  }

  private let log = Log()

  private func stage(
    _ order: PictureOptions?,
    wrongWay: Lesson.Mistake? = nil,
    beside moments: RightWaySnapshots? = nil
  ) -> Stage {
    Stage(
      exceptions: { _ in .nothing },
      pictures: order,
      wrongWay: wrongWay,
      rightWaySnapshots: moments
    ) { [log] in
      log.entries.append($0)
    }
  }

  private func play(on stage: Stage) throws -> (times: [Double], frame: CGRect) {
    let device = stage.boot(.iPhone5)
    let controller = UIViewController()
    device.launch(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    controller.view.addSubview(view)
    var times: [Double] = []
    stage.picture("start", caption: "S")
    times.append(device.time)
    stage.film("moving", caption: "M", seconds: 0.5) {
      UIView.animate(withDuration: 0.25) { view.center.x += 100 }
      device.advance(by: 0.1)
      times.append(device.time)
    }
    times.append(device.time)
    return (times, view.frame)
  }

  @Test func nothingIsDrawnUnasked() throws {
    _ = try play(on: stage(nil))
    #expect(
      log.entries == [
        .snapshot(SnapshotRecord(name: "start", caption: "S")),
        .snapshot(SnapshotRecord(name: "moving", caption: "M", seconds: 0.5)),
      ]
    )
  }

  @Test func theScriptCannotTell() throws {
    let plain = try play(on: stage(nil))
    let order = PictureOptions(
      [.svg, .strip, .tree],
      terminal: .init(columns: 80, colors: .trueColor)
    )
    let drawn = try play(on: stage(order))
    #expect(plain.times == drawn.times)
    #expect(plain.times.last.map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(plain.frame == drawn.frame)
  }

  @Test func whatIsAskedForIsDrawn() throws {
    _ = try play(
      on: stage(
        PictureOptions([.svg], terminal: .init(columns: 40, colors: .none)),
        wrongWay: Lesson.Mistake("w", words: "W.", source: .common)
      )
    )
    guard let picture = log.entries[0].snapshot, let film = log.entries[1].snapshot else {
      Issue.record("There is no picture.")
      return
    }
    #expect(picture.svg?.contains("<title>S (wrong way: w)</title>") == true)
    #expect(picture.tree == nil && film.tree == nil && film.strip == nil)
    #expect(picture.terminal?.hasPrefix("┌") == true)
    #expect(film.svg?.contains("<animateTransform") == true)
  }

  @Test func anErrorEndsTheFilm() {
    let stage = stage(PictureOptions([.svg]))
    _ = stage.boot(.iPhone5)
    #expect(throws: StageError.missing("it")) {
      try stage.film("f", caption: "F", seconds: 1) { throw StageError.missing("it") }
    }
    #expect(SimulatedDevice.current.frameObserver == nil)
    #expect(log.entries.isEmpty)
  }

  @Test(
    arguments: [
      "svg", "svg,tree", "svg:hover", "tile", "trail", "strip", "tree,terminal:80:indexed",
      "svg,strip,tree,terminal:1:none", "terminal:80:none:24", "compared", "svg,beside", "svg,beside:2",
      "states", "svg,states",
      "strip,beside", "live",
    ]
  )
  func anOrderIsReadFromItsWords(text: String) {
    #expect(PictureOptions(text) != nil)
    #expect(PictureOptions(PictureOptions(text)?.text ?? "") == PictureOptions(text))
  }

  @Test(
    arguments: [
      ("svg", pictures: true, films: true), ("strip", pictures: false, films: true),
      ("trail", pictures: false, films: true), ("tile", pictures: true, films: false),
      ("tree", pictures: false, films: false), ("terminal:80:none", pictures: true, films: false),
      ("compared", pictures: true, films: true), ("beside", pictures: true, films: true),
      ("states", pictures: false, films: false),
    ]
  )
  func drawingIsForFormsThatAreDrawn(text: String, pictures: Bool, films: Bool) throws {
    let order = try #require(PictureOptions(text))
    #expect(order.drawsPictures == pictures)
    #expect(order.drawsFilms == films)
  }

  /// A view that counts how often it is put into words: a tree tells its tag, and a drawing has no use for that.
  private final class Speaker: UIView {
    var count = 0

    override var tag: Int {
      get {
        count += 1
        return super.tag
      }
      set { super.tag = newValue }
    }
  }

  @Test(arguments: [("svg,strip,terminal:80:none", 0), ("svg,tree", 3)])
  func noTreeIsBuiltUnasked(order: String, count: Int) throws {
    let stage = stage(PictureOptions(order))
    let device = stage.boot(.iPhone5)
    let controller = UIViewController()
    device.launch(controller)
    let speaker = Speaker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(speaker)
    stage.picture("start", caption: "S")
    stage.film("moving", caption: "M", seconds: 0.5) { speaker.center.x += 100 }
    #expect(speaker.count == count, "a picture is one tree, and a film two")
  }

  @Test func aFilmInWordsNeedsNoFrames() throws {
    let stage = stage(PictureOptions([.tree]))
    let device = stage.boot(.iPhone5)
    device.launch(UIViewController())
    var isFilmed = false
    stage.film("moving", caption: "M", seconds: 0.5) {
      isFilmed = SimulatedDevice.current.frameObserver != nil
    }
    #expect(!isFilmed)
    guard let film = try #require(log.entries.first).snapshot else {
      Issue.record("There is no film.")
      return
    }
    #expect(film.svg == nil && film.strip == nil)
    #expect(film.tree?.split(separator: "\n").count { $0 == "M" } == 2)
    #expect(film.tree?.contains("After 0.5 s\n") == true)
  }

  @Test(arguments: [
    "", "sgv", "svg,", "terminal", "terminal:0:none", "terminal:80:pink", "terminal:80:none:0", "svg:1",
  ])
  func whatIsNoOrderIsRefused(text: String) {
    #expect(PictureOptions(text) == nil)
  }

  // MARK: Beside the right way

  /// Plays the right way and a wrong way whose view is put elsewhere, and returns what was reported of the wrong way.
  private func besides(_ order: PictureOptions, wrongX: CGFloat) -> [ComparisonRecord?] {
    let moments = RightWaySnapshots()
    for (x, wrongWay) in [(10, nil), (wrongX, Lesson.Mistake("w", words: "W.", source: .common))]
      as [(CGFloat, Lesson.Mistake?)]
    {
      log.entries = []
      let stage = stage(order, wrongWay: wrongWay, beside: moments)
      let controller = UIViewController()
      let device = stage.boot(.iPhone5)
      device.launch(controller)
      let view = UIView(frame: CGRect(x: x, y: 10, width: 10, height: 10))
      view.backgroundColor = .red
      controller.view.addSubview(view)
      stage.picture("start", caption: "S")
      stage.film("moving", caption: "M", seconds: 0.1) {}
      if wrongWay != nil { stage.picture("only here", caption: "O") }
      withExtendedLifetime(device) {}
    }
    return log.entries.map { $0.snapshot?.beside }
  }

  @Test func aWrongWayIsComparedWithTheRightWaysSameMoment() {
    let records = besides(PictureOptions([.compared]), wrongX: 100)
    #expect(records.map { $0?.differs } == [true, true, nil])
    #expect(records.allSatisfy { $0?.svg == nil })
    #expect(besides(PictureOptions([.compared]), wrongX: 10).map { $0?.differs } == [false, false, nil])
    #expect(besides(PictureOptions([.svg]), wrongX: 100).allSatisfy { $0 == nil })
  }

  @Test func bothAreDrawnOnlyWhereTheyDiffer() {
    let order = PictureOptions([.strip, .beside])
    let records = besides(order, wrongX: 100)
    #expect(records[0]?.svg?.contains("<title>S (the right way beside the wrong way: w)</title>") == true)
    #expect(records[1]?.svg?.contains("<title>M (the right way beside the wrong way: w)</title>") == true)
    #expect(records[0]?.strip == nil && records[1]?.strip != nil)
    #expect(besides(order, wrongX: 10).prefix(2).allSatisfy { $0?.svg == nil && $0?.strip == nil })
  }

  @Test func comparisonsMayBeLimitedAndThenNothingElseOfAWrongWayIsDrawn() {
    let order = PictureOptions([.svg, .strip, .tree, .beside], comparisonLimit: 1)
    let records = besides(order, wrongX: 100)
    // Each is compared; the film differs no more than the picture before it.
    #expect(records.map { $0?.differs } == [true, true, nil])
    #expect(records[0]?.svg != nil && records[1]?.svg == nil && records[1]?.strip == nil)
    guard let compared = log.entries[0].snapshot, let film = log.entries[1].snapshot,
      let own = log.entries[2].snapshot
    else {
      Issue.record("There are a picture, a film and a picture.")
      return
    }
    #expect(compared.svg == nil && compared.tree == nil && compared.beside?.svg != nil)
    #expect(film.svg == nil && film.strip == nil && film.tree == nil)
    #expect(own == SnapshotRecord(name: "only here", caption: "O"))
  }

  @Test func whatLooksAlikeDoesNotCountAgainstTheLimitAndWhatTheRightWayLacksDoes() {
    let order = PictureOptions([.svg, .beside], comparisonLimit: 1)
    let records = besides(order, wrongX: 10)
    #expect(records.map { $0?.differs } == [false, false, nil])
    guard let own = log.entries[2].snapshot else { return }
    #expect(own.svg != nil)
  }

  /// The first picture of a wrong way may differ in less than a later one.
  @Test func whatDiffersMoreIsDrawnBeyondTheLimit() throws {
    let moments = RightWaySnapshots()
    let order = PictureOptions([.beside], comparisonLimit: 1)
    for wrongWay in [nil, Lesson.Mistake("w", words: "W.", source: .common)] {
      log.entries = []
      let stage = stage(order, wrongWay: wrongWay, beside: moments)
      let controller = UIViewController()
      let device = stage.boot(.iPhone5)
      device.launch(controller)
      let view = UIView(frame: CGRect(x: 10, y: wrongWay == nil ? 10 : 12, width: 30, height: 30))
      view.backgroundColor = .red
      controller.view.addSubview(view)
      stage.picture("start", caption: "S")
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      label.text = "Next"
      label.textColor = .white
      if wrongWay == nil { controller.view.addSubview(label) }
      stage.picture("later", caption: "L")
      withExtendedLifetime(device) {}
    }
    let records = log.entries.compactMap { entry in
      if let picture = entry.snapshot, picture.kind == .picture { picture.beside } else { nil }
    }
    try #require(records.count == 2)
    #expect(records.allSatisfy { $0.svg != nil })
    #expect(try #require(records[1].weight) > (try #require(records[0].weight)))
    #expect(records[1].words.hasPrefix("The label “Next” is missing"))
  }

  @Test func theFirstFrameOfAFilmIsAStill() throws {
    let stage = stage(PictureOptions([.first]))
    let controller = UIViewController()
    let device = stage.boot(.iPhone5)
    device.launch(controller)
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
    label.text = "Before"
    controller.view.addSubview(label)
    stage.film("turn", caption: "T", seconds: 0.1) { label.text = "After" }
    guard let film = try #require(log.entries.first).snapshot else {
      Issue.record("There is no film.")
      return
    }
    let first = try #require(film.first)
    #expect(first.contains(">Before<") && !first.contains(">After<") && !first.contains("<animate"))
    #expect(PictureOptions("first")?.text == "first")
    stage.picture("plain", caption: "P")
    stage.picture("annotated", caption: "A", showing: [.label("sign", on: label)])
    let pictures = log.entries.compactMap { entry in
      if let picture = entry.snapshot, picture.kind == .picture { picture } else { nil }
    }
    try #require(pictures.count == 2)
    #expect(pictures[0].first == nil)
    let plain = try #require(pictures[1].first)
    #expect(plain.contains(">After<") && !plain.contains(">sign<"))
    withExtendedLifetime(device) {}
  }

  @Test(arguments: ["beside:0", "beside:-1", "beside:x", "beside:1:2"])
  func aLimitIsANumberFromOne(text: String) {
    #expect(PictureOptions(text) == nil)
  }
}
