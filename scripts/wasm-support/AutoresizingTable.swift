import LayoutRules

/// Resizes a frame with every autoresizing mask to several sizes of its superview; returns the hash of all
/// new frames.
func hashOfAutoresizingTable() -> UInt64 {
  let frame = LayoutRect(x: 10.1, y: 7.3, width: 31.7, height: 11.9)
  let old = LayoutSize(width: 101.3, height: 55.7)
  let sizes = [(320, 568), (568, 320), (0, 0), (101.3, 1e9), (33.3, 1 / 3)].map {
    LayoutSize(width: $0.0, height: $0.1)
  }
  var hash = BitHash()
  for bits in 0..<64 {
    for new in sizes {
      let mask = ResizingMask(rawValue: UInt(bits))
      let resized = Autoresizing.resized(frame, mask: mask, from: old, to: new)
      for number in [resized.x, resized.y, resized.width, resized.height] { hash.add(number) }
    }
  }
  return hash.value
}
