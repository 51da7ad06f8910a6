import InterfaceBuilder
import Simulator
import Testing

@testable import UIKit

/// The objects of a document, which is compiled and loaded as in an application.
@MainActor
struct DrawnDocument {
  let device: Simulator
  let root: UIView
  let objects: NibObjects

  /// Launches a device that shows the view of a scene.
  ///
  /// - Parameters:
  ///   - root: the element of the view, with `key="view"`.
  ///   - before: further elements of the controller, before the view.
  init(
    _ root: String,
    before: String = "",
    on model: DeviceModel = .iPhone6,
    iOS version: Double = 11
  ) throws {
    device = Simulator.boot(model, iOS: version)
    try UIStoryboard.install(
      initial: "controller",
      "<viewController id=\"controller\">\(before)\(root)</viewController>"
    )
    let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    objects = try #require(controller.storyboardConnection?.objects)
    device.launch(controller)
    self.root = controller.view
  }

  subscript(_ id: String) -> AnyObject? { objects[id] }

  /// The frame of a view, after layout.
  func frame(_ id: String) throws -> CGRect {
    root.window?.layoutIfNeeded()
    return try #require(objects[id] as? UIView).frame
  }
}

extension NibDocument {
  /// A storyboard that is compiled as in an application.
  ///
  /// - Parameters:
  ///   - initial: the identifier of the initial scene's controller; nil for none.
  ///   - scenes: the objects of each scene.
  static func storyboard(initial: String?, scenes: [String]) throws -> NibDocument {
    let scenes = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let data = try compiledDocument(
      "Storyboard.XIB",
      initial.map { "initialViewController=\"\($0)\"" } ?? "",
      "<scenes>\(scenes)</scenes>"
    )
    return try #require(NibDocument(name: "Main", data: data))
  }
}

extension UIStoryboard {
  /// Puts a storyboard in the application's bundle, until another device is booted.
  static func install(_ name: String = "Main", initial: String?, _ scenes: String...) throws {
    let document = try NibDocument.storyboard(initial: initial, scenes: scenes)
    SimulatedDevice.current.application.storyboards[name] = .of(document)
  }
}

extension UINib {
  /// A nib that is compiled as in an application.
  static func xib(_ objects: String) throws -> UINib {
    UINib(data: try file(objects), bundle: nil)
  }

  /// The compiled file of a nib.
  static func file(_ objects: String) throws -> Data {
    try compiledDocument("XIB", "", "<objects>\(objects)</objects>")
  }
}

/// A compiled document; what the compiler says of classes that are not implemented is left out.
private func compiledDocument(_ type: String, _ attributes: String, _ contents: String) throws -> Data {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" useAutolayout="YES" \(attributes)>
    \(contents)</document>
    """
  let compiler = DocumentCompiler(Data(text.utf8), path: "Main", module: "Sample")
  return try #require(compiler.compiled, "\(compiler.messages)").file
}
