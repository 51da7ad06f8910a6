import RecipeKit

/// One of the four ways to hold the phone, and what the interface must look like then.
struct QuarterTurn {
  /// How the device is held.
  let device: UIDeviceOrientation

  /// The orientation of the interface, as claims name it.
  let id: String

  /// The orientation of the interface, as sentences name it.
  let name: String

  /// The angle of the root view in degrees.
  let degrees: Int

  /// Which view stands there, at which angle and in which size.
  let pose: [String]

  /// What the status bar leaves of the window, whose top stays at the top of the device.
  let frame: CGRect
}

extension SwapRecipe {
  /// Once all round, a quarter turn to the left at a time, ending upright.
  var quarters: [QuarterTurn] {
    [
      QuarterTurn(
        device: .landscapeLeft,
        id: "landscape-right",
        name: "landscape right",
        degrees: 90,
        pose: ["landscape", "90°", "480 × 300"],
        frame: CGRect(x: 0, y: 0, width: 300, height: 480)
      ),
      QuarterTurn(
        device: .portraitUpsideDown,
        id: "upside-down",
        name: "upside down",
        degrees: 180,
        pose: ["portrait", "180°", "320 × 460"],
        frame: CGRect(x: 0, y: 0, width: 320, height: 460)
      ),
      QuarterTurn(
        device: .landscapeRight,
        id: "landscape-left",
        name: "landscape left",
        degrees: -90,
        pose: ["landscape", "-90°", "480 × 300"],
        frame: CGRect(x: 20, y: 0, width: 300, height: 480)
      ),
      QuarterTurn(
        device: .portrait,
        id: "portrait",
        name: "portrait",
        degrees: 0,
        pose: ["portrait", "0°", "320 × 460"],
        frame: CGRect(x: 0, y: 20, width: 320, height: 460)
      ),
    ]
  }
}
