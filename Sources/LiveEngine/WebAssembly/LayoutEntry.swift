// Layouts for a page's script: it passes frames and masks as numbers and reads frames.
import LayoutRules
import LiveScenes

nonisolated(unsafe) private var layout = LiveLayout(size: LayoutSize(width: 0, height: 0), items: [])
nonisolated(unsafe) private let frames = UnsafeMutablePointer<Double>.allocate(capacity: 4 * itemLimit)
private let itemLimit = 200

/// Creates a layout without views for a superview of a size.
@_cdecl("openLayout")
public func openLayout(_ width: Double, _ height: Double) {
  layout = LiveLayout(size: LayoutSize(width: width, height: height), items: [])
}

/// Adds a view with a frame and an autoresizing mask.
@_cdecl("addView")
public func addView(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ mask: UInt32) {
  guard layout.items.count < itemLimit else { return }
  let frame = LayoutRect(x: x, y: y, width: width, height: height)
  layout.items.append(LiveLayout.Item(frame: frame, mask: ResizingMask(rawValue: UInt(mask))))
}

/// Sets the mask of a view.
@_cdecl("setMask")
public func setMask(_ item: Int32, _ mask: UInt32) {
  guard layout.items.indices.contains(Int(item)) else { return }
  layout.items[Int(item)].mask = ResizingMask(rawValue: UInt(mask))
}

/// Resizes the superview.
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
