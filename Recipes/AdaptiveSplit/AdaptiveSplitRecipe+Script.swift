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
    checkMethods(example, on: stage)
    checkOtherPhones(example, on: stage)
  }

  // MARK: Structure

  private func checkStructure(_ example: Example, on stage: Stage) {
    let single = AdaptiveScene(with(example, example.one), .iPad, on: stage)
    stage.check(
      "case-1-single-master",
      "the master is a navigation controller, and one list is in it",
      expected: "UINavigationController: PhotosTVC",
      actual: AdaptiveScene.name(single.split?.viewControllers.first) + ": "
        + single.masterNames.joined(separator: ", ")
    )
    single.tap(1)
    single.device.advanceUntilIdle()
    stage.check(
      "case-1-single-master",
      named: "detail",
      "a pick in the one list shows the photo in the detail",
      expected: "Lighthouse",
      actual: single.detailImage?.title ?? "none"
    )
    let many = AdaptiveScene(with(example, example.single), .iPad, on: stage)
    many.tap(1)
    many.device.advanceUntilIdle()
    stage.check(
      "case-2-many-tables",
      "after a photographer is picked, a second list lies on the first",
      expected: ["PhotographersTVC", "PhotosTVC"],
      actual: many.masterNames
    )
    let whole = AdaptiveScene(example, .iPad, on: stage)
    stage.check(
      "case-3-tab-master",
      "the master is a tab bar controller",
      expected: "UITabBarController",
      actual: AdaptiveScene.name(whole.split?.viewControllers.first)
    )
    stage.check(
      "detail-always-image",
      "the detail is a navigation controller, and an image is in it",
      expected: ["UINavigationController", "ImageViewController"],
      actual: [
        AdaptiveScene.name(whole.detail),
        AdaptiveScene.name((whole.detail as? UINavigationController)?.viewControllers.first),
      ]
    )
    stage.check(
      "tab-two-tabs",
      "one tab begins with the photographers, the other with the recents",
      expected: ["Photographers", "Recents"],
      actual: whole.tabs == nil ? [] : whole.stacks.compactMap { $0.viewControllers.first?.title }
    )
    stage.check(
      "tabs-embedded-in-navigation",
      "each tab is a navigation controller of its own",
      expected: ["UINavigationController", "UINavigationController"],
      actual: (whole.tabs?.viewControllers ?? []).map(AdaptiveScene.name)
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
    stage.check(
      "ipad-works-unchanged",
      "without either method the photo that is picked is seen in the detail",
      expected: "Lighthouse",
      actual: bare.detailImage?.title ?? "none"
    )
    stage.check(
      "ipad-works-unchanged",
      named: "presented",
      "without either method nothing is presented",
      expected: "none",
      actual: AdaptiveScene.name(bare.split?.presentedViewController)
    )
    let scene = AdaptiveScene(example, .iPad, on: stage)
    scene.turn(.landscapeLeft)
    let before = scene.detail
    scene.pickPhoto()
    stage.picture(
      "ipad",
      caption: "On the pad, after a photo was picked",
      showing: [.sizeClasses { scene.split }]
    )
    stage.check(
      "ipad-works-unchanged",
      named: "methods",
      "with both methods the photo that is picked is seen in the detail",
      expected: "Lighthouse",
      actual: scene.detailImage?.title ?? "none"
    )
    stage.check(
      "detail-shows-photo",
      "the image has the address of the photo that was picked",
      expected: "https://photos.example/lighthouse.jpg",
      actual: scene.detailImage?.imageURL?.absoluteString ?? "none"
    )
    stage.check(
      "detail-shows-photo",
      named: "image",
      "the image on screen is the photo that was picked",
      expected: "Lighthouse",
      actual: DrawnPhotos.name(of: scene.detailImage?.picture.image) ?? "none"
    )
    stage.check(
      "false-means-default",
      "where there is room, the controller that is shown takes the place of the detail",
      expected: "the one shown",
      actual: scene.detail.map { detail in
        detail === before ? "the one before" : detail === scene.witness.shown ? "the one shown" : "another"
      } ?? "none"
    )
    stage.check(
      "false-means-default",
      named: "master",
      "the list stays on top of the master's stack",
      expected: "PhotosTVC",
      actual: AdaptiveScene.name(scene.master?.topViewController)
    )
    stage.check(
      "size-classes-drive",
      "a pad, which is regular, shows two columns",
      expected: 2,
      actual: scene.split?.viewControllers.count ?? 0
    )
    let phone = AdaptiveScene(example, .iPhone6, on: stage)
    stage.check(
      "size-classes-drive",
      named: "compact",
      "a phone, which is compact, shows one column",
      expected: 1,
      actual: phone.split?.viewControllers.count ?? 0
    )
  }

  // MARK: Phones

  private func checkWithoutDelegate(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6, on: stage, hasDelegate: false)
    scene.pickPhoto()
    stage.picture("pitfall", caption: "Without a delegate the image is presented, with no way back")
    let presented = scene.split?.presentedViewController
    let image = (presented as? UINavigationController)?.topViewController ?? presented
    stage.check(
      "compact-modal-pitfall",
      "without either method the image is presented",
      expected: "ImageViewController",
      actual: AdaptiveScene.name(image)
    )
    stage.check(
      "compact-modal-pitfall",
      named: "master",
      "the master's stack has its two lists, and no image",
      expected: ["PhotographersTVC", "PhotosTVC"],
      actual: scene.tabs == nil ? ["no tabs"] : scene.masterNames
    )
    stage.check(
      "compact-modal-no-buttons",
      "the screen of an image that is presented has a title",
      expected: "Lighthouse",
      actual: image?.title ?? "none"
    )
    let items = image.map {
      ($0.navigationItem.leftBarButtonItems ?? []) + ($0.navigationItem.rightBarButtonItems ?? [])
    }
    stage.check(
      "compact-modal-no-buttons",
      named: "items",
      "the screen of an image that is presented has no button in its bar",
      expected: [],
      actual: items?.map { $0.title ?? "no title" } ?? ["no such screen"]
    )
    for y in stride(from: 30, through: 640, by: 61) {
      for x in stride(from: 20, through: 360, by: 57) {
        scene.device.tap(at: CGPoint(x: x, y: y))
        scene.device.advance(by: 0.4)
      }
    }
    stage.check(
      "compact-modal-no-way-out",
      "after taps all over the screen an image that is presented is still there",
      expected: "Lighthouse",
      actual: scene.split?.presentedViewController.map {
        $0 === presented ? image?.title ?? "none" : "another"
      }
        ?? "none"
    )
    let single = AdaptiveScene(with(example, example.single), .iPhone6, on: stage, hasDelegate: false)
    single.pickPhoto()
    stage.check(
      "reason-tab-in-between",
      "a navigation controller as master gets the image pushed, tabs get it presented",
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
    var left: CGFloat?
    stage.film("slide", caption: "On a phone a photo is picked", seconds: 0.5, showing: [.touches]) {
      scene.tap(1)
      scene.device.advance(by: 0.1)
      left = scene.masterImage?.viewIfLoaded?.layer.presentation()?.frame.minX
      scene.device.advance(by: 0.4)
    }
    scene.device.advanceUntilIdle()
    stage.picture(
      "iphone",
      caption: "On a phone, after a photo was picked",
      showing: [.sizeClasses { scene.split }]
    )
    stage.check(
      "fix-show-detail-delegate",
      "a pick asks the delegate once",
      expected: 1,
      actual: scene.witness.calls.count { $0 == "showDetail" }
    )
    stage.check(
      "fix-show-detail-delegate",
      named: "detail",
      "the delegate is asked about a navigation controller",
      expected: "UINavigationController",
      actual: AdaptiveScene.name(scene.witness.shown)
    )
    stage.check(
      "fix-show-detail-delegate",
      named: "sender",
      "the sender that the delegate hears of is the row that was tapped",
      expected: "Lighthouse",
      actual: (scene.witness.sender as? UITableViewCell)?.textLabel?.text ?? "none"
    )
    stage.check(
      "extracts-image-controller",
      "the image lies on the master's stack, and no navigation controller does",
      expected: ["PhotographersTVC", "PhotosTVC", "ImageViewController"],
      actual: scene.tabs == nil ? ["no tabs"] : scene.masterNames
    )
    var probed = example
    probed.delegate = example.probed
    stage.expectNoException("extracts-image-controller", named: "raises", "a photo can be picked on a phone")
    {
      AdaptiveScene(probed, .iPhone6, on: stage).pickPhoto()
    }
    stage.check(
      "true-means-handled",
      "nothing is presented besides what the delegate pushes",
      expected: "none",
      actual: AdaptiveScene.name(scene.split?.presentedViewController)
    )
    stage.check(
      "compact-slides",
      "a tenth of a second after the tap the image is on its way from the right",
      expected: 311,
      actual: left ?? -1,
      within: 1
    )
    let back = scene.master?.navigationBar.backItem?.title
    let pushed = (scene.master?.viewControllers.count ?? 0) - depth
    scene.device.tap(at: CGPoint(x: 30, y: 42))
    scene.device.advanceUntilIdle()
    stage.check(
      "compact-back-button",
      "the back button has the title of the list",
      expected: "Anna",
      actual: back ?? "none"
    )
    stage.check(
      "compact-back-button",
      named: "tap",
      "a tap on the back button leads to the two lists",
      expected: ["PhotographersTVC", "PhotosTVC"],
      actual: scene.split?.presentedViewController == nil ? scene.masterNames : ["something presented"]
    )
    let wide = AdaptiveScene(example, .iPad, on: stage)
    wide.pickPhoto()
    stage.check(
      "compact-check-first",
      "a pick puts one image on the master's stack on a phone, and none on the pad",
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
      "a photo picked on the second tab is pushed there, and not on the first",
      expected: [1, 2],
      actual: scene.stacks.map(\.viewControllers.count)
    )
  }

  // MARK: The Plus

  private func checkPlus(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6Plus, on: stage)
    scene.pickPhoto()
    stage.picture("plus-portrait", caption: "A Plus held upright", showing: [.sizeClasses { scene.split }])
    let image = scene.masterImage
    let depth = scene.master?.viewControllers.count ?? 0
    stage.film("plus", caption: "A Plus is turned on its side", seconds: 0.6) {
      scene.device.rotate(to: .landscapeLeft, animating: true)
      scene.device.advance(by: 0.6)
    }
    scene.device.advanceUntilIdle()
    stage.picture("plus-landscape", caption: "The Plus on its side", showing: [.sizeClasses { scene.split }])
    let list = scene.master?.topViewController as? PhotosTVC
    stage.check(
      "landscape-image-in-master-pitfall",
      "with a Plus on its side a list is on top of the master's stack",
      expected: "PhotosTVC",
      actual: AdaptiveScene.name(scene.master?.topViewController)
    )
    let inMaster = scene.stacks.flatMap(\.viewControllers).filter { $0 is ImageViewController }
      .count
    stage.check(
      "image-only-in-detail",
      "with a Plus on its side no image is in the master's stacks, and one is in the detail",
      expected: [0, 1],
      actual: [inMaster, scene.detailImage == nil ? 0 : 1]
    )
    stage.check(
      "pop-on-landscape",
      "the turn of a Plus takes one controller from the master's stack",
      expected: 1,
      actual: depth - (scene.master?.viewControllers.count ?? 0)
    )
    stage.check(
      "row-reselected",
      "the row of the photo is marked in the list",
      expected: 1,
      actual: list?.tableView.indexPathForSelectedRow?.row ?? -1
    )
    stage.check(
      "detail-restored-from-storyboard",
      "the detail shows the image of the same address",
      expected: "https://photos.example/lighthouse.jpg",
      actual: scene.detailImage?.imageURL?.absoluteString ?? "none"
    )
    stage.check(
      "detail-restored-from-storyboard",
      named: "new",
      "the image in the detail is another object than the one taken from the stack",
      expected: "a new one",
      actual: image == nil
        ? "none taken" : scene.detailImage.map { $0 === image ? "the same" : "a new one" } ?? "none"
    )
    stage.check(
      "detail-restored-from-storyboard",
      named: "drawing",
      "the view of the new image has the tag that the drawing gives it",
      expected: AdaptiveStoryboard.tag,
      actual: scene.detailImage?.viewIfLoaded?.tag ?? 0
    )
    stage.check(
      "iphone-6-plus-rotation",
      "with a Plus on its side the list is in the first column, and the image in the second",
      expected: ["Anna", "Lighthouse"],
      actual: [list?.title ?? "none", scene.detailImage?.title ?? "none"]
    )
    scene.turn(.portrait)
    stage.check(
      "separate-delegate-method",
      "a Plus that is turned and turned back asks the delegate for the detail once",
      expected: 1,
      actual: scene.witness.calls.count { $0 == "separate" }
    )
    stage.check(
      "separate-delegate-method",
      named: "answer",
      "the delegate of a Plus answers with a navigation controller",
      expected: "UINavigationController",
      actual: AdaptiveScene.name(scene.witness.separated)
    )
  }

  /// Picks a photo on a phone and turns a Plus, with each of the methods left out.
  private func checkMethods(_ example: Example, on stage: Stage) {
    func placeOnPhone(without left: Set<AdaptiveWitness.Method>) -> String {
      let phone = AdaptiveScene(example, .iPhone6, on: stage, without: left)
      phone.pickPhoto()
      return phone.split?.presentedViewController == nil ? "not presented" : "presented"
    }
    func placeOnPlus(without left: Set<AdaptiveWitness.Method>) -> String {
      let plus = AdaptiveScene(example, .iPhone6Plus, on: stage, without: left)
      plus.pickPhoto()
      plus.turn(.landscapeLeft)
      let isInMaster = plus.stacks.contains { $0.topViewController is ImageViewController }
      return isInMaster ? "in the master" : "not in the master"
    }
    stage.check(
      "two-methods-needed",
      "with both methods the image is not presented on a phone, nor in the master of a Plus on its side",
      expected: ["not presented", "not in the master"],
      actual: [placeOnPhone(without: []), placeOnPlus(without: [])]
    )
    stage.check(
      "two-methods-needed",
      named: "show-detail",
      "without `showDetail` the image is presented on a phone",
      expected: "presented",
      actual: placeOnPhone(without: [.showDetail])
    )
    stage.check(
      "two-methods-needed",
      named: "separate",
      "without `separateSecondaryFrom` the image is in the master of a Plus on its side",
      expected: "in the master",
      actual: placeOnPlus(without: [.separateSecondary])
    )
  }

  private func checkOtherPhones(_ example: Example, on stage: Stage) {
    let scene = AdaptiveScene(example, .iPhone6, on: stage)
    scene.turn(.landscapeLeft)
    stage.check(
      "non-plus-stay-compact",
      "an iPhone 6 on its side has one column",
      expected: 1,
      actual: scene.split?.viewControllers.count ?? 0
    )
    stage.check(
      "non-plus-stay-compact",
      named: "separate",
      "an iPhone 6 that is turned on its side never asks the delegate for a detail",
      expected: 0,
      actual: scene.witness.calls.count { $0 == "separate" }
    )
  }
}
