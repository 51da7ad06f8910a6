import UIKit

/// Films a device: one frame at the start, and one in each display frame.
@MainActor
package final class FilmRecorder {
  /// The maximum length in seconds; longer films are cut.
  package static let longest: TimeInterval = 60

  private let device: SimulatedDevice
  private let caption: String
  private let start: TimeInterval
  private let numbers = ViewNumbers()
  private let body: DeviceBody
  private let canvas: CGSize
  /// The descriptions of the device and its screen at the start.
  private let beginning: (device: String, screen: [String])
  private let outerObserver: (() -> Void)?
  private let annotations: AnnotationOrder
  private var moments: [Film.Moment] = []
  private var lastHeld: UIInterfaceOrientation?
  private let memory = TransitionMemory()
  private let paintings = PaintingMemory()
  private var segments: [FilmSegment] = []
  /// The bounding box of everything painted in any frame.
  private var extent = CGRect.null

  /// Starts filming; the first frame shows the current state.
  ///
  /// - Parameter annotations: the annotations over the screen.
  package init(_ device: SimulatedDevice, caption: String, showing annotations: [Annotation] = []) {
    self.device = device
    self.caption = caption
    start = device.timeline.now
    self.annotations = AnnotationOrder(annotations, since: start, isFilm: true)
    body = DeviceBody(of: device)
    // A square canvas leaves room for rotations.
    let side = ((body.turningRadius + DevicePose.margin) * 2).rounded(.up)
    canvas = CGSize(width: side, height: side)
    beginning = (DeviceText.summary(of: device), ScreenReader.words(on: device))
    outerObserver = device.frameObserver
    capture()
    device.frameObserver = { [weak self] in
      self?.outerObserver?()
      self?.capture()
    }
  }

  /// The number of parts of frames that were built because they had changed.
  var buildCount: Int { paintings.buildCount }

  private func capture() {
    let time = device.timeline.now - start
    guard time <= Self.longest else { return }
    if !device.isDisturbed, annotations.isEmpty, !segments.isEmpty {
      segments[segments.count - 1].repeatLast(frame: moments.count)
      annotations.repeatLast()
      let place = moments.last?.toInterface ?? .identity
      moments.append(Film.Moment(time: time, turn: DeviceTurn(quarters: 0), toInterface: place))
      return
    }
    let runs = Scene.frame(
      of: device,
      canvas: canvas,
      numbers: numbers,
      memory: memory,
      paintings: paintings,
      annotations
    )
    let held = device.heldOrientation
    let toInterface = Scene.interface(of: device, canvas: canvas).inverted()
    extent = extent.union(frame(of: held))
    if let before = lastHeld, before != held, let turned = runs.first, !memory.lastFrame.isEmpty {
      // The device rotates as a whole, before its screen changes.
      extent = extent.union(turningFrame)
      memory.lastFrame[0] = turned
      annotations.repeatLayer()
      add(
        memory.lastFrame,
        Film.Moment(
          time: moments.last?.time ?? 0,
          turn: DeviceTurn(from: before, to: held),
          toInterface: toInterface
        )
      )
    }
    add(runs, Film.Moment(time: time, turn: DeviceTurn(quarters: 0), toInterface: toInterface))
    lastHeld = held
    memory.lastFrame = runs
  }

  private func add(_ runs: [[SceneNode]], _ moment: Film.Moment) {
    let frame = moments.count
    moments.append(moment)
    if segments.isEmpty || !segments[segments.count - 1].add(runs, frame: frame) {
      segments.append(FilmSegment(runs, frame: frame))
    }
  }

  /// The area that the rotating body covers: a disc around its corners.
  private var turningFrame: CGRect {
    CGRect(CGSize(width: body.turningRadius * 2, height: body.turningRadius * 2), around: middle)
  }

  /// The area that the body covers in an orientation.
  private func frame(of held: UIInterfaceOrientation) -> CGRect {
    CGRect(held.turned(body.size), around: middle)
  }

  private var middle: CGPoint { CGPoint(x: canvas.width / 2, y: canvas.height / 2) }

  /// Ends the film.
  package func finish() -> Film {
    device.frameObserver = outerObserver
    var area = extent.insetBy(dx: -DevicePose.margin, dy: -DevicePose.margin)
    let corner = CGPoint(x: area.minX, y: area.maxY)
    let legend = annotations.legend(of: device, below: corner, width: area.width)
    area.size.height += legend.height
    var film = Film(
      caption: caption,
      summary: "",
      area: area,
      moments: moments,
      segments: segments,
      legend: legend,
      typeface: device.behavior.typeface,
      nouns: numbers.nouns
    )
    film.summary = DeviceText.story(
      beginning.device,
      beginning.screen,
      turns: moments.contains { $0.turn.quarters > 0 },
      moving: FilmTrail.thingCount(in: film),
      seconds: film.duration,
      DeviceText.summary(of: device),
      ScreenReader.words(on: device)
    )
    return film
  }
}
