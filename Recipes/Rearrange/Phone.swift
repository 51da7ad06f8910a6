import RecipeKit

/// A phone, and the controller with the six buttons on it.
@MainActor
struct Phone {
  let device: Simulator
  let controller: RearrangeViewController

  init(_ make: RearrangeRecipe.Way, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: 4)
    controller = make()
    device.launch(controller)
  }

  /// The same phone, on its side now.
  var turned: Phone {
    device.rotate(to: .landscapeLeft)
    return self
  }

  /// Puts another controller in the window.
  func leaveScreen() {
    device.keyWindow?.rootViewController = UIViewController()
  }
}

/// What claims read off the buttons; all frames are rounded to tenths of a point.
extension RearrangeViewController {
  var properties: [ReferenceWritableKeyPath<RearrangeViewController, UIButton?>] {
    [\.button1, \.button2, \.button3, \.button4, \.button5, \.button6]
  }

  var buttons: [UIButton?] { properties.map { self[keyPath: $0] } }

  /// The frames of the buttons 1 to 6; zero if a property is nil.
  var frames: [CGRect] { buttons.map { frame(of: $0) } }

  func frame(of button: UIButton?) -> CGRect {
    func rounded(_ number: CGFloat) -> CGFloat { (number * 10).rounded() / 10 }
    let frame = button?.frame ?? .zero
    return CGRect(
      x: rounded(frame.minX),
      y: rounded(frame.minY),
      width: rounded(frame.width),
      height: rounded(frame.height)
    )
  }

  /// Every size that some button has, once each.
  var sizes: [CGSize] {
    frames.map(\.size).reduce(into: []) { sizes, size in
      if !sizes.contains(size) { sizes.append(size) }
    }
  }

  /// The smallest rectangle around all buttons.
  var area: CGRect { frames.reduce(.null) { $0.union($1) } }

  /// The pairs of buttons that overlap, such as `1+3`.
  var overlaps: [String] {
    let frames = frames
    return (0..<6).flatMap { first in
      (first + 1..<6).filter { !frames[first].intersection(frames[$0]).isEmpty }
        .map { "\(first + 1)+\($0 + 1)" }
    }
  }

  /// How many squares of 125 points lie within the view and overlap with no other button.
  var freeSquares: Int {
    let (frames, overlaps) = (frames, overlaps)
    return frames.indices.count { index in
      frames[index].size == CGSize(width: 125, height: 125) && view.bounds.contains(frames[index])
        && !overlaps.contains { $0.contains("\(index + 1)") }
    }
  }

  /// The columns from left to right, each with its titles from top to bottom, such as `1 3 5`.
  var columns: [String] {
    Dictionary(grouping: buttons.compactMap(\.self)) { frame(of: $0).minX }
      .sorted { $0.key < $1.key }
      .map { column in
        column.value.sorted { $0.frame.minY < $1.frame.minY }
          .compactMap { $0.title(for: .normal) }
          .joined(separator: " ")
      }
  }

  /// The widest gap between one column and the next, in points.
  var widestGap: CGFloat {
    let lefts = Set(frames.map(\.minX)).sorted()
    return zip(lefts.dropFirst(), Set(frames.map(\.maxX)).sorted()).map { $0 - $1 }.max() ?? 0
  }

  /// The numbers of the buttons, from 1, that are not in the given places.
  func numbers(differingFrom places: [CGRect]) -> [Int] {
    (0..<6).filter { frames[$0] != places[$0] }.map { $0 + 1 }
  }
}
