import Rendering
import Testing

@testable import RecipeKit

/// Truth: the documented behaviour of `Stage.picture` and `Stage.film`: a script cannot tell whether they are drawn,
/// and nothing is drawn unasked.
@MainActor @Suite struct StagePictureTests {
  private final class Log {
    var entries: [StageEntry] = []
  }

  private let log = Log()

  private func stage(_ order: PictureOrder?, wrongWay: String? = nil) -> Stage {
    Stage(exceptions: .ask { _ in .nothing }, pictures: order, wrongWay: wrongWay) { [log] in
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
        .picture(PictureRecord(name: "start", caption: "S")),
        .film(FilmRecord(name: "moving", caption: "M", seconds: 0.5)),
      ]
    )
  }

  @Test func theScriptCannotTell() throws {
    let plain = try play(on: stage(nil))
    let order = PictureOrder(
      svg: true,
      strip: true,
      tree: true,
      terminal: .init(columns: 80, colors: .trueColor)
    )
    let drawn = try play(on: stage(order))
    #expect(plain.times == drawn.times)
    #expect(plain.times.last.map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(plain.frame == drawn.frame)
  }

  @Test func whatIsAskedForIsDrawn() throws {
    _ = try play(
      on: stage(PictureOrder(svg: true, terminal: .init(columns: 40, colors: .none)), wrongWay: "w")
    )
    guard case .picture(let picture) = log.entries[0], case .film(let film) = log.entries[1] else {
      Issue.record("There is no picture.")
      return
    }
    #expect(picture.svg?.contains("<title>S (wrong way: w)</title>") == true)
    #expect(picture.tree == nil && film.tree == nil && film.strip == nil)
    #expect(picture.terminal?.hasPrefix("┌") == true)
    #expect(film.svg?.contains("<animateTransform") == true)
  }

  @Test func anErrorEndsTheFilm() {
    let stage = stage(PictureOrder(svg: true))
    _ = stage.boot(.iPhone5)
    #expect(throws: StageError.missing("it")) {
      try stage.film("f", caption: "F", seconds: 1) { throw StageError.missing("it") }
    }
    #expect(SimulatedDevice.current.frameObserver == nil)
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: ["svg", "svg,tree", "strip", "tree,terminal:80:indexed", "svg,strip,tree,terminal:1:none"])
  func anOrderIsReadFromItsWords(text: String) {
    #expect(PictureOrder(text)?.needsFilms == true)
    #expect(PictureOrder(PictureOrder(text)?.text ?? "") == PictureOrder(text))
  }

  @Test(arguments: ["", "sgv", "svg,", "terminal", "terminal:0:none", "terminal:80:pink", "svg:1"])
  func whatIsNoOrderIsRefused(text: String) {
    #expect(PictureOrder(text) == nil)
  }
}
