// Constraints for a page's script: it passes the statements as numbers, and reads frames and what is wrong.
import LayoutRules
import LiveScenes

nonisolated(unsafe) private var screen: LiveConstraints?
nonisolated(unsafe) private let places = UnsafeMutablePointer<Double>.allocate(capacity: 4 * viewLimit)
private let viewLimit = 200

/// Opens the screen whose numbers are in the buffer; returns 0 if they are invalid.
@_cdecl("openConstraints")
public func openConstraints() -> Int32 {
  screen = LiveConstraintsRecord(numbers: givenNumbers()).map { LiveConstraints($0) }
  guard let screen, screen.viewCount <= viewLimit else { return 0 }
  return 1
}

/// Lays out the screen with another constant of a statement.
@_cdecl("setConstant")
public func setConstant(_ statement: Int32, _ constant: Double) {
  screen?.setConstant(of: Int(statement), to: constant)
}

/// Lays out the screen with another priority of a statement.
@_cdecl("setPriority")
public func setPriority(_ statement: Int32, _ priority: Double) {
  screen?.setPriority(of: Int(statement), to: priority)
}

/// Lays out the screen with a statement or without it.
@_cdecl("setActive")
public func setActive(_ statement: Int32, _ isActive: Int32) {
  screen?.setActive(isActive != 0, Int(statement))
}

/// Lays out the screen, and resizes its container.
@_cdecl("resizeConstraints")
public func resizeConstraints(_ width: Double, _ height: Double) {
  screen?.resize(width: width, height: height)
}

/// Lays out the screen, and moves a guide to these distances from the edges of a narrow container.
@_cdecl("setInsets")
public func setInsets(_ guide: Int32, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
  screen?.setInsets(.init(top: top, left: left, bottom: bottom, right: right), of: Int(guide))
}

/// x, y, width and height of each view.
@_cdecl("constrainedFrames")
public func constrainedFrames() -> UnsafeMutablePointer<Double> {
  for number in 0..<(screen?.viewCount ?? 0) {
    guard let frame = screen?.frame(of: number) else { continue }
    places[4 * number] = frame.x
    places[4 * number + 1] = frame.y
    places[4 * number + 2] = frame.width
    places[4 * number + 3] = frame.height
  }
  return places
}

/// Whether constraints leave a view's frame open.
@_cdecl("isAmbiguous")
public func isAmbiguous(_ view: Int32) -> Int32 {
  guard let screen, view >= 0, view < Int32(screen.viewCount) else { return 0 }
  return screen.isAmbiguous(Int(view)) ? 1 : 0
}

/// Whether the rule of a statement is left out.
@_cdecl("isBroken")
public func isBroken(_ statement: Int32) -> Int32 { screen?.isBroken(Int(statement)) == true ? 1 : 0 }
