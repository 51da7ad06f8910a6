/// A layout guide whose length is asked for anew each time.
@MainActor
final class LayoutGuideLength: UILayoutSupport {
  private let read: () -> CGFloat

  init(_ read: @escaping () -> CGFloat) {
    self.read = read
  }

  var length: CGFloat { read() }
}
