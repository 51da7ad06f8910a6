import RecipeKit

/// The adaptive article: a split view whose master is a tab bar controller, on every device.
@MainActor public let recipe: any ScriptedRecipe = AdaptiveSplitRecipe()

struct AdaptiveSplitRecipe: Recipe {
  /// The parts of the application that can be got wrong.
  @MainActor
  struct Way {
    /// What the split view is told.
    var delegate: Maker<AdaptiveDelegate> = { AdaptiveDelegate() }
    /// The same, where an exception ends nothing else.
    var probed: Maker<AdaptiveDelegate> = { AdaptiveDelegate() }
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
  static let wide = Way(width: { _ in .regular })
  /// The width is compact, whatever the device.
  static let narrow = Way(width: { _ in .compact })

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "neither method": Way(delegate: { SilentDelegate() }),
    "without separateSecondary": Way(delegate: { NoSeparationDelegate() }),
    "pushing the navigation controller": Way(probed: { PushedStackDelegate() }),
    "pushed in every width": Way(delegate: { EveryWidthDelegate() }),
    "handled, and not said so": Way(delegate: { UnsaidDelegate() }),
    "an empty detail": Way(delegate: { EmptyDetailDelegate() }),
    "a list that pushes by itself": Way(photos: PushingPhotosTVC.self),
    "always the first tab": Way(delegate: { FirstTabDelegate() }),
  ]

  /// A phone on which a photo was picked.
  func scene(_ way: Way, on stage: Stage) -> AdaptiveScene {
    let scene = AdaptiveScene(way, .iPhone6, on: stage)
    scene.pickPhoto()
    return scene
  }

  /// The application on another device, without some of the methods.
  func on(
    _ model: DeviceModel,
    without left: AdaptiveWitness.Methods = [],
    act: @escaping @MainActor (AdaptiveScene) -> Void = { _ in }
  ) -> Setting<Way, AdaptiveScene> {
    Setting { way, stage in
      let scene = AdaptiveScene(way, model, on: stage, without: left)
      act(scene)
      return scene
    }
  }

  /// A phone on which a photo was picked, with neither method.
  private var bare: Setting<Way, AdaptiveScene> { on(.iPhone6, without: .all) { $0.pickPhoto() } }
  /// A phone with Anna's photos.
  var photosOfAnna: Setting<Way, AdaptiveScene> { on(.iPhone6) { $0.pick(0) } }
  /// A pad in landscape on which a photo was picked.
  var pad: Setting<Way, AdaptiveScene> { on(.iPad) { $0.pickPhotoInLandscape() } }
  /// A Plus held upright on which a photo was picked.
  var plus: Setting<Way, AdaptiveScene> { on(.iPhone6Plus) { $0.pickPhoto() } }

  /// Launches the application on a device, without some of the methods.
  let launching = Setting {
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
        is: ["UINavigationController", "ImageViewController"]
      )
    }
    .fails(when: "the image is in no navigation controller", with: Way(structure: .bareDetail))
    Setting { (way: Way, stage) in AdaptiveScene(way, .iPad, on: stage, structure: way.oneList) }
      .detail("case-1-single-master", "Case 1: one list in a navigation controller is the master.") {
        expect($0.masterText, is: "UINavigationController: PhotosTVC")
        $0.pick(1)
        expect(
          $0.detailImage?.title,
          is: "Lighthouse",
          "a pick in the one list shows the photo in the detail"
        )
      }
      .fails(when: "there are two lists", with: Way(oneList: .stack))
    Setting { (way: Way, stage) in AdaptiveScene(way, .iPad, on: stage, structure: way.lists) }
      .detail("case-2-many-tables", "Case 2: a navigation controller with several lists is the master.") {
        $0.pick(0)
        expect($0.masterText, is: "UINavigationController: PhotographersTVC, PhotosTVC")
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
        is: ["UINavigationController: Photographers", "UINavigationController: Recents"]
      )
    }
    .fails(when: "the master is a navigation controller", with: Way(structure: .stack), seeing: [String]())
    .fails(when: "there is one tab only", with: Way(structure: .oneTab))
    pad.detail("detail-shows-photo", "The detail shows the photo that was picked.") {
      expect($0.detailImage?.imageURL?.absoluteString, is: "https://photos.example/lighthouse.jpg")
      expect(
        DrawnPhotos.name(of: $0.detailImage?.picture.image),
        is: "Lighthouse",
        "the image on screen is the photo that was picked"
      )
    }
    .fails(in: "pushed in every width")
    .fails(when: "the detail loads no image", with: Way(image: AddressOnlyImageViewController.self))
  }

  // MARK: Size classes

  @ClaimBuilder<Way> private var sizeClasses: Claims<Way> {
    launching.core(
      "size-classes-drive",
      "The width decides: a pad, which is regular, shows two columns, a phone, which is compact, shows one."
    ) { launch in
      expect([DeviceModel.iPad, .iPhone6].map { launch($0, []).columns }, is: [2, 1])
    }
    .fails(when: "the phone is told to be wide", with: Self.wide, seeing: [2, 2])
    .fails(when: "the pad is told to be narrow", with: Self.narrow, seeing: [1, 1])
    launching.detail(
      "non-plus-stay-compact",
      "Other phones than a Plus stay compact in landscape: one column, and no question for a detail."
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
    pad.also(
      "ipad-works-unchanged",
      "methods",
      "with both methods the photo is in the detail of the pad, too"
    ) {
      expect($0.detailImage?.title, is: "Lighthouse")
    }
    .fails(in: "pushed in every width")
  }

  // MARK: Phones

  @ClaimBuilder<Way> private var phones: Claims<Way> {
    bare.core("compact-modal-pitfall", "On phones the image is presented, without further code.") {
      expect($0.shown, is: "ImageViewController over PhotographersTVC, PhotosTVC")
    }
    .fails(in: "a list that pushes by itself", seeing: "PhotographersTVC, PhotosTVC, ImageViewController")
    .fails(when: "the phone is told to be wide", with: Self.wide)
    bare.detail(
      "compact-modal-no-buttons",
      "Presented, the image has a title, but none of the expected buttons."
    ) {
      let item = $0.presentedImage?.navigationItem
      let buttons = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      expect([item?.title] + buttons.map(\.title), is: ["Lighthouse"])
    }
    .fails(in: "a list that pushes by itself")
    .fails(when: "the screen has a Done button") {
      $0.presentedImage?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
    }
    bare.core(
      "compact-modal-no-way-out",
      "There is no way back from the presented image: taps all over the screen change nothing."
    ) {
      $0.tapEverywhere()
      expect($0.presentedImage?.title, is: "Lighthouse")
    }
    .fails(when: "a Done button dismisses it") { scene in
      let action = UIAction(title: "Done") { _ in scene.split?.dismiss(animated: true) }
      scene.presentedImage?.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
    Setting { (way: Way, stage) in
      [.stack, way.structure].map { structure in
        let scene = AdaptiveScene(way, .iPhone6, on: stage, without: .all, structure: structure)
        scene.pickPhoto()
        return scene.shown
      }
    }
    .detail(
      "reason-tab-in-between",
      "The reason is the tab bar controller in between: on a bare stack the detail is pushed."
    ) {
      expect(
        $0,
        is: [
          "PhotographersTVC, PhotosTVC, UINavigationController",
          "ImageViewController over PhotographersTVC, PhotosTVC",
        ]
      )
    }
    .fails(when: "there are no tabs in between", with: Way(structure: .stack))
    .fails(when: "the phone is told to be wide", with: Self.wide)
  }

  func show(_ way: Way, on stage: Stage) {
    let pad = AdaptiveScene(way, .iPad, on: stage)
    pad.pickPhotoInLandscape()
    stage.picture(
      "ipad",
      caption: "On the pad, after a photo was picked",
      showing: [.sizeClasses { pad.split }]
    )
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
      [
        .tap("Anna"), .tap("Lighthouse"), .goBack, .turn(.portrait), .turn(.landscapeLeft),
      ],
      starts: devices.map { model in
        Playground.Start(model.name) { $0.keep(AdaptiveScene(way, model, on: $0)).device }
      }
    )
  }
}
