import Rendering
import Simulator
import Testing
import UIKit

/// Truth: an application draws only in its part of the screen; what is drawn in place of another one is listed in
/// `docs/Deviations.md`.
@MainActor struct MultitaskingPictureTests {
  @Test func anotherApplicationIsGreyInPictures() {
    let device = Simulator.boot(.iPad, iOS: 16)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    device.launch(controller)
    let grey = "#c7c7cc"
    #expect(!svg(of: device).contains(grey))
    for part in [Multitasking.splitView(.oneThird), .splitView(.twoThirds), .slideOver] {
      device.multitasking = part
      #expect(svg(of: device).contains(grey))
    }
    device.multitasking = .fullScreen
    #expect(!svg(of: device).contains(grey))
  }

  @Test func aViewIsDrawnInItsPartOfTheScreen() {
    let device = Simulator.boot(.iPad, iOS: 16)
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 11, y: 100, width: 50, height: 50))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 1 / 255, alpha: 1)
    controller.view.addSubview(view)
    device.launch(controller)
    let before = left(of: "#ff0001", in: svg(of: device))
    device.multitasking = .splitView(.oneThird)
    // The part begins at 448 points.
    #expect(left(of: "#ff0001", in: svg(of: device)) - before == 448)
  }

  private func svg(of device: Simulator) -> String {
    Picture(of: device, caption: "picture").svg.lowercased()
  }

  /// The left edge of the rectangle with a colour.
  private func left(of color: String, in svg: String) -> Double {
    let element = svg.split(separator: "<").first { $0.hasPrefix("rect") && $0.contains("\"\(color)\"") }
    return element?.firstMatch(of: /\bx="([^"]+)"/).flatMap { Double($0.output.1) } ?? .nan
  }
}
