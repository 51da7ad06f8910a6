import Testing
import UIKit

/// Truth: the raw values of Apple's headers; landscape left of the device is landscape right of the
/// interface.
@MainActor struct OrientationTests {
  @Test func rawValuesAreApples() {
    #expect(
      [
        UIDeviceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        .faceUp, .faceDown,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6]
    )
    #expect(
      [
        UIInterfaceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
      ].map(\.rawValue) == [0, 1, 2, 3, 4]
    )
    #expect(
      [
        UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
        .landscape, .all, .allButUpsideDown,
      ].map(\.rawValue) == [2, 4, 8, 16, 24, 30, 26]
    )
  }

  @Test(arguments: [
    (UIDeviceOrientation.portrait, UIInterfaceOrientation.portrait as UIInterfaceOrientation?),
    (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeRight),
    (.landscapeRight, .landscapeLeft), (.faceUp, nil), (.faceDown, nil), (.unknown, nil),
  ])
  func theInterfaceTurnsAgainstTheDevice(
    device: UIDeviceOrientation,
    interface: UIInterfaceOrientation?
  ) {
    #expect(device.interfaceOrientation == interface)
    #expect(device.isValidInterfaceOrientation == (interface != nil))
  }

  @Test func kindsOfOrientation() {
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && !UIDeviceOrientation.landscapeLeft.isPortrait)
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isPortrait)
    #expect(!UIDeviceOrientation.unknown.isFlat && !UIDeviceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIInterfaceOrientation.landscapeRight.isLandscape)
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }
}
