import UIKit

extension Scene {
  /// What the booted device shows at the moment: its body, its screen with all windows, and the status bar.
  ///
  /// - Parameters:
  ///   - canvas: the size of the canvas; by default that of the device as it is held.
  ///   - grouping: which views get a group of their own.
  ///   - numbers: gives views the same numbers from frame to frame.
  @MainActor
  static func of(
    _ world: World,
    title: String,
    canvas: CGSize? = nil,
    grouping: SceneBuilder.Grouping = .whereNeeded,
    numbers: ViewNumbers = ViewNumbers()
  ) -> Scene {
    let portrait = world.screen.portraitSize
    let body = DeviceBody(model: world.configuration.name, screen: portrait)
    let pose = DevicePose(of: world, body: body, canvas: canvas)
    var builder = SceneBuilder(grouping: grouping, numbers: numbers)
    builder.append(DeviceFrame(body: body, pose: pose, screen: portrait).nodes())

    let glass = CGRect(origin: .zero, size: pose.interfaceSize)
    let key = SceneKey(owner: SceneKey.device, part: 50)
    builder.begin(SceneGroup(transform: pose.interface, clip: .rect(glass)), key)
    builder.append([
      SceneNode(
        key: SceneKey(owner: SceneKey.device, part: 51),
        content: .shape(SceneShape(.rect(glass, radius: 0), fill: .color(.black)))
      )
    ])
    let windows = world.application.windowsBackToFront
    let toInterface = pose.windows.concatenating(pose.interface.inverted()).snapped
    for window in windows where window.windowLevel <= .statusBar {
      builder.add(window, transform: toInterface, clip: glass)
    }
    if !world.application.isStatusBarHidden {
      var bar = StatusBar(
        width: glass.width,
        version: world.configuration.version,
        idiom: world.configuration.idiom
      )
      builder.append(bar.nodes())
    }
    for window in windows where window.windowLevel > .statusBar {
      builder.add(window, transform: toInterface, clip: glass)
    }
    builder.end(SceneKey(owner: SceneKey.device, part: 52))

    var scene = Scene(
      size: pose.canvas,
      title: title,
      summary: DeviceText.summary(of: world),
      screen: glass.applying(pose.interface)
    )
    scene.nodes = builder.nodes
    scene.summary += DeviceText.texts(in: scene.nodes)
    return scene
  }
}
