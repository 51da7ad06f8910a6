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
  private let overlay: (any Overlay)?
  /// The number of layers of the overlay so far.
  private var layerCount = 0
  private var frameStates: [Film.FrameState] = []
  private var lastHeld: UIInterfaceOrientation?
  /// The nodes of the last frame, in runs.
  private var lastFrame: [[SceneNode]] = []
  private let paintings = NodeCache()
  private var segments: [FilmSegment] = []
  /// The bounding box of everything painted in any frame.
  private var extent = CGRect.null

  /// Starts filming; the first frame shows the current state.
  ///
  /// - Parameter overlay: what is drawn over the screen.
  package init(_ device: SimulatedDevice, caption: String, under overlay: (any Overlay)? = nil) {
    self.device = device
    self.caption = caption
    start = device.timeline.now
    self.overlay = overlay
    body = DeviceBody(of: device)
    // A square canvas leaves room for rotations.
    let side = ((body.rotationRadius + DevicePose.margin) * 2).rounded(.up)
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
    if !device.frameMayHaveChanged, overlay == nil, !segments.isEmpty {
      segments[segments.count - 1].repeatLast(frame: frameStates.count)
      let transform = frameStates.last?.toInterface ?? .identity
      frameStates.append(
        Film.FrameState(time: time, rotation: DeviceRotation(quarters: 0), toInterface: transform)
      )
      return
    }
    let runs = Scene.frame(
      of: device,
      canvas: canvas,
      numbers: numbers,
      paintings: paintings,
      overlay
    )
    layerCount += 1
    let held = device.heldOrientation
    let toInterface = Scene.interface(of: device, canvas: canvas).inverted()
    extent = extent.union(frame(of: held))
    if let before = lastHeld, before != held, let turned = runs.first, !lastFrame.isEmpty {
      // The device rotates as a whole, before its screen changes.
      extent = extent.union(rotationBounds)
      lastFrame[0] = turned
      add(
        lastFrame,
        Film.FrameState(
          time: frameStates.last?.time ?? 0,
          rotation: DeviceRotation(from: before, to: held),
          toInterface: toInterface,
          layer: layerCount - 2
        )
      )
    }
    add(
      runs,
      Film.FrameState(
        time: time,
        rotation: DeviceRotation(quarters: 0),
        toInterface: toInterface,
        layer: layerCount - 1
      )
    )
    lastHeld = held
    lastFrame = runs
  }

  private func add(_ runs: [[SceneNode]], _ state: Film.FrameState) {
    let frame = frameStates.count
    frameStates.append(state)
    if segments.isEmpty || !segments[segments.count - 1].add(runs, frame: frame) {
      segments.append(FilmSegment(runs, frame: frame))
    }
  }

  /// The area that the rotating body covers: a disc around its corners.
  private var rotationBounds: CGRect {
    CGRect(CGSize(width: body.rotationRadius * 2, height: body.rotationRadius * 2), around: middle)
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
    let footer = overlay?.footer(of: device, below: corner, width: area.width) ?? .none
    area.size.height += footer.height
    var film = Film(
      caption: caption,
      summary: "",
      area: area,
      frameStates: frameStates,
      segments: segments,
      footer: footer,
      typeface: device.behavior.typeface,
      nouns: numbers.nouns
    )
    film.summary = DeviceText.story(
      beginning.device,
      beginning.screen,
      turns: frameStates.contains { $0.rotation.quarters > 0 },
      moving: OnionSkin.movingItemCount(in: film),
      seconds: film.duration,
      DeviceText.summary(of: device),
      ScreenReader.words(on: device)
    )
    return film
  }
}
