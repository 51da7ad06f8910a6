import UIKit

extension Scene {
  /// Creates the scene of a device: body, windows, status bar, and what is drawn over them.
  @MainActor
  static func of(_ device: SimulatedDevice, title: String, _ overlay: (any Overlay)?) -> Scene {
    let pose = DevicePose(of: device, held: device.heldOrientation)
    var builder = SceneBuilder()
    builder.addDevice(device, pose)
    let layer = overlay?.layer(over: device, pose, builder.nodes) ?? (nodes: [], words: [])
    builder.append(layer.nodes)
    let corner = CGPoint(x: 0, y: pose.canvas.height)
    let footer = overlay?.footer(of: device, below: corner, width: pose.canvas.width) ?? .none
    builder.append(footer.nodes)
    var scene = Scene(
      size: CGSize(width: pose.canvas.width, height: pose.canvas.height + footer.height),
      title: title,
      summary: DeviceText.description(of: device) + DeviceText.summary(of: layer.words),
      screen: pose.screen,
      nodes: builder.nodes,
      typeface: device.behavior.typeface
    )
    (scene.nouns, scene.toInterface) = (builder.nouns, pose.interface.inverted())
    return scene
  }

  /// Creates the scene of a device without some views, and returns the transform of its windows.
  @MainActor
  static func backdrop(
    of device: SimulatedDevice,
    title: String,
    omitting views: [UIView]
  ) -> (scene: Scene, pose: DevicePose) {
    let pose = DevicePose(of: device, held: device.heldOrientation)
    var builder = SceneBuilder(omitting: views)
    builder.addDevice(device, pose)
    let scene = Scene(
      size: pose.canvas,
      title: title,
      summary: DeviceText.description(of: device),
      screen: pose.screen,
      nodes: builder.nodes,
      typeface: device.behavior.typeface
    )
    return (scene, pose)
  }

  /// Creates the scene of a view with its subviews, outside of a device.
  @MainActor
  static func portrait(of view: UIView, title: String, typeface: SystemTypeface) -> Scene {
    let size = view.bounds.standardized.size
    let canvas = CGRect(origin: .zero, size: size)
    let toMiddle = CGAffineTransform(
      translationX: size.width / 2 - view.center.x,
      y: size.height / 2 - view.center.y
    )
    var builder = SceneBuilder()
    // Include what a view shows beyond its bounds.
    builder.add(view, transform: toMiddle, clip: canvas.insetBy(dx: -2 * size.width, dy: -2 * size.height))
    return Scene(
      size: size,
      title: title,
      summary: "",
      screen: canvas,
      nodes: builder.nodes,
      typeface: typeface
    )
  }

  /// Returns the nodes of a frame of a film: each view has a group, and the whole device has one that rotates
  /// it.
  ///
  /// - Parameters:
  ///   - canvas: the size of the canvas.
  ///   - numbers: the numbers of views in all frames.
  ///   - paintings: the paintings of the previous frame.
  ///   - overlay: what is drawn over the screen.
  /// - Returns: the nodes in runs; unchanged runs are the same arrays as in the previous frame.
  @MainActor
  static func frame(
    of device: SimulatedDevice,
    canvas: CGSize,
    numbers: ViewNumbers,
    paintings: NodeCache,
    _ overlay: (any Overlay)?
  ) -> [[SceneNode]] {
    let pose = DevicePose(of: device, held: .portrait, canvas: canvas)
    var builder = SceneBuilder(numbers: numbers, paintings: paintings)
    if !device.frameMayHaveChanged, let runs = paintings.unannotated {
      builder.resume(runs)
    } else {
      let turn = turn(of: device, pose)
      builder.begin(SceneGroup(transform: turn, pivot: pose.middle), .device(0))
      builder.addDevice(device, pose)
      paintings.unannotated = builder.runs
    }
    // The first node rotates the whole device.
    if let overlay {
      builder.append(overlay.layer(over: device, pose, builder.runs.joined().dropFirst()).nodes)
    }
    builder.end(.device(SceneKey.end - 1))
    return builder.runs
  }

  /// The rotation of a filmed device as a whole.
  @MainActor
  private static func turn(of device: SimulatedDevice, _ pose: DevicePose) -> CGAffineTransform {
    DevicePose.turn(pose.canvas, by: -device.heldOrientation.angle, about: pose.middle)
  }

  /// The transform from interface coordinates to the canvas of a film.
  @MainActor
  static func interface(of device: SimulatedDevice, canvas: CGSize) -> CGAffineTransform {
    let pose = DevicePose(of: device, held: .portrait, canvas: canvas)
    return pose.interface.concatenating(turn(of: device, pose)).snapped
  }
}

extension Overlay {
  /// Returns the layer over the nodes of a device, which are in coordinates of the pose's canvas.
  fileprivate func layer(
    over device: SimulatedDevice,
    _ pose: DevicePose,
    _ nodes: some Sequence<SceneNode>
  ) -> (nodes: [SceneNode], words: [String]) {
    layer(over: device, pose) {
      let toInterface = pose.interface.inverted()
      return nodes.texts(on: CGRect(origin: .zero, size: pose.canvas)).map { $0.applying(toInterface) }
    }
  }
}

extension SceneBuilder {
  /// Adds the device and its screen, in canvas coordinates.
  fileprivate mutating func addDevice(_ device: SimulatedDevice, _ pose: DevicePose) {
    let frame = DeviceFrame(pose: pose)
    append(paintings?.nodes(of: frame) ?? frame.nodes())
    let glass = CGRect(origin: .zero, size: pose.screen.size)
    let toCanvas = CGAffineTransform(translationX: pose.screen.minX, y: pose.screen.minY)
    let shape = device.configuration.shape
    let radius = pose.body.screenRadius
    begin(
      SceneGroup(transform: toCanvas, clip: radius > 0 ? .roundedRect(glass, radius: radius) : .rect(glass)),
      .screen
    )
    append([
      SceneNode(
        key: .glass,
        content: .shape(SceneShape(.rect(glass, radius: radius), fill: .color(.black)))
      )
    ])
    let windows = device.application.windowsBackToFront
    let fromWindows = pose.windows.concatenating(toCanvas.inverted()).snapped
    if !device.application.arrangement.isFull {
      let other = device.application.arrangement.frameBeside(in: device.screen.bounds.size)
      let rest = SceneShape(
        .rect(other.applying(fromWindows), radius: 0),
        fill: .color(Self.otherApplication)
      )
      append([SceneNode(key: .device(53), content: .shape(rest))])
    }
    for window in windows where window.windowLevel <= .statusBar {
      add(window, of: device, transform: fromWindows, clip: glass)
    }
    if !device.application.isStatusBarHidden {
      addStatusBar(
        of: device,
        width: pose.interfaceSize.width,
        pose.interface.concatenating(toCanvas.inverted()).snapped
      )
    }
    for window in windows where window.windowLevel > .statusBar {
      add(window, of: device, transform: fromWindows, clip: glass)
    }
    if let shape {
      let isLight = device.application.statusBarIsLight
      append(DeviceFrame.overlay(shape, pose, isLight: isLight, toGroup: toCanvas.inverted()))
    }
    end(.device(52))
  }

  /// What is drawn in place of another application that shares the screen.
  private static let otherApplication = SceneColor(0xC7C7CC)

  /// The radius of the corners of a Slide Over and of windows of any size, in points; decided here.
  private static let floatingRadius: CGFloat = 10

  /// The edge of a part over another one, in place of a shadow.
  private static let floatingEdge = SceneColor(0x8E8E93)

  /// Adds a window; one that has a part of the screen is clipped to it.
  private mutating func add(
    _ window: UIWindow,
    of device: SimulatedDevice,
    transform: CGAffineTransform,
    clip glass: CGRect
  ) {
    let part = window.sceneFrame
    let arrangement = device.application.arrangement
    guard !arrangement.isFull, part != device.screen.bounds else {
      return add(window, transform: transform, clip: glass)
    }
    let frame = part.applying(transform)
    partCount += 3
    let isRound = arrangement.share.floats && device.behavior.slideOverFloats
    begin(
      SceneGroup(
        transform: .identity,
        clip: isRound ? .roundedRect(frame, radius: Self.floatingRadius) : .rect(frame)
      ),
      .device(200 + partCount)
    )
    let moved = CGAffineTransform(translationX: part.minX, y: part.minY).concatenating(transform)
    add(window, transform: moved, clip: glass.intersection(frame))
    end(.device(201 + partCount))
    guard arrangement.share.floats else { return }
    let edge = SceneShape(
      .rect(frame, radius: isRound ? Self.floatingRadius : 0),
      stroke: SceneStroke(Self.floatingEdge, width: 1)
    )
    append([SceneNode(key: .device(202 + partCount), content: .shape(edge))])
  }

  /// Adds the status bar.
  ///
  /// The transform converts interface coordinates to those of the innermost open group.
  fileprivate mutating func addStatusBar(
    of device: SimulatedDevice,
    width: CGFloat,
    _ transform: CGAffineTransform
  ) {
    var bar = StatusBar(
      width: width,
      look: device.behavior.statusBarAppearance,
      tint: device.application.statusBarTint.map { SceneColor($0) },
      isLight: device.application.statusBarIsLight,
      namesDevice: device.behavior.statusBarNamesDevice,
      shape: device.configuration.shape
    )
    if let paintings { return append(paintings.nodes(of: bar, transform)) }
    let isTurned = !transform.isIdentity
    if isTurned { begin(SceneGroup(transform: transform), .device(98)) }
    append(bar.nodes())
    if isTurned { end(.device(SceneKey.end)) }
  }
}
