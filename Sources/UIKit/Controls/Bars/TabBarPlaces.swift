/// Where the tabs of a bar stand.
///
/// 1. They fill the bar in equal parts on a phone.
/// 2. On a pad they stand in the middle, each as wide as the item width, with the item spacing between.
///
/// Source: Apple, UITabBar.itemPositioning.
enum TabBarPlaces {
  /// The frames of `count` tabs in a bar of a size; `width` is nil where they fill it.
  static func frames(count: Int, in size: CGSize, width: CGFloat?, spacing: CGFloat) -> [CGRect] {
    guard count > 0 else { return [] }
    guard let width, CGFloat(count) * (width + spacing) - spacing <= size.width else {
      let part = size.width / CGFloat(count)
      return (0..<count).map { CGRect(x: CGFloat($0) * part, y: 0, width: part, height: size.height) }
    }
    let start = (size.width - CGFloat(count) * (width + spacing) + spacing) / 2
    return (0..<count).map {
      CGRect(x: start + CGFloat($0) * (width + spacing), y: 0, width: width, height: size.height)
    }
  }
}
