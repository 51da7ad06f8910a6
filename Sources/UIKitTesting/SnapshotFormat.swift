import Rendering
import Simulator
import UIKit

/// The format of a snapshot.
public enum SnapshotFormat: String, CaseIterable, Sendable {
  /// A picture as an SVG file, with the same bytes on every machine.
  case svg
  /// A picture as a PNG file, made by `rsvg-convert`.
  ///
  /// Its pixels depend on the version of the program and on the fonts of the machine.
  case png
  /// The view tree, one line per view, indented by depth.
  case recursiveDescription
  /// The view tree with the sublayers and masks of views, and the properties of layers without default values.
  case layerDescription

  /// A picture; here it is an SVG file.
  public static let image = SnapshotFormat.svg

  /// Whether this machine can make snapshots in the format: PNG files need `rsvg-convert` on the search path.
  public var isAvailable: Bool { self != .png || Rasterizer.path != nil }

  /// The extension of files.
  var pathExtension: String {
    switch self {
    case .svg, .png: rawValue
    case .recursiveDescription: "txt"
    case .layerDescription: "layers.txt"
    }
  }

  /// Whether trees show layers.
  @TaskLocal fileprivate static var showsLayers = false

  /// Returns the contents of a snapshot.
  @MainActor
  func content(of subject: some SnapshotSubject) throws -> [UInt8] {
    switch self {
    case .svg: Array(Self.pictureWithTree(subject).utf8)
    case .png: try Rasterizer.png(svg: subject.snapshotPicture().svg)
    case .recursiveDescription: Array(Self.tree(subject).utf8)
    case .layerDescription: Self.$showsLayers.withValue(true) { Array(Self.tree(subject).utf8) }
    }
  }

  /// A picture that carries the view tree, so that a later failure can name what differs.
  @MainActor
  private static func pictureWithTree(_ subject: some SnapshotSubject) -> String {
    guard let controller = subject as? UIViewController else {
      return SnapshotTree.adding(tree(subject), to: subject.snapshotPicture().svg)
    }
    // Picture and tree are of one appearance.
    return controller.whileVisible { _ in
      SnapshotTree.adding(tree(subject), to: subject.snapshotPicture().svg)
    }
  }

  /// The view tree with its texts in full.
  @MainActor
  private static func tree(_ subject: some SnapshotSubject) -> String {
    DumpText.$limit.withValue(.max) { subject.snapshotDescription() }
  }
}

/// A value of which `assertSnapshot` makes snapshots: a view, a view controller, or a device.
@preconcurrency @MainActor
public protocol SnapshotSubject {
  /// Returns a picture of the current state, after layout.
  func snapshotPicture() -> Picture

  /// Returns the view tree of the current state, after layout; each line ends with a line feed.
  func snapshotDescription() -> String
}

extension UIView: SnapshotSubject {
  /// Returns a picture of the view and its subviews.
  public final func snapshotPicture() -> Picture {
    layOutForSnapshot()
    return Picture(of: self, caption: "\(type(of: self))")
  }

  /// Returns the view and its subviews, one per line.
  public final func snapshotDescription() -> String {
    layOutForSnapshot()
    return SnapshotFormat.showsLayers ? layerDump : treeDump
  }

  private final func layOutForSnapshot() {
    SimulatedDevice.current.finishPass()
    layoutIfNeeded()
  }
}

extension UIViewController: SnapshotSubject {
  /// Returns a picture of the controller's view.
  ///
  /// A controller whose view is in no window appears in a window of the current device for the time of the snapshot.
  public final func snapshotPicture() -> Picture {
    whileVisible { view in
      view.layoutIfNeeded()
      return Picture(of: view, caption: "\(type(of: self))")
    }
  }

  /// Returns the controller's view and its subviews, one per line.
  ///
  /// A controller whose view is in no window appears in a window of the current device for the time of the snapshot.
  public final func snapshotDescription() -> String {
    whileVisible { $0.snapshotDescription() }
  }

  fileprivate final func whileVisible<Result>(_ body: (UIView) -> Result) -> Result {
    loadViewIfNeeded()
    guard view.superview == nil, parent == nil, presentingViewController == nil else {
      SimulatedDevice.current.finishPass()
      return body(view)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self
    window.isHidden = false
    SimulatedDevice.current.finishPass()
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    return body(view)
  }
}

extension Simulator: SnapshotSubject {
  /// Returns a picture of the device and its screen.
  public func snapshotPicture() -> Picture { Picture(of: self, caption: model.name) }

  /// Returns a line about the device, and all visible windows and their views, one per line.
  public func snapshotDescription() -> String {
    ViewTree(of: self, caption: model.name, showsLayers: SnapshotFormat.showsLayers).text
  }
}
