import RecipeKit

/// The adaptive article: a split view whose master is a tab bar controller, on every device.
@MainActor public let recipe: any Recipe = AdaptiveSplitRecipe()

struct AdaptiveSplitRecipe: Recipe {
  /// The parts of the application that can be got wrong.
  @MainActor
  struct Way {
    /// What the split view is told.
    var delegate: AdaptiveDelegate.Type = AdaptiveDelegate.self
    /// The same, where an exception ends nothing else.
    var probed: AdaptiveDelegate.Type = AdaptiveDelegate.self
    /// The storyboard.
    var structure = AdaptiveScene.Structure.tabs
    /// The storyboard of the case with one list.
    var oneList = AdaptiveScene.Structure.oneList
    /// The storyboard of the case with several lists.
    var lists = AdaptiveScene.Structure.stack
    /// The class of the list of photos.
    var photos: PhotosTVC.Type = PhotosTVC.self
    /// The class of the screen with the image.
    var image: ImageViewController.Type = ImageViewController.self
    /// How wide the split view is told to be in a window of a size; nil for what it is.
    var width: (@MainActor (CGSize) -> UIUserInterfaceSizeClass)?
  }

  /// The width is regular, whatever the device.
  private static let wide = Way(width: { _ in .regular })
  /// The width is compact, whatever the device.
  private static let narrow = Way(width: { _ in .compact })

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "neither method": Way(delegate: SilentDelegate.self),
    "without separateSecondary": Way(delegate: NoSeparationDelegate.self),
    "pushing the navigation controller": Way(probed: PushedStackDelegate.self),
    "pushed in every width": Way(delegate: EveryWidthDelegate.self),
    "false returned": Way(delegate: UnsaidDelegate.self),
    "an empty detail": Way(delegate: EmptyDetailDelegate.self),
    "a list that pushes by itself": Way(photos: PushingPhotosTVC.self),
    "always the first tab": Way(delegate: FirstTabDelegate.self),
  ]

  /// A phone on which a photo was picked.
  func scene(_ way: Way, on stage: Stage) -> AdaptiveScene {
    let scene = AdaptiveScene(way, .iPhone6, on: stage)
    scene.pickPhoto()
    return scene
  }

  /// The application on another device, without some of the methods.
  private func on(
    _ model: DeviceModel,
    without left: AdaptiveWitness.Methods = [],
    act: @escaping @MainActor (AdaptiveScene) -> Void = { _ in }
  ) -> SceneSetup<Way, AdaptiveScene> {
    SceneSetup { way, stage in
      let scene = AdaptiveScene(way, model, on: stage, without: left)
      act(scene)
      return scene
    }
  }

  /// A phone on which a photo was picked, with neither method.
  private var bare: SceneSetup<Way, AdaptiveScene> { on(.iPhone6, without: .all) { $0.pickPhoto() } }
  /// A phone with Anna's photos.
  private var photosOfAnna: SceneSetup<Way, AdaptiveScene> { on(.iPhone6) { $0.pick(0) } }
  /// A pad in landscape on which a photo was picked.
  private var pad: SceneSetup<Way, AdaptiveScene> { on(.iPad) { $0.pickPhotoInLandscape() } }
  /// A Plus held upright on which a photo was picked.
  private var plus: SceneSetup<Way, AdaptiveScene> { on(.iPhone6Plus) { $0.pickPhoto() } }

  /// Launches the application on a device, without some of the methods.
  private let launching = SceneSetup {
    (way: Way, stage) -> (DeviceModel, AdaptiveWitness.Methods) -> AdaptiveScene in
    { AdaptiveScene(way, $0, on: stage, without: $1) }
  }

  var claims: Claims<Way> {
    structure
    sizeClasses
    phones
    delegate
    rotation
  }

  // MARK: Structure

  @ClaimBuilder<Way> private var structure: Claims<Way> {
    on(.iPad).core("detail-always-image", "The detail is always an image in a navigation controller.") {
      let stack = $0.detail as? UINavigationController
      expect(
        [AdaptiveScene.name($0.detail), AdaptiveScene.name(stack?.viewControllers.first)],
        is: ["stack", "image"]
      )
    }
    .fails(when: "the image is in no navigation controller", with: Way(structure: .bareDetail))
    SceneSetup { (way: Way, stage) in AdaptiveScene(way, .iPad, on: stage, structure: way.oneList) }
      .detail("case-1-single-master", "Case 1: one list in a navigation controller is the master.") {
        expect($0.masterText, is: "stack: photos")
        $0.pick(1)
        expect($0.detailImage?.title, is: "Lighthouse", "a pick in the one list shows the photo as detail")
      }
      .fails(when: "there are two lists", with: Way(oneList: .stack))
    SceneSetup { (way: Way, stage) in AdaptiveScene(way, .iPad, on: stage, structure: way.lists) }
      .detail("case-2-many-tables", "Case 2: a navigation controller with several lists is the master.") {
        $0.pick(0)
        expect($0.masterText, is: "stack: photographers, photos")
      }
      .fails(when: "the list is in no navigation controller", with: Way(lists: .bareList))
    on(.iPad).core(
      "case-3-tab-master",
      "Case 3: a tab bar controller is the master, with two lists in navigation controllers of their own.",
      covers: "tab-two-tabs",
      "tabs-embedded-in-navigation"
    ) {
      expect(
        ($0.tabs?.viewControllers ?? []).map { tab in
          AdaptiveScene.name(tab) + ": " + (tab.children.first?.title ?? "none")
        },
        is: ["stack: Photographers", "stack: Recents"]
      )
    }
    .fails(when: "the master is a navigation controller", with: Way(structure: .stack), seeing: [String]())
    .fails(when: "there is one tab only", with: Way(structure: .oneTab))
    pad.detail("detail-shows-photo", "The detail shows the photo that was picked.") {
      expect($0.detailImage?.imageURL?.absoluteString, is: "https://photos.example/lighthouse.jpg")
      expect(DrawnPhotos.name(of: $0.detailImage?.picture.image), is: "Lighthouse", "the photo is on screen")
    }
    .fails(in: "pushed in every width")
    .fails(when: "the detail loads no image", with: Way(image: AddressOnlyImageViewController.self))
  }

  // MARK: Size classes

  @ClaimBuilder<Way> private var sizeClasses: Claims<Way> {
    launching.core("size-classes-drive", "Regular width has two columns, compact width has one.") { launch in
      expect([DeviceModel.iPad, .iPhone6].map { launch($0, []).columns }, is: [2, 1])
    }
    .fails(when: "the phone is told to be wide", with: Self.wide, seeing: [2, 2])
    .fails(when: "the pad is told to be narrow", with: Self.narrow, seeing: [1, 1])
    launching.detail(
      "non-plus-stay-compact",
      "Phones smaller than a Plus stay compact in landscape."
    ) { launch in
      let scene = launch(.iPhone6, [])
      scene.turn(.landscapeLeft)
      expect([scene.columns, scene.witness.separated.count], is: [1, 0])
    }
    .fails(
      when: "a phone is told to be wide in landscape",
      with: Way(width: { $0.width > $0.height ? .regular : .unspecified }),
      seeing: [2, 1]
    )
    launching.core("ipad-works-unchanged", "On the pad everything works without further code.") { launch in
      let scene = launch(.iPad, .all)
      scene.pickPhotoInLandscape()
      expect(
        [scene.detailImage?.title ?? "none", AdaptiveScene.name(scene.split?.presentedViewController)],
        is: ["Lighthouse", "none"],
        "without either method the photo is in the detail, and nothing is presented"
      )
    }
    .fails(when: "the pad is told to be narrow", with: Self.narrow)
    pad.detail("ipad-works-unchanged#methods", "with both methods the pad's detail shows the photo, too") {
      expect($0.detailImage?.title, is: "Lighthouse")
    }
    .fails(in: "pushed in every width")
  }

  // MARK: Phones

  @ClaimBuilder<Way> private var phones: Claims<Way> {
    bare.core("compact-modal-pitfall", "On phones the image is presented, without further code.") {
      expect($0.shown, is: "image over photographers, photos")
    }
    .fails(in: "a list that pushes by itself", seeing: "photographers, photos, image")
    .fails(when: "the phone is told to be wide", with: Self.wide)
    bare.detail("compact-modal-no-buttons", "The presented image has a title, but none of the buttons.") {
      let item = $0.presentedImage?.navigationItem
      let buttons = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      expect([item?.title] + buttons.map(\.title), is: ["Lighthouse"])
    }
    .fails(in: "a list that pushes by itself")
    .fails(when: "the screen has a Done button") {
      $0.presentedImage?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
    }
    bare.core("compact-modal-no-way-out", "There is no way back: taps all over the screen change nothing.") {
      $0.tapEverywhere()
      expect($0.presentedImage?.title, is: "Lighthouse")
    }
    .fails(when: "a Done button dismisses it") { scene in
      let action = UIAction(title: "Done") { _ in scene.split?.dismiss(animated: true) }
      scene.presentedImage?.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
    SceneSetup { (way: Way, stage) in
      [.stack, way.structure].map { structure in
        let scene = AdaptiveScene(way, .iPhone6, on: stage, without: .all, structure: structure)
        scene.pickPhoto()
        return scene.shown
      }
    }
    .detail("reason-tab-in-between", "The reason is the tab bar controller in between: a stack alone pushes.")
    {
      expect($0, is: ["photographers, photos, stack", "image over photographers, photos"])
    }
    .fails(when: "there are no tabs in between", with: Way(structure: .stack))
    .fails(when: "the phone is told to be wide", with: Self.wide)
  }

  // MARK: The delegate's showDetail

  @ClaimBuilder<Way> private var delegate: Claims<Way> {
    detail("fix-show-detail-delegate", "The solution is the delegate's `showDetail`, called once a pick.") {
      expect($0.witness.asked, is: ["stack from Lighthouse"])
    }
    .fails(in: "a list that pushes by itself", seeing: [String]())
    .fails(when: "the segue leads to the bare image", with: Way(structure: .bareDetail))
    launching.detail(
      "compact-check-first",
      "`showDetail` checks the width first: the image goes on the master's stack on a phone, not on the pad."
    ) { launch in
      expect(
        [DeviceModel.iPhone6, .iPad].map { model in
          let scene = launch(model, [])
          scene.pickPhoto()
          return scene.shown
        },
        is: ["photographers, photos, image", "photographers, photos"]
      )
    }
    .fails(in: "pushed in every width")
    .fails(in: "neither method")
    photosOfAnna.core("gets-master-navigation", "`showDetail` pushes on the stack of the selected tab.") {
      $0.select(tab: 1)
      $0.pick(0)
      expect($0.stacks.map { AdaptiveScene.name($0.topViewController) }, is: ["photos", "image"])
    }
    .fails(in: "always the first tab")
    core(
      "extracts-image-controller",
      "`showDetail` takes the image out of its navigation controller and pushes it; nothing is presented.",
      covers: "true-means-handled"
    ) {
      expect($0.shown, is: "photographers, photos, image")
    }
    .fails(in: "neither method")
    .fails(in: "false returned")
    launching.detail("extracts-image-controller#raises", "a photo can be picked on a phone") { launch in
      expectException(nil) { launch(.iPhone6, .probed).pickPhoto() }
    }
    .fails(in: "pushing the navigation controller")
    pad.detail("false-means-default", "If `showDetail` returns false, the split view replaces the detail.") {
      let names: ObjectNames = ["the controller that was shown": $0.witness.shown]
      expect(
        [names.of($0.detail), AdaptiveScene.name($0.master?.topViewController)],
        is: ["the controller that was shown", "photos"]
      )
    }
    .fails(in: "pushed in every width")
    core("compact-back-button", "The pushed image has a back button, which leads to the list.") {
      let title = $0.master?.navigationBar.backItem?.title
      $0.tap(at: CGPoint(x: 30, y: 42))
      expect([title ?? "none", $0.shown], is: ["Anna", "photographers, photos"])
    }
    .fails(in: "neither method")
    photosOfAnna.detail("compact-slides", "The pushed image slides in from the right, as in any stack.") {
      expect($0.imageEdge(afterTapping: 1), is: 311, within: 1)
    }
    .fails(when: "animations are off", seeing: 0.0) { _ in UIView.setAnimationsEnabled(false) }
  }

  // MARK: Rotation

  @ClaimBuilder<Way> private var rotation: Claims<Way> {
    plus.core(
      "pop-on-landscape",
      "In landscape images are in the detail only: the image is taken from the master's stack.",
      covers: "landscape-image-in-master-pitfall",
      "image-only-in-detail"
    ) {
      let before = $0.shown
      $0.turn(.landscapeLeft)
      expect(
        [before, $0.shown, AdaptiveScene.name($0.detailImage)],
        is: ["photographers, photos, image", "photographers, photos", "image"]
      )
    }
    .fails(in: "without separateSecondary")
    .fails(in: "neither method")
    .fails(when: "a Plus is told to be narrow", with: Self.narrow)
    plus.core("separate-delegate-method", "`separateSecondaryFrom` makes the detail, and is called once.") {
      $0.turn(.landscapeLeft)
      $0.turn(.portrait)
      expect($0.witness.separated, is: ["stack"])
    }
    .fails(in: "without separateSecondary", seeing: ["none"])
    plus.core("row-reselected", "In landscape the row of the photo is marked in the list.") {
      $0.turn(.landscapeLeft)
      expect($0.list?.tableView.indexPathForSelectedRow?.row, is: 1)
    }
    .fails(when: "the list marks no row", with: Way(photos: UnmarkedPhotosTVC.self), seeing: Int?.none)
    plus.core("detail-restored-from-storyboard", "The storyboard makes a new detail for the same image.") {
      let names: ObjectNames = ["the same object": $0.masterImage]
      $0.turn(.landscapeLeft)
      expect($0.detailImage?.imageURL?.absoluteString, is: "https://photos.example/lighthouse.jpg")
      expect(names.of($0.detailImage), is: "another", "the image in the detail is another object")
      expect($0.detailImage?.viewIfLoaded?.tag, is: AdaptiveScene.tag, "the storyboard made the new detail")
    }
    .fails(in: "an empty detail", seeing: String?.none)
    .fails(when: "the image itself is moved", with: Way(delegate: MovedImageDelegate.self))
    .fails(when: "the detail is made by code", with: Way(delegate: HandmadeDetailDelegate.self))
    plus.core("iphone-6-plus-rotation", "With both methods a Plus in landscape shows list and image.") {
      $0.turn(.landscapeLeft)
      expect([$0.list?.title, $0.detailImage?.title], is: ["Anna", "Lighthouse"])
    }
    .fails(in: "an empty detail", seeing: ["Anna", nil] as [String?])
    .fails(in: "without separateSecondary")
    launching.core(
      "two-methods-needed",
      "Both methods are needed: without one a phone presents the image, without the other it stays in the master."
    ) { launch in
      @MainActor func phone(_ left: AdaptiveWitness.Methods) -> String {
        let scene = launch(.iPhone6, left)
        scene.pickPhoto()
        return scene.split?.presentedViewController == nil ? "not presented" : "presented"
      }
      @MainActor func plus(_ left: AdaptiveWitness.Methods) -> String {
        let scene = launch(.iPhone6Plus, left)
        scene.pickPhoto()
        scene.turn(.landscapeLeft)
        return scene.masterImage == nil ? "not in the master" : "in the master"
      }
      expect(
        [phone([]), plus([]), phone(.showDetail), plus(.separateSecondary)],
        is: ["not presented", "not in the master", "presented", "in the master"]
      )
    }
    .fails(in: "neither method")
    .fails(in: "without separateSecondary")
    .fails(when: "every device is told to be wide", with: Self.wide)
  }

  func illustrate(_ way: Way, on stage: Stage) {
    let pad = AdaptiveScene(way, .iPad, on: stage)
    pad.pickPhotoInLandscape()
    stage.picture(
      "ipad",
      caption: "On the pad, after a photo was picked",
      showing: [.sizeClasses { pad.split }]
    )
    stage.picture("storyboard", ofStoryboard: "Main", caption: "The storyboard for all devices")
    let bare = AdaptiveScene(way, .iPhone6, on: stage, without: .all)
    bare.pickPhoto()
    stage.picture("pitfall", caption: "Without a delegate the image is presented, with no way back")
    let phone = AdaptiveScene(way, .iPhone6, on: stage)
    phone.pick(0)
    stage.film("slide", caption: "On a phone a photo is picked", seconds: 0.5, showing: [.touches]) {
      phone.tap(1)
      phone.device.advance(by: 0.5)
    }
    phone.device.advanceUntilIdle()
    stage.picture(
      "iphone",
      caption: "On a phone, after a photo was picked",
      showing: [.sizeClasses { phone.split }]
    )
    let plus = AdaptiveScene(way, .iPhone6Plus, on: stage)
    plus.pickPhoto()
    stage.picture("plus-portrait", caption: "A Plus held upright", showing: [.sizeClasses { plus.split }])
    stage.film("plus", caption: "A Plus is turned on its side", seconds: 0.6) {
      plus.device.rotate(to: .landscapeLeft, animating: true)
      plus.device.advance(by: 0.6)
    }
    plus.device.advanceUntilIdle()
    stage.picture("plus-landscape", caption: "The Plus on its side", showing: [.sizeClasses { plus.split }])
  }

  /// The same application on two devices, each of which may be laid on its side.
  func playground(_ way: Way) -> Playground? {
    let devices: [DeviceModel] = [.iPhone6Plus, .iPad]
    return Playground(
      [.tap("Anna"), .tap("Lighthouse"), .goBack, .turn(.landscapeLeft)],
      starts: devices.map { model in
        Playground.Start(model.name) { $0.keep(AdaptiveScene(way, model, on: $0)).device }
      }
    )
  }
}
