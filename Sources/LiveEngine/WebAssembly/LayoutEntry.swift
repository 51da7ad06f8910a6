// Layouts for a page's script: frames and masks go in as numbers, frames come out.
import LayoutRules
import LiveScenes

nonisolated(unsafe) private var layout = LiveLayout(size: LayoutSize(width: 0, height: 0), items: [])
nonisolated(unsafe) private let frames = UnsafeMutablePointer<Double>.allocate(capacity: 4 * itemLimit)
private let itemLimit = 200

/// Opens a layout without views, whose superview has a size.
@_cdecl("openLayout")
public func openLayout(_ width: Double, _ height: Double) {
  layout = LiveLayout(size: LayoutSize(width: width, height: height), items: [])
}

/// Adds a view with a frame and the bits of its mask.
@_cdecl("addView")
public func addView(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ mask: UInt32) {
  guard layout.items.count < itemLimit else { return }
  let frame = LayoutRect(x: x, y: y, width: width, height: height)
  layout.items.append(LiveLayout.Item(frame: frame, mask: ResizingMask(rawValue: UInt(mask))))
}

/// Gives a view another mask.
@_cdecl("setMask")
public func setMask(_ item: Int32, _ mask: UInt32) {
  guard layout.items.indices.contains(Int(item)) else { return }
  layout.items[Int(item)].mask = ResizingMask(rawValue: UInt(mask))
}

/// Gives the superview another size.
@_cdecl("resizeLayout")
public func resizeLayout(_ width: Double, _ height: Double) {
  layout.resize(to: LayoutSize(width: width, height: height))
}

/// x, y, width and height of each view.
@_cdecl("viewFrames")
public func viewFrames() -> UnsafeMutablePointer<Double> {
  for (number, item) in layout.items.enumerated() {
    frames[4 * number] = item.frame.x
    frames[4 * number + 1] = item.frame.y
    frames[4 * number + 2] = item.frame.width
    frames[4 * number + 3] = item.frame.height
  }
  return frames
}
