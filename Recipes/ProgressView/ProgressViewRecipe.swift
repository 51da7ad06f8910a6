import RecipeKit

/// Recipe 1.25: a progress view that shows how much of the work is done.
@MainActor public let recipe: any Recipe = ProgressViewRecipe()

struct ProgressViewRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<ProgressViewController> = { ProgressViewController() }
  let wrongWays: WrongWays<ControllerFactory<ProgressViewController>> = [
    "integer division": { IntegerDivisionController() },
    "unnormalised value": { UnnormalisedController() },
    "a weak property": { WeakPropertyController() },
    "what is left": { WhatIsLeftController() },
    "never added": { NeverAddedController() },
  ]

  func scene(_ make: ControllerFactory<ProgressViewController>, on stage: Stage) throws
    -> ProgressViewController
  {
    let controller = stage.launch(make(), on: .iPhone4, iOS: 7)
    _ = try stage.require(controller.progressView, "the progress view")
    return controller
  }

  /// The calls that reach UIKit while a controller loads its view.
  private let loading = SceneSetup { (make: ControllerFactory<ProgressViewController>, stage) in
    stage.boot(.iPhone4, iOS: 7).callsReachingUIKit { make().loadViewIfNeeded() }
  }

  /// What a bar is like when it is added: its progress and its centre.
  private let adding = SceneSetup { (make: ControllerFactory<ProgressViewController>, stage) in
    _ = stage.boot(.iPhone4, iOS: 7)
    let controller = make()
    let witness = SubviewRecorder {
      [CGFloat(($0 as? UIProgressView)?.progress ?? 0), $0.center.x, $0.center.y]
    }
    controller.view = witness
    controller.viewDidLoad()
    return witness.notes
  }

  var claims: Claims<ControllerFactory<ProgressViewController>> {
    core("created-with-bar-style", "The recipe creates the view with the bar style.") {
      expect($0.progressView.progressViewStyle, is: .bar)
    }
    .fails(when: "the code takes the default style", with: { DefaultStyleController() })
    core("centred-in-view", "The progress view's center is set to the controller view's center.") {
      expect($0.progressView.center, is: CGPoint(x: 160, y: 240))
    }
    .fails(when: "the bar stands in the corner") { $0.progressView.frame.origin = .zero }
    core("added-as-subview", "The progress view is added to the controller's view.") { scene in
      expect(scene.view.subviews.count { $0 is UIProgressView }, is: 1)
    }
    .fails(in: "never added", seeing: 0)
    adding.detail("added-as-subview#last", "the bar is set up when it is added") {
      expect($0, is: [[20 / 30, 160, 240]], within: 0.001)
    }
    .fails(when: "the bar is added before it is set up", with: { AddedFirstController() })
    loading.detail(
      "super-viewdidload-first",
      "`viewDidLoad` calls `super.viewDidLoad()` before it builds anything."
    ) {
      expect($0.first { ["viewDidLoad", "addSubview"].contains($0) }, is: "viewDidLoad")
    }
    .fails(when: "`super.viewDidLoad()` comes last", with: { SuperAtTheEndController() })
    detail("strong-property", "The controller keeps the progress view in a strong property, `progressView`.")
    {
      $0.progressView?.removeFromSuperview()
      expect($0.progressView == nil ? "gone" : "there", is: "there")
    }
    .fails(in: "a weak property", seeing: "gone")

    core(
      "twenty-of-thirty",
      "With 20 of 30 tasks done the progress is 20/30.",
      covers: "float-operands-required"
    ) {
      expect($0.progressView.progress, is: 20 / 30, within: 0.001)
    }
    .fails(in: "integer division", seeing: 0)
    core("twenty-of-thirty-fill", "At 20/30 the bar shows two thirds of its track filled.") {
      expect($0.progressView.filled, is: 2 / 3, within: 0.001)
    }
    .fails(in: "integer division", seeing: 0)
    core("normalised-done-over-total", "The progress is the tasks that are done, divided by all tasks.") {
      scene in
      expect([0, 7, 15, 29].map { scene.progress($0) }, is: [0, 7 / 30, 0.5, 29 / 30], within: 0.001)
    }
    .fails(in: "what is left").fails(in: "integer division")
    core(
      "integer-division-zero",
      "The integer quotient 20/30 is 0, but the progress must be 20/30."
    ) {
      expect($0.progress(20), is: 20 / 30, within: 0.001)
    }
    .fails(in: "integer division", seeing: 0)
    detail("integer-division-truncates", "Integer division drops the fraction, but 29 of 30 must keep it.") {
      expect($0.progress(29), is: 29 / 30, within: 0.001)
    }
    .fails(in: "integer division", seeing: 0)
    core(
      "integer-division-stuck-until-end",
      "With integer division only 30/30 moves the bar, but every task must move it."
    ) {
      scene in
      let moving = (1...30).filter { scene.progress($0) != scene.progress($0 - 1) }
      expect([moving.count, moving.first ?? 0], is: [30, 1])
    }
    .fails(in: "integer division", seeing: [1, 30])

    core("progress-range", "The value of progress must lie in 0…1.0 inclusive.") { scene in
      expect(
        [0, 3, 6, 8, 12].map { scene.progress($0, of: 12) },
        is: [0, 0.25, 0.5, 2 / 3, 1],
        within: 0.001
      )
    }
    .fails(in: "unnormalised value").fails(in: "what is left")
    detail(
      "out-of-range-progress",
      "A value outside 0…1 is not a valid progress; UIKit clamps it to the nearer end."
    ) {
      expect([$0.progress(17, of: 10), $0.progress(-3, of: 10)], is: [1, 0])
    }
    .fails(in: "what is left", seeing: [0, 1])
    core("zero-means-not-started", "A progress of 0 means that filling has not begun.") {
      expect($0.filled(0), is: 0)
    }
    .fails(in: "what is left", seeing: 1)
    core("one-means-complete", "A progress of 1.0 means 100 % complete.") { expect($0.filled(30), is: 1) }
      .fails(in: "what is left", seeing: 0)
    detail("half-example", "A progress of 0.5 means 50 %: half of the track is filled.") {
      expect($0.filled(15), is: 0.5)
    }
    .fails(in: "integer division", seeing: 0)

    detail("style-bar", "The bar style fills as the default one does, but is meant for toolbars.") { scene in
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
      scene.view.addSubview(toolbar)
      toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: scene.progressView), .flexibleSpace()]
      toolbar.layoutIfNeeded()
      let standard = UIProgressView(progressViewStyle: .default)
      standard.progress = 20 / 30
      expect(scene.progressView.filled, is: standard.filled, within: 0.001)
      let frame = scene.progressView.superview === toolbar ? scene.progressView.frame : nil
      expect(
        frame,
        is: CGRect(x: 85, y: 20.75, width: 150, height: 2.5),
        "in the middle of a toolbar the bar is 2.5 points thick"
      )
    }
    .fails(in: "integer division")
    .fails(when: "the style is the default one") { $0.progressView.progressViewStyle = .default }
    detail("style-default", "A progress view has the default style unless told otherwise.", isFact: true) {
      _ in
      expect(UIProgressView().progressViewStyle, is: .default)
    }
    detail("two-styles-listed", "There are exactly two styles, default and bar.", isFact: true) { _ in
      expect((0...9).compactMap(UIProgressView.Style.init(rawValue:)), is: [.default, .bar])
    }
    detail("progress-property-float", "`progress` is a `Float` that can be read and written.", isFact: true) {
      scene in
      scene.progressView.progress = 0.25
      expect("\(type(of: scene.progressView.progress)) \(scene.progressView.progress)", is: "Float 0.25")
    }
    detail("initial-progress-zero", "A new progress view has not started: its progress is 0.", isFact: true) {
      _ in
      expect(UIProgressView(progressViewStyle: .bar).progress, is: 0)
    }
  }

  func illustrate(_ make: ControllerFactory<ProgressViewController>, on stage: Stage) throws {
    stage.liveCount("tasks", caption: "Tick tasks off, and see what the bar is told", of: "task", to: 30) {
      let scene = try self.scene(make, on: stage)
      return { Double(scene.progress($0)) }
    }
    let scene = try self.scene(make, on: stage)
    stage.output("progress after 20 of 30 tasks", scene.progressView.progress)
    stage.output("frame of the bar", scene.progressView.frame)
    stage.output("filled part of the bar", scene.progressView.filled)
    stage.picture(
      "two-thirds",
      caption: "20 of 30 tasks are done",
      showing: [.label("progress \(ValueText.brief(scene.progressView.progress))", on: scene.progressView)]
    )
    stage.output(
      "how many of 30 tasks move the bar",
      (1...30).count { scene.progress($0) != scene.progress($0 - 1) }
    )
  }
}

extension ProgressViewController {
  /// The progress once tasks are done.
  fileprivate func progress(_ done: Int, of total: Int = 30) -> Float {
    show(done: done, of: total)
    return progressView.progress
  }

  /// How much of the track is filled once tasks are done.
  fileprivate func filled(_ done: Int) -> Float {
    show(done: done, of: 30)
    return progressView.filled
  }
}

extension UIProgressView {
  /// How much of the track is filled; the front subview is the filled part.
  fileprivate var filled: Float {
    layoutIfNeeded()
    return Float((subviews.last?.frame.width ?? 0) / bounds.width)
  }
}
