import RecipeKit

/// The two methods of the delegate: what is shown in compact width, and what a Plus in landscape gets.
extension AdaptiveSplitRecipe {
  // MARK: The delegate's showDetail

  @ClaimBuilder<Way> var delegate: Claims<Way> {
    detail(
      "fix-show-detail-delegate",
      "The cure is the delegate's `showDetail`, which is asked once about a pick."
    ) {
      expect($0.witness.asked, is: ["UINavigationController from Lighthouse"])
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
        is: ["PhotographersTVC, PhotosTVC, ImageViewController", "PhotographersTVC, PhotosTVC"]
      )
    }
    .fails(in: "pushed in every width")
    .fails(in: "neither method")
    photosOfAnna.core(
      "gets-master-navigation",
      "`showDetail` pushes the image on the stack of the selected tab."
    ) {
      $0.select(tab: 1)
      $0.pick(0)
      expect(
        $0.stacks.map { AdaptiveScene.name($0.topViewController) },
        is: ["PhotosTVC", "ImageViewController"]
      )
    }
    .fails(in: "always the first tab")
    core(
      "extracts-image-controller",
      "`showDetail` takes the image out of its navigation controller and pushes it; nothing is presented.",
      covers: "true-means-handled"
    ) {
      expect($0.shown, is: "PhotographersTVC, PhotosTVC, ImageViewController")
    }
    .fails(in: "neither method")
    .fails(in: "handled, and not said so")
    launching.also("extracts-image-controller", "raises", "a photo can be picked on a phone") { launch in
      expectException(nil) { launch(.iPhone6, .probed).pickPhoto() }
    }
    .fails(in: "pushing the navigation controller")
    pad.detail(
      "false-means-default",
      "Returning false leaves the detail to the split view, which replaces it; the list stays where it is."
    ) {
      let names: ObjectNames = ["the controller that was shown": $0.witness.shown]
      expect(
        [names.of($0.detail), AdaptiveScene.name($0.master?.topViewController)],
        is: ["the controller that was shown", "PhotosTVC"]
      )
    }
    .fails(in: "pushed in every width")
    core("compact-back-button", "The pushed image has a back button, which leads to the list.") {
      let title = $0.master?.navigationBar.backItem?.title
      $0.tap(at: CGPoint(x: 30, y: 42))
      expect([title ?? "none", $0.shown], is: ["Anna", "PhotographersTVC, PhotosTVC"])
    }
    .fails(in: "neither method")
    photosOfAnna.detail(
      "compact-slides",
      "The pushed image slides in: a tenth of a second after the tap it is on its way from the right."
    ) {
      expect($0.imageEdge(afterTapping: 1), is: 311, within: 1)
    }
    .fails(when: "it is pushed without an animation", with: Way(delegate: { AbruptDelegate() }), seeing: 0.0)
  }

  // MARK: Rotation

  @ClaimBuilder<Way> var rotation: Claims<Way> {
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
        is: [
          "PhotographersTVC, PhotosTVC, ImageViewController", "PhotographersTVC, PhotosTVC",
          "ImageViewController",
        ]
      )
    }
    .fails(in: "without separateSecondary")
    .fails(in: "neither method")
    .fails(when: "a Plus is told to be narrow", with: Self.narrow)
    plus.core(
      "separate-delegate-method",
      "The delegate's `separateSecondaryFrom` makes the detail of a Plus in landscape, and is asked once."
    ) {
      $0.turn(.landscapeLeft)
      $0.turn(.portrait)
      expect($0.witness.separated, is: ["UINavigationController"])
    }
    .fails(in: "without separateSecondary", seeing: ["none"])
    plus.core("row-reselected", "In landscape the row of the photo is marked in the list.") {
      $0.turn(.landscapeLeft)
      expect($0.list?.tableView.indexPathForSelectedRow?.row, is: 1)
    }
    .fails(when: "the list marks no row", with: Way(photos: UnmarkedPhotosTVC.self), seeing: Int?.none)
    plus.core(
      "detail-restored-from-storyboard",
      "The detail is made anew from the storyboard, for the same image."
    ) {
      let names: ObjectNames = ["the same object": $0.masterImage]
      $0.turn(.landscapeLeft)
      expect($0.detailImage?.imageURL?.absoluteString, is: "https://photos.example/lighthouse.jpg")
      expect(names.of($0.detailImage), is: "another", "the image in the detail is another object")
      expect(
        $0.detailImage?.viewIfLoaded?.tag,
        is: AdaptiveScene.tag,
        "the view of the new image has the tag that the storyboard gives it"
      )
    }
    .fails(in: "an empty detail", seeing: String?.none)
    .fails(when: "the image itself is moved", with: Way(delegate: { MovedImageDelegate() }))
    .fails(when: "the detail is made by code", with: Way(delegate: { HandmadeDetailDelegate() }))
    plus.core(
      "iphone-6-plus-rotation",
      "With both methods a Plus in landscape has the list beside the image."
    ) {
      $0.turn(.landscapeLeft)
      expect([$0.list?.title, $0.detailImage?.title], is: ["Anna", "Lighthouse"])
    }
    .fails(in: "an empty detail", seeing: ["Anna", nil] as [String?])
    .fails(in: "without separateSecondary")
    launching.core(
      "two-methods-needed",
      "Both methods are needed: without one a phone presents the image, without the other a Plus keeps it in the master."
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
}
