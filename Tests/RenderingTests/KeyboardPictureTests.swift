import Foundation
import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: a picture is light enough for a page with many of them: with a keyboard in it, 15 KB at most.
@MainActor struct KeyboardPictureTests {
  private func picture(_ model: DeviceModel, _ version: Double, _ turned: Bool = false) -> String {
    let simulator = Simulator.boot(model, iOS: version)
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    root.view.addSubview(field)
    simulator.launch(root)
    if turned { simulator.rotateLeft() }
    field.becomeFirstResponder()
    simulator.advanceUntilIdle()
    return Picture(of: simulator, caption: "Keyboard").svg
  }

  @Test(
    arguments: [(DeviceModel.iPhone4, 6.0), (.iPhone5, 7), (.iPhone6, 9), (.iPad, 6), (.iPad, 9)],
    [false, true]
  )
  func aPictureWithAKeyboardIsLight(device: (DeviceModel, Double), turned: Bool) {
    let svg = picture(device.0, device.1, turned)
    #expect(svg.contains(">space</text>"))
    // Up to iOS 6 each key has a shade and an edge.
    #expect(svg.utf8.count < (device.1 < 7 ? 21_000 : 15_000))
  }

  @Test func theSameKeyboardIsTheSamePicture() {
    #expect(picture(.iPhone6, 9) == picture(.iPhone6, 9))
  }
}
