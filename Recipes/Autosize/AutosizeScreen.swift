import RecipeKit
import UIKit

/// A device with a controller on its screen.
@MainActor
struct AutosizeScreen<Controller: UIViewController> {
  let device: Simulator
  let controller: Controller

  var size: CGSize { controller.view.bounds.size }
  var orientation: UIInterfaceOrientation { controller.interfaceOrientation }
  var buttons: [UIButton] { controller.view.subviews.compactMap { $0 as? UIButton } }
  var frames: [CGRect] { buttons.map(\.frame) }

  /// The orientations that the controller agreed to, in the order of the turns.
  var agreed: [String] {
    device.orientationQueries.filter { $0.hasSuffix(": yes") }.map { String($0.dropLast(5)) }
  }

  /// The numbers of the buttons that are out of sight.
  var lost: [Int] {
    frames.indices.filter { !controller.view.bounds.intersects(frames[$0]) }.map { $0 + 1 }
  }

  /// The pairs of buttons that overlap, such as `1-3`.
  var overlaps: [String] {
    frames.indices.flatMap { first in
      frames.indices.filter { $0 > first && frames[first].intersects(frames[$0]) }
        .map { "\(first + 1)-\($0 + 1)" }
    }
  }

  /// The part of the view that the buttons cover.
  var covered: Double {
    Double(frames.map { $0.width * $0.height }.reduce(0, +) / (size.width * size.height))
  }

  /// What is seen after each turn; without others these are four, and end in portrait.
  func allRound<Value>(
    _ look: (Self) -> Value,
    through orientations: [UIDeviceOrientation] = [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ]
  ) -> [Value] {
    orientations.map {
      device.rotate(to: $0)
      return look(self)
    }
  }

  /// The calls that tell the controller of a turn.
  func calls(turning turn: () -> Void) -> [String] {
    device.callsReachingUIKit(while: turn).filter { ["willRotate", "didRotate"].contains($0) }
  }

  /// The titles of the buttons that take a tap where they can be seen.
  func tapped() -> Set<String> {
    var titles: Set<String> = []
    for button in buttons {
      button.addAction(UIAction { _ in titles.insert(button.currentTitle ?? "none") }, for: .touchUpInside)
    }
    for button in buttons where controller.view.bounds.contains(button.center) { device.tap(button) }
    return titles
  }
}

/// The drawings of the size inspector, with a view for each in InspectorFigures.xib.
@MainActor
struct InspectorFigures {
  /// The views of the drawings, by their tags.
  enum Figure: Int {
    /// Button 5 and a square as they are by default: the struts at the left and the top are solid.
    case button = 1, everythingSolid, square
    /// The struts at the right and the bottom are solid.
    case rightAndBottom
    /// One strut is dashed, and the others are solid.
    case leftDashed, rightDashed, topDashed, bottomDashed
    /// Nothing is solid.
    case everythingDashed
    /// The vertical arrow and the struts above and below are solid, as in figure 5.7.
    case heightOnly
  }

  let controller: AutosizeViewController

  func mask(_ figure: Figure) -> UIView.AutoresizingMask { view(figure)?.autoresizingMask ?? [] }

  /// Where a view ends up when its superview goes from 320 × 460 to 480 × 300, as in the inspector's animation.
  func resized(_ figure: Figure) -> CGRect {
    controller.view.frame.size = CGSize(width: 480, height: 300)
    return view(figure)?.frame ?? .null
  }

  private func view(_ figure: Figure) -> UIView? { controller.view.viewWithTag(figure.rawValue) }
}

extension UIView.AutoresizingMask {
  /// The flexible parts, in words.
  var words: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleRightMargin, "right"), (.flexibleTopMargin, "top"),
      (.flexibleBottomMargin, "bottom"), (.flexibleWidth, "width"), (.flexibleHeight, "height"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
