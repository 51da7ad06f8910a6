import RecipeKit

extension ProgressViewRecipe {
  /// Loads the controller, moves the bar, and reads what it shows.
  func check(_ example: Example, on stage: Stage) throws {
    stage.liveCount("tasks", caption: "Tick tasks off, and see what the bar is told", of: "task", to: 30) {
      let device = stage.boot(.iPhone4, iOS: 7)
      let controller = example()
      device.launch(controller)
      let bar = try stage.require(controller.progressView, "the progress view")
      return { done in
        withExtendedLifetime(device) { controller.show(done: done, of: 30) }
        return Double(bar.progress)
      }
    }
    let device = stage.boot(.iPhone4, iOS: 7)
    let controller = example()
    let calls = device.callsReachingUIKit { controller.loadViewIfNeeded() }
    device.launch(controller)
    let bar = try stage.require(controller.progressView, "the progress view")

    stage.output("progress", bar.progress)
    stage.output("progressView.frame", bar.frame)
    stage.output("filled width", filledWidth(of: bar))
    stage.picture(
      "two-thirds",
      caption: "20 of 30 tasks are done",
      showing: [.label("progress \(ValueText.brief(bar.progress))", on: bar)]
    )

    stage.check(
      "super-viewdidload-first",
      "`super.viewDidLoad()` runs before the first view is added",
      expected: "viewDidLoad",
      actual: calls.first { $0 == "viewDidLoad" || $0 == "addSubview" } ?? "neither"
    )
    checkBuilding(controller, bar, on: stage)
    checkLastStep(example(), on: stage)
    checkTwentyOfThirty(controller, bar, on: stage)
    checkFraction(controller, bar, on: stage)
    checkWholeRun(controller, bar, on: stage)
    checkProperty(example, on: stage)
    checkStyles(on: stage)
    checkToolbar(controller, bar, on: stage)
  }

  private func checkBuilding(
    _ controller: ProgressViewController,
    _ bar: UIProgressView,
    on stage: Stage
  ) {
    stage.check(
      "created-with-bar-style",
      "the progress view is of the bar style",
      expected: UIProgressView.Style.bar,
      actual: bar.progressViewStyle
    )
    stage.check(
      "centred-in-view",
      "the progress view's center is the middle of the screen",
      expected: CGPoint(x: 160, y: 240),
      actual: bar.center
    )
    stage.check(
      "added-as-subview",
      "the controller's view holds one progress view",
      expected: 1,
      actual: controller.view.subviews.count { $0 is UIProgressView }
    )
  }

  /// Lets a controller build its interface in a view that looks on.
  private func checkLastStep(_ controller: ProgressViewController, on stage: Stage) {
    let witness = WitnessView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view = witness
    controller.viewDidLoad()
    stage.check(
      "added-as-subview",
      named: "progress",
      "the bar has its progress by the time it is added",
      expected: 20.0 / 30,
      actual: witness.progressWhenAdded ?? -1,
      within: 0.001
    )
    stage.check(
      "added-as-subview",
      named: "center",
      "the bar stands in the middle by the time it is added",
      expected: CGPoint(x: 160, y: 240),
      actual: witness.centerWhenAdded
    )
  }

  private func checkTwentyOfThirty(
    _ controller: ProgressViewController,
    _ bar: UIProgressView,
    on stage: Stage
  ) {
    stage.check(
      "twenty-of-thirty",
      "with 20 of 30 tasks done the progress is 20/30",
      expected: 2.0 / 3,
      actual: bar.progress,
      within: 0.001
    )
    stage.check(
      "twenty-of-thirty-fill",
      "with 20 of 30 tasks done two thirds of the track are filled",
      expected: 2.0 / 3,
      actual: filledFraction(of: bar),
      within: 0.001
    )
    stage.check(
      "float-operands-required",
      "the quotient of 20 and 30 keeps what follows the point",
      expected: 2.0 / 3,
      actual: bar.progress.truncatingRemainder(dividingBy: 1),
      within: 0.001
    )
    controller.show(done: 20, of: 30)
    stage.check(
      "integer-division-zero",
      "20 of 30, shown once more, are still 20/30",
      expected: 20.0 / 30,
      actual: bar.progress,
      within: 0.001
    )
    stage.check(
      "integer-division-truncates",
      "29 of 30 and 30 of 30 keep their fractions",
      expected: [29.0 / 30, 1],
      actual: [29, 30].map { progress(controller, bar, done: $0, of: 30) },
      within: 0.001
    )
  }

  private func checkFraction(
    _ controller: ProgressViewController,
    _ bar: UIProgressView,
    on stage: Stage
  ) {
    controller.show(done: 0, of: 30)
    stage.check(
      "zero-means-not-started",
      "with nothing done nothing is filled",
      expected: 0,
      actual: filledWidth(of: bar)
    )
    controller.show(done: 30, of: 30)
    stage.check(
      "one-means-complete",
      "with everything done the whole width is filled",
      expected: Float(bar.bounds.width),
      actual: filledWidth(of: bar)
    )
    controller.show(done: 15, of: 30)
    stage.check(
      "half-example",
      "half done fills half of the track",
      expected: 0.5,
      actual: filledFraction(of: bar)
    )
    stage.check(
      "progress-range",
      "a progress of 0, 1/4, 1/2, 2/3 and 1 reads back as it is",
      expected: [0, 0.25, 0.5, 2.0 / 3, 1],
      actual: [0, 3, 6, 8, 12].map { progress(controller, bar, done: $0, of: 12) },
      within: 0.001
    )
    stage.check(
      "out-of-range-progress",
      "a progress of 1.7 reads back as 1, and one of -0.3 as 0",
      expected: [1, 0],
      actual: [17, -3].map { progress(controller, bar, done: $0, of: 10) }
    )
    bar.progress = 0.25
    stage.check(
      "progress-property-float",
      "`progress` is a Float and keeps 0.25",
      expected: "Float 0.25",
      actual: "\(type(of: bar.progress)) \(bar.progress)"
    )
  }

  /// Counts from no task to all thirty.
  private func checkWholeRun(
    _ controller: ProgressViewController,
    _ bar: UIProgressView,
    on stage: Stage
  ) {
    let run = (0...30).map { progress(controller, bar, done: $0, of: 30) }
    stage.check(
      "normalised-done-over-total",
      "after none of the tasks the progress is off done/total",
      expected: 0,
      actual: run.indices.map { abs(run[$0] - Float($0) / 30) }.max() ?? 1,
      within: 0.001
    )
    let moves = run.indices.dropFirst().filter { run[$0] != run[$0 - 1] }
    stage.output("tasks that move the bar", moves.count)
    stage.check(
      "integer-division-stuck-until-end",
      "each of the 30 tasks moves the bar",
      expected: 30,
      actual: moves.count
    )
    stage.check(
      "integer-division-stuck-until-end",
      named: "first",
      "the first task moves it already",
      expected: 1,
      actual: moves.first ?? 0
    )
  }

  /// Takes the bar out of its superview: then only the controller keeps it.
  private func checkProperty(_ example: Example, on stage: Stage) {
    let controller = example()
    controller.loadViewIfNeeded()
    controller.progressView?.removeFromSuperview()
    stage.check(
      "strong-property",
      "a progress view that left its superview is still there in the property",
      expected: "there",
      actual: controller.progressView == nil ? "gone" : "there"
    )
  }

  private func checkStyles(on stage: Stage) {
    stage.check(
      "style-default",
      "a progress view made without a style has the default one",
      expected: UIProgressView.Style.default,
      actual: UIProgressView().progressViewStyle
    )
    stage.check(
      "two-styles-listed",
      "the numbers 0 to 9 name two styles",
      expected: [UIProgressView.Style.default, .bar],
      actual: (0...9).compactMap(UIProgressView.Style.init(rawValue:))
    )
    stage.check(
      "initial-progress-zero",
      "a new progress view has not started",
      expected: 0,
      actual: UIProgressView(progressViewStyle: .bar).progress
    )
  }

  /// Takes the bar to where its style belongs.
  private func checkToolbar(
    _ controller: ProgressViewController,
    _ bar: UIProgressView,
    on stage: Stage
  ) {
    controller.show(done: 20, of: 30)
    let standard = UIProgressView(progressViewStyle: .default)
    standard.progress = 20.0 / 30
    stage.check(
      "style-bar",
      "the controller's bar is filled as far as one of the default style",
      expected: filledFraction(of: standard),
      actual: filledFraction(of: bar),
      within: 0.001
    )
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
    controller.view.addSubview(toolbar)
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: bar), .flexibleSpace()]
    toolbar.layoutIfNeeded()
    stage.check(
      "style-bar",
      named: "toolbar",
      "on a toolbar the bar stands in the middle, 2.5 points thick",
      expected: CGRect(x: 85, y: 20.75, width: 150, height: 2.5),
      actual: bar.superview === toolbar ? bar.frame : nil
    )
    stage.check(
      "style-bar",
      named: "toolbar-fill",
      "on a toolbar two thirds of the bar are filled",
      expected: 100,
      actual: filledWidth(of: bar),
      within: 0.001
    )
  }

  // MARK: Reading the bar

  private func progress(
    _ controller: ProgressViewController,
    _ bar: UIProgressView,
    done: Int,
    of total: Int
  ) -> Float {
    controller.show(done: done, of: total)
    return bar.progress
  }

  /// The width of the front subview, which is the filled part.
  private func filledWidth(of bar: UIProgressView) -> Float {
    bar.layoutIfNeeded()
    return Float(bar.subviews.last?.frame.width ?? 0)
  }

  private func filledFraction(of bar: UIProgressView) -> Float {
    filledWidth(of: bar) / Float(bar.bounds.width)
  }
}
