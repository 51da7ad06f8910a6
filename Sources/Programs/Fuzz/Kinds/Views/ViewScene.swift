import Rendering
import Simulator
import UIKit

/// The running case of views and its invariants.
@MainActor
final class ViewScene {
  let simulator: Simulator
  private let controller = UIViewController()
  private(set) var views: [Int: UIView] = [:]
  /// The data source and delegate of tables and scroll views, which don't retain it.
  let server = ViewFactory()

  /// Boots the device of the steps.
  init(_ steps: [ViewStep]) {
    var (model, version) = (DeviceModel.iPhone5, 7.0)
    for case .boot(let number, let booted) in steps {
      model = DeviceModel.all[number % DeviceModel.all.count]
      version = booted
    }
    simulator = Simulator.boot(model, iOS: version)
    simulator.launch(controller)
    views[0] = controller.view
  }

  /// The view with a number, if it has the type.
  func view<View: UIView>(_ number: Int, as type: View.Type = View.self) -> View? { views[number] as? View }

  func perform(_ step: ViewStep) {
    switch step {
    case .boot: break
    case .make(let number, let kind, let parent, let frame):
      guard views[number] == nil, let parent = views[parent] else { return }
      let view = server.make(kind)
      parent.addSubview(view)
      views[number] = view
      view.frame = frame
    case .insert(let number, let parent, let index):
      guard number != 0, let view = views[number], let parent = views[parent], !parent.isDescendant(of: view)
      else {
        return
      }
      parent.insertSubview(view, at: min(index, parent.subviews.count))
    case .exchange(let one, let other, let parent):
      guard let parent = views[parent], max(one, other) < parent.subviews.count else { return }
      parent.exchangeSubview(at: one, withSubviewAt: other)
    case .bringToFront(let number): views[number].map { $0.superview?.bringSubviewToFront($0) }
    case .remove(let number): if number != 0 { views[number]?.removeFromSuperview() }
    default: performGeometry(step)
    }
  }

  /// Throws unless every view is in its superview's list of subviews.
  func check() throws(InvariantViolation) {
    for (number, view) in views {
      var (above, height) = (view.superview, 0)
      while let present = above, height <= 1_000 {
        (above, height) = (present.superview, height + 1)
      }
      try InvariantViolation.check(height <= 1_000, "no cycle of superviews", "view \(number)")
      let isListed = view.superview.map { $0.subviews.contains { $0 === view } } ?? true
      try InvariantViolation.check(isListed, "a superview has its subviews", "view \(number)")
    }
  }

  /// Draws in every format and checks the pictures.
  func checkPictures() throws(InvariantViolation) {
    let picture = Picture(of: simulator, caption: "picture")
    try PictureChecks.check(svg: picture.svg)
    let characters = picture.terminal(columns: 60, colors: .none).utf8.count
    try InvariantViolation.check(
      characters < 100_000,
      "the size of pictures in characters is limited",
      "\(characters) bytes"
    )
    _ = ViewTree(of: simulator, caption: "tree").text
  }
}
