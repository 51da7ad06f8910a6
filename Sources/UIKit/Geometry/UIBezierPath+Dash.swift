extension UIBezierPath {
  /// Sets the lengths, in points, of dashes and gaps in turn, and the place in them where a stroke starts.
  ///
  /// A nil pattern or a count of zero makes a solid line, as does a pattern with a negative length, a length
  /// that isn't finite, or lengths that are all zero. A phase that isn't finite counts as zero.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    lineDash = DrawingStroke.usable(lengths, phase: phase)
  }

  /// Reads the dash pattern into the places given; each may be nil.
  ///
  /// Ask for the count first: `pattern` must have room for that many lengths.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in lineDash.pattern.enumerated() {
      pattern?[index] = length
    }
    count?.pointee = lineDash.pattern.count
    phase?.pointee = lineDash.phase
  }
}
