import Simulator
import Testing
import UIKit

/// Truth: Apple, Human Interface Guidelines, size classes of every model.
@MainActor struct SizeClassTests {
  typealias Row = (
    model: DeviceModel, device: UIDeviceOrientation, width: UIUserInterfaceSizeClass,
    height: UIUserInterfaceSizeClass
  )

  nonisolated static let phones: [DeviceModel] = [.iPhone3GS, .iPhone4, .iPhone5, .iPhone6]

  nonisolated static let table: [Row] =
    phones.flatMap { model -> [Row] in
      [
        (model, .portrait, .compact, .regular), (model, .landscapeLeft, .compact, .compact),
        (model, .landscapeRight, .compact, .compact),
      ]
    } + [
      (.iPhone6Plus, .portrait, .compact, .regular), (.iPhone6Plus, .landscapeLeft, .regular, .compact),
      (.iPhone6Plus, .landscapeRight, .regular, .compact),
    ]
    + [DeviceModel.iPad, .iPadPro].flatMap { model -> [Row] in
      [UIDeviceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].map {
        (model, $0, .regular, .regular)
      }
    }

  @Test(arguments: table)
  func sizeClassesFollowModelAndOrientation(row: Row) throws {
    let simulator = Simulator.boot(row.model, iOS: 8)
    let controller = UIViewController()
    simulator.launch(controller)
    simulator.rotate(to: row.device)
    let window = try #require(simulator.keyWindow)
    let environments: [any UITraitEnvironment] = [
      UIScreen.main, window, controller, controller.view as UIView,
    ]
    for environment in environments {
      let traits = environment.traitCollection
      #expect(traits.horizontalSizeClass == row.width)
      #expect(traits.verticalSizeClass == row.height)
      #expect(traits.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
      #expect(traits.displayScale == UIScreen.main.scale)
    }
  }
}
