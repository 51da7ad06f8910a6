import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: a screen lies within its device, and sizes are those of Apple's technical specifications in millimetres.
@MainActor struct DeviceBodyTests {
  @Test(arguments: DeviceModel.all)
  func aScreenLiesWithinItsDevice(model: DeviceModel) {
    let simulator = show(on: model)
    let body = DeviceBody(of: simulator.device)
    #expect(body.size.width > model.size.width + 2 * body.rimWidth)
    #expect(body.size.height > model.size.height + body.homeButton * 2)
  }

  /// A neutral body has neither a home button nor other parts, and the screen fills it.
  ///
  /// The widest edges are those of the smallest pad without a home button: 134.8 mm around 744 points, of which 163 make an inch
  /// (Apple's specifications).
  @Test(arguments: DeviceModel.all)
  func aNeutralBodyIsThin(model: DeviceModel) {
    let body = BodyStyle.$current.withValue(.neutral) { DeviceBody(of: show(on: model).device) }
    #expect(body.homeButton == 0 && body.earpiece == nil && body.camera == nil)
    #expect(body.size.width - model.size.width == body.size.height - model.size.height)
    #expect(body.size.width - model.size.width < 0.17 * model.size.width)
  }

  /// Round corners hide nothing of a status bar that was made for sharp ones.
  @Test(arguments: [
    (DeviceModel.iPhone4, 6.0), (.iPhone4, 7), (.iPhone5, 7), (.iPhone6Plus, 9), (.iPad, 6), (.iPad, 9),
  ])
  func aStatusBarIsWithinRoundCorners(model: DeviceModel, version: Double) {
    let (scene, radius) = BodyStyle.$current.withValue(.neutral) {
      let simulator = show(on: model, iOS: version, statusBarHidden: false)
      return (Picture(of: simulator, caption: "").scene, DeviceBody(of: simulator.device).screenRadius)
    }
    #expect(radius > 0)
    var signs = 0
    let frame = FilmFrame(scene.nodes)
    frame.visitLeaves { place, extent in
      let key = frame.nodes[place].key
      guard key.owner == SceneKey.device, (110..<150).contains(key.part) else { return }
      var sign = extent.offsetBy(dx: -scene.screen.minX, dy: -scene.screen.minY)
      switch frame.nodes[place].content {
      // The corners of a path's box are empty.
      case .shape(let shape): if case .path = shape.geometry { return }
      // Capitals begin below the top of their line.
      case .text: sign = sign.insetBy(dx: 0, dy: sign.height * 0.22)
      case .image, .begin, .end: return
      }
      signs += 1
      // Half a point of an edge can't be seen.
      let left = CGVector(dx: radius - sign.minX, dy: radius - sign.minY)
      let right = CGVector(dx: sign.maxX - (scene.screen.width - radius), dy: radius - sign.minY)
      for corner in [left, right] where corner.dx > 0 && corner.dy > 0 {
        #expect(corner.length <= radius + 0.6, "\(key.part) at \(sign)")
      }
    }
    #expect(signs > 1)
  }

  @Test(
    arguments: [
      (DeviceModel.iPhone4, 58.6, 115.2, 163.0), (.iPhone5, 58.6, 123.8, 163), (.iPhone6, 67.1, 138.3, 163),
      (.iPhone6Plus, 77.8, 158.1, 153.7), (.iPhone3GS, 62.1, 115.5, 163), (.iPad, 185.7, 241.2, 132),
      (.iPadPro, 220.6, 305.7, 132), (.iPhoneX, 70.9, 143.6, 152.7), (.iPhone12, 71.5, 146.7, 153.3),
      (.iPhone15Pro, 70.6, 146.6, 153.3), (.iPhone16ProMax, 77.6, 163, 153.3),
    ]
  )
  func sizesAreThoseOfTheSpecifications(
    model: DeviceModel,
    width: Double,
    height: Double,
    pointsAnInch: Double
  ) {
    let body = DeviceBody(of: show(on: model).device)
    // Frames around screens that fill the front are all drawn equally wide, on the newest phone by 8 points too wide.
    let tolerance = body.homeButton > 0 ? 2.0 : 17
    #expect(abs(Double(body.size.width) - width / 25.4 * pointsAnInch) < tolerance)
    #expect(abs(Double(body.size.height) - height / 25.4 * pointsAnInch) < tolerance)
  }
}
