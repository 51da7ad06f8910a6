import RecipeKit

/// What the script reads off the buttons. All numbers are rounded to tenths of a point.
extension RearrangeRecipe {
  /// The six outlets, in order.
  func buttons(of controller: RearrangeViewController) -> [UIButton?] {
    [
      controller.button1, controller.button2, controller.button3,
      controller.button4, controller.button5, controller.button6,
    ]
  }

  func rounded(_ number: CGFloat) -> CGFloat {
    (number * 10).rounded() / 10
  }

  func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX),
      y: rounded(rect.minY),
      width: rounded(rect.width),
      height: rounded(rect.height)
    )
  }

  /// The frame of a button; zero if its outlet is nil.
  func rounded(_ button: UIButton?) -> CGRect {
    rounded(button?.frame ?? .zero)
  }

  /// Every size that some button has, once each.
  func sizes(of controller: RearrangeViewController) -> [CGSize] {
    buttons(of: controller).map { rounded($0).size }.reduce(into: []) { sizes, size in
      if !sizes.contains(size) { sizes.append(size) }
    }
  }

  /// The smallest rectangle around all buttons.
  func area(of controller: RearrangeViewController) -> CGRect {
    rounded(buttons(of: controller).map(rounded).reduce(.null) { $0.union($1) })
  }

  /// How many points of their height two buttons share; 0 if they do not overlap.
  func overlap(_ first: UIButton?, _ second: UIButton?) -> CGFloat {
    let common = (first?.frame ?? .null).intersection(second?.frame ?? .null)
    return common.isNull ? 0 : rounded(common.height)
  }

  /// The pairs of buttons that overlap, such as `1+3`.
  func overlaps(of controller: RearrangeViewController) -> [String] {
    let frames = buttons(of: controller).map(rounded)
    return frames.indices.flatMap { first in
      frames.indices.dropFirst(first + 1)
        .filter { !frames[first].intersection(frames[$0]).isEmpty }
        .map { "\(first + 1)+\($0 + 1)" }
    }
  }

  /// The columns from left to right, each with its titles from top to bottom, such as `1 3 5`.
  func columns(of controller: RearrangeViewController) -> [String] {
    let buttons = buttons(of: controller).compactMap(\.self)
    return leftEdges(of: controller).map { x in
      buttons.filter { rounded($0).minX == x }
        .sorted { $0.frame.minY < $1.frame.minY }
        .compactMap { $0.title(for: .normal) }
        .joined(separator: " ")
    }
  }

  /// The widest gap between one column and the next, in points.
  func widestGap(of controller: RearrangeViewController) -> CGFloat {
    let lefts = leftEdges(of: controller)
    let rights = Set(buttons(of: controller).map { rounded($0).maxX }).sorted()
    return zip(lefts.dropFirst(), rights).map { $0 - $1 }.max() ?? 0
  }

  /// How many squares of 125 points lie within the view and overlap with no other button.
  func freeSquares(of controller: RearrangeViewController) -> Int {
    let frames = buttons(of: controller).map(rounded)
    return frames.indices.count { index in
      frames[index].size == CGSize(width: 125, height: 125)
        && controller.view.bounds.contains(frames[index])
        && frames.indices.allSatisfy { $0 == index || frames[index].intersection(frames[$0]).isEmpty }
    }
  }

  /// The numbers of the buttons, from 1, that are in another place in the second list.
  func numbers(where first: [CGRect], differFrom second: [CGRect]) -> [Int] {
    first.indices.filter { first[$0] != second[$0] }.map { $0 + 1 }
  }

  private func leftEdges(of controller: RearrangeViewController) -> [CGFloat] {
    Set(buttons(of: controller).map { rounded($0).minX }).sorted()
  }
}
