import RecipeKit

extension AdaptiveSplitRecipe {
  /// Picks a photo on the pad and on phones, and turns a Plus on its side and back.
  func check(_ example: Example, on stage: Stage) throws {
    checkStructure(example, on: stage)
    checkPad(example, on: stage)
    checkWithoutDelegate(example, on: stage)
    checkPhone(example, on: stage)
    checkTabs(example, on: stage)
    checkPlus(example, on: stage)
    checkOtherPhones(example, on: stage)
  }

  // MARK: Structure

  private func checkStructure(_ example: Example, on stage: Stage) {
    let single = AdaptiveScene(with(example, example.single), .iPad, on: stage)
    stage.check(
      "case-1-single-master",
      "a navigation controller as master, with one list",
      expected: [true, true],
      actual: [
        single.split?.viewControllers.first is UINavigationController,
        single.master?.viewControllers.count == 1,
      ]
    )
    let many = AdaptiveScene(with(example, example.single), .iPad, on: stage)
    many.tap(1)
    many.device.advanceUntilIdle()
    stage.check(
      "case-2-many-tables",
      "a photographer is picked: the lists on the master's stack",
      expected: ["PhotographersTVC", "PhotosTVC"],
      actual: many.master?.viewControllers.map { "\(type(of: $0))" } ?? []
    )
    let whole = AdaptiveScene(example, .iPad, on: stage)
    stage.check(
      "case-3-tab-master",
      "the master",
      expected: "UITabBarController",
      actual: whole.split?.viewControllers.first.map { "\(type(of: $0))" } ?? "none"
    )
    stage.check(
      "detail-always-image",
      "the detail, and what is in it",
      expected: "UINavigationController, ImageViewController",
      actual: "\(whole.detail.map { "\(type(of: $0))" } ?? "none"), "
        + ((whole.detail as? UINavigationController)?.viewControllers.first.map {
          "\(type(of: $0))"
        } ?? "none")
    )
    stage.check(
      "tab-two-tabs",
      "what the tabs begin with",
      expected: ["Photographers", "Recents"],
      actual: whole.tabs == nil ? [] : whole.stacks.compactMap { $0.viewControllers.first?.title }
    )
    stage.check(
      "tabs-embedded-in-navigation",
      "tabs, and those of them that are navigation controllers",
      expected: [2, 2],
      actual: [whole.tabs?.viewControllers?.count ?? 0, whole.tabs == nil ? 0 : whole.stacks.count]
    )
  }

  private func with(_ example: Example, _ structure: AdaptiveStoryboard.Structure) -> Example {
    var other = example
    other.structure = structure
    return other
  }

  // MARK: The pad

  private func checkPad(_ example: Example, on stage: Stage) {
    let bare = AdaptiveScene(example, .iPad, on: stage, hasDelegate: false)
    bare.turn(.landscapeLeft)
    bare.pickPhoto()
    let withoutDelegate = bare.detailImage?.title ?? "none"
    let scene = AdaptiveScene(example, .iPad, on: stage)
    scene.turn(.landscapeLeft)
    scene.pickPhoto()
    stage.picture("ipad", caption: "On the pad the image is in the detail's place")
    stage.check(
      "ipad-works-unchanged",
      "a photo is picked: what the detail shows without a delegate and with ours, and what is presented",
      expected: ["Lighthouse", "Lighthouse", "nothing"],
      actual: [
        withoutDelegate, scene.detailImage?.title ?? "none",
        scene.split?.presentedViewController == nil ? "nothing" : "something",
      ]
    )
    stage.check(
      "detail-shows-photo",
      "the address of the image",
      expected: "https://photos.example/lighthouse.jpg",
      actual: scene.detailImage?.imageURL?.absoluteString ?? "none"
    )
    stage.check(
      "false-means-default",
      "where there is room, the split view's second controller, and how many lists the master has",
      expected: "replaced, 2",
      actual: (scene.detail === scene.witness.shown && scene.detail != nil ? "replaced" : "another")
        + ", \(scene.master?.viewControllers.count ?? 0)"
    )
    let phone = AdaptiveScene(example, .iPhone6, on: stage)
    stage.check(
      "size-classes-drive",
      "the split view on the pad and on a phone, and how many controllers it has",
      expected: ["expanded, 2", "collapsed, 1"],
      actual: [scene, phone].map {
        ($0.split?.isCollapsed ?? false ? "collapsed" : "expanded")
          + ", \($0.split?.viewControllers.count ?? 0)"
      }
    )
  }

  // MARK: Phones

  private func checkWithoutDelegate(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6, on: stage, hasDelegate: false)
    scene.pickPhoto()
    stage.picture("pitfall", caption: "Without a delegate the image is presented, with no way back")
    let presented = scene.split?.presentedViewController
    stage.check(
      "compact-modal-pitfall",
      "without a delegate: what becomes of the image, and how many lists the master has",
      expected: "presented, 2",
      actual: (presented != nil ? "presented" : "not presented")
        + ", \(scene.master?.viewControllers.count ?? 0)"
    )
    let image = (presented as? UINavigationController)?.topViewController ?? presented
    stage.check(
      "compact-modal-no-buttons",
      "its title, and items on the left and on the right",
      expected: "Lighthouse, 0, 0",
      actual: "\(image?.title ?? "none"), \(image?.navigationItem.leftBarButtonItems?.count ?? 0), "
        + "\(image?.navigationItem.rightBarButtonItems?.count ?? 0)"
    )
    for y in stride(from: 30, through: 640, by: 61) {
      for x in stride(from: 20, through: 360, by: 57) {
        scene.device.tap(at: CGPoint(x: x, y: y))
        scene.device.advance(by: 0.4)
      }
    }
    stage.check(
      "compact-modal-no-way-out",
      "after taps all over the screen it is still there",
      expected: true,
      actual: presented != nil && scene.split?.presentedViewController === presented
    )
    let single = AdaptiveScene(with(example, example.single), .iPhone6, on: stage, hasDelegate: false)
    single.pickPhoto()
    stage.check(
      "reason-tab-in-between",
      "with a navigation controller as master, and with tabs: the image, and the master's controllers",
      expected: ["pushed, 3", "presented, 2"],
      actual: [
        (single.split?.presentedViewController != nil ? "presented" : "pushed")
          + ", \(single.master?.viewControllers.count ?? 0)",
        (presented != nil ? "presented" : "pushed") + ", \(scene.master?.viewControllers.count ?? 0)",
      ]
    )
  }

  private func checkPhone(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6, on: stage)
    scene.tap(0)
    scene.device.advanceUntilIdle()
    let depth = scene.master?.viewControllers.count ?? 0
    var slides = false
    stage.film("slide", caption: "On a phone the image slides in", seconds: 0.5) {
      scene.tap(1)
      scene.device.advance(by: 0.1)
      slides = scene.master?.transitionCoordinator?.isAnimated ?? false
      scene.device.advance(by: 0.4)
    }
    scene.device.advanceUntilIdle()
    stage.picture("iphone", caption: "On a phone the image is pushed, with a way back")
    let calls = scene.witness.calls.filter { $0 == "showDetail" }.count
    stage.check(
      "fix-show-detail-delegate",
      "calls of showDetail for one pick, and what they bring",
      expected: ["1 call", "a detail", "a sender"],
      actual: [
        "\(calls) call", scene.witness.shown is UINavigationController ? "a detail" : nil,
        scene.witness.hadSender ? "a sender" : nil,
      ].compactMap { $0 }
    )
    stage.check(
      "extracts-image-controller",
      "on top of the master's stack",
      expected: "ImageViewController",
      actual: scene.master?.topViewController.map { "\(type(of: $0))" } ?? "none"
    )
    stage.check(
      "true-means-handled",
      "nothing is presented besides",
      expected: true,
      actual: scene.masterImage != nil && scene.split?.presentedViewController == nil
    )
    stage.check(
      "compact-slides",
      "a tenth of a second after the tap, an animated transition is under way",
      expected: true,
      actual: slides && scene.masterImage != nil
    )
    let back = scene.master?.navigationBar.backItem?.title
    let pushed = (scene.master?.viewControllers.count ?? 0) - depth
    scene.device.tap(at: CGPoint(x: 30, y: 42))
    scene.device.advanceUntilIdle()
    stage.check(
      "compact-back-button",
      "controllers pushed, the back button's title, and what a tap on it leads to",
      expected: "1 Anna PhotosTVC",
      actual: "\(pushed) \(back ?? "none") "
        + (scene.master?.topViewController.map { "\(type(of: $0))" } ?? "none")
    )
    let wide = AdaptiveScene(example, .iPad, on: stage)
    wide.pickPhoto()
    stage.check(
      "compact-check-first",
      "images on the master's stack: on a phone while it is shown, and on the pad",
      expected: [1, 0],
      actual: [
        pushed, wide.master?.viewControllers.filter { $0 is ImageViewController }.count ?? 0,
      ]
    )
  }

  private func checkTabs(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6, on: stage)
    scene.select(tab: 1)
    scene.tap(0)
    scene.device.advanceUntilIdle()
    stage.check(
      "gets-master-navigation",
      "a photo of the second tab is picked: depths of the two stacks",
      expected: [1, 2],
      actual: scene.stacks.map(\.viewControllers.count)
    )
  }

  // MARK: The Plus

  private func checkPlus(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6Plus, on: stage)
    scene.pickPhoto()
    stage.picture("plus-portrait", caption: "A Plus held upright")
    let image = scene.masterImage
    let depth = scene.master?.viewControllers.count ?? 0
    stage.film("plus", caption: "A Plus is turned on its side", seconds: 0.6) {
      scene.device.rotate(to: .landscapeLeft, animating: true)
      scene.device.advance(by: 0.6)
    }
    scene.device.advanceUntilIdle()
    stage.picture("plus-landscape", caption: "On its side there are two columns")
    let list = scene.master?.topViewController as? PhotosTVC
    stage.check(
      "landscape-image-in-master-pitfall",
      "on its side: an image on top of the master's stack",
      expected: false,
      actual: scene.masterImage != nil
    )
    let inMaster = scene.stacks.flatMap(\.viewControllers).filter { $0 is ImageViewController }
      .count
    stage.check(
      "image-only-in-detail",
      "images in the master's stacks, and in the detail",
      expected: [0, 1],
      actual: [inMaster, scene.detailImage == nil ? 0 : 1]
    )
    stage.check(
      "pop-on-landscape",
      "controllers taken from the master's stack, and what is on top now",
      expected: "1 PhotosTVC",
      actual:
        "\(depth - (scene.master?.viewControllers.count ?? 0)) \(list == nil ? "none" : "PhotosTVC")"
    )
    stage.check(
      "row-reselected",
      "the row that is marked in the list",
      expected: 1,
      actual: list?.tableView.indexPathForSelectedRow?.row ?? -1
    )
    stage.check(
      "detail-restored-from-storyboard",
      "the detail is another object with the same address",
      expected: [true, true],
      actual: [
        image != nil && scene.detailImage != nil && scene.detailImage !== image,
        image != nil && scene.detailImage?.imageURL == image?.imageURL,
      ]
    )
    stage.check(
      "iphone-6-plus-rotation",
      "columns, the list in the first, and the image in the second",
      expected: "2, Anna, Lighthouse",
      actual: "\(scene.split?.viewControllers.count ?? 0), \(list?.title ?? "none"), "
        + (scene.detailImage?.title ?? "none")
    )
    scene.turn(.portrait)
    stage.check(
      "separate-delegate-method",
      "calls of separateSecondaryFrom in a turn and back, and the answer",
      expected: "1, a detail",
      actual: "\(scene.witness.calls.filter { $0 == "separate" }.count), "
        + (scene.witness.separated != nil ? "a detail" : "nothing")
    )
  }

  private func checkOtherPhones(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6, on: stage)
    scene.turn(.landscapeLeft)
    stage.check(
      "non-plus-stay-compact",
      "an iPhone 6 on its side: the split view, and calls of separateSecondaryFrom",
      expected: "collapsed, 0",
      actual: (scene.split?.isCollapsed ?? false ? "collapsed" : "expanded")
        + ", \(scene.witness.calls.filter { $0 == "separate" }.count)"
    )
  }
}
