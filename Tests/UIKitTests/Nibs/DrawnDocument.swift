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
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
      initialViewController="controller"><scenes><scene sceneID="scene"><objects>
      <viewController id="controller">\(before)\(root)</viewController>
      </objects></scene></scenes></document>
      """
    let compiler = DocumentCompiler(Data(text.utf8), path: "Main.storyboard", module: "Sample")
    #expect(compiler.messages.isEmpty, "\(compiler.messages)")
    let compiled = try #require(compiler.compiled)
    let document = try #require(NibDocument(name: "Main", data: Data(compiled.utf8)))
    SimulatedDevice.current.application.storyboards["Main"] = .of(document)
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
