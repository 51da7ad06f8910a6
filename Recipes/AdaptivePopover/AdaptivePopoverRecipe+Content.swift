import RecipeKit

/// The content's model and size, and the touches beside it.
extension AdaptivePopoverRecipe {
  // MARK: The content

  @ClaimBuilder<Way> var content: Claims<Way> {
    fresh.detail("url-model", "The content's model is an optional URL, at first nil.") {
      expect($0.url?.absoluteString, is: nil)
    }
    .fails(when: "it begins with an address", with: Way(app: .init(url: BlankURLViewController.self)))
    fresh.core("update-ui-on-set", "A URL that is set is shown.") {
      $0.loadViewIfNeeded()
      $0.url = URL(string: "https://photos.example/new.jpg")
      expect($0.addressLabel.text, is: "https://photos.example/new.jpg")
    }
    .fails(in: "shown once", seeing: String?.none)
    fresh.core("update-ui-on-load", "A URL that was set before the view was loaded is shown too.") {
      $0.url = URL(string: "https://photos.example/new.jpg")
      $0.loadViewIfNeeded()
      expect($0.addressLabel.text, is: "https://photos.example/new.jpg")
    }
    .fails(in: "not shown at loading", seeing: "")
    detail("update-ui-on-load#unloaded", "a URL can be set while there is no view") { scene in
      expectException(nil) {
        try scene.freshScreen(of: scene.way.probed).url = URL(string: "https://photos.example/new.jpg")
      }
    }
    .fails(in: "outlets that are not there yet")
    detail("preferred-size-asked", "The content is asked which size it prefers.") {
      expect(try $0.tapped($0.way.app, .iPad).frame.size, is: CGSize(width: 227, height: 42), within: 0.5)
    }
    .fails(in: "one size for all")
    core("preferred-size-overridable", "The preferred size can be computed from what is shown.") {
      let pad = try $0.app($0.way.app, .iPad)
      pad.pick(1)
      pad.tap("URL")
      expect(pad.frame.height, is: 78, within: 0.5, "a longer URL makes the window three lines high")
      let label = pad.screen?.addressLabel
      let needed = label?.sizeThatFits(CGSize(width: label?.bounds.width ?? 0, height: 0)).height ?? 0
      expect(max(0, needed - (label?.bounds.height ?? 0)), is: 0, within: 0.5, "a longer URL is not cut off")
    }
    .fails(in: "one size for all")
    detail("size-from-storyboard-view", "Without a preferred size the scene's top view decides.") {
      expect(try $0.tapped($0.way.untouched, .iPad).frame.size, is: CGSize(width: 280, height: 60))
    }
    .fails(when: "the content prefers a size") { $0.way.untouched = .init() }
    detail("preferred-size-settable", "A size that is always the same can be set.") {
      let pad = try $0.tapped($0.way.untouched, .iPad)
      pad.prefer(CGSize(width: 250, height: 100))
      expect(pad.frame.size, is: CGSize(width: 250, height: 100))
    }
    .fails(when: "the content computes its size") { $0.way.untouched = .init() }
    core("preferred-size-advisory", "The preferred size is not guaranteed: the screen limits it.") {
      let pad = try $0.tapped($0.way.untouched, .iPad)
      pad.prefer(CGSize(width: 2000, height: 2000))
      expect(pad.frame, is: CGRect(x: 10, y: 77, width: 748, height: 937), "the content gets the free space")
    }
    .fails(when: "the size is forced") { $0.way.untouched.url = ForcedSizeURLViewController.self }
  }

  // MARK: Touches

  @ClaimBuilder<Way> var touches: Claims<Way> {
    bar.core("bar-tap-keeps-popover", "A tap on the list's button in the bar keeps the popover open.") {
      $0.tapListButton()
      expect(($0.root as? UISplitViewController)?.displayMode, is: .oneOverSecondary, "the list has come in")
      expect($0.screens, is: 1, "when the list has come in the popover is still on screen")
    }
    .fails(when: "touches pass through to no view") { $0.popover?.passthroughViews = nil }
    bar.core("bar-in-passthrough", "The popover passes touches through to the whole bar.") {
      let names: ObjectNames = ["the bar": $0.bar]
      expect(($0.popover?.passthroughViews ?? []).map(names.of), is: ["the bar"])
      $0.tap("URL")
      expect($0.screens, is: 1, "after another tap on its own button the popover is still on screen")
    }
    // Sets what is read: UIKit itself puts the bar into the list, and nothing else takes it out.
    .fails(when: "touches pass through to no view", seeing: [String]()) { $0.popover?.passthroughViews = nil }
    split.core("tap-on-image-dismisses", "A tap on the picture dismisses the popover.") {
      let before = $0.screens
      $0.tapPicture()
      expect([before, $0.screens], is: [1, 0])
    }
    .fails(when: "touches pass through to the picture", seeing: [1, 1]) {
      $0.popover?.passthroughViews?.append($0.image.view)
    }
    .fails(when: "there is no popover") { $0.tapPicture() }
    split.core("stale-url-pitfall", "When another photo is picked, the old URL must not stay on the screen.")
    {
      $0.tapListButton()
      $0.tapInList(1)
      expect([$0.image.title, $0.shownText], is: ["Old town", nil])
    }
    .fails(in: "left open", seeing: ["Old town", "https://photos.example/1.jpg"] as [String?])
    .fails(when: "touches pass through to no view") { $0.popover?.passthroughViews = nil }
    split.detail("next-popover-fresh", "The next popover shows the new photo's URL.") {
      $0.tapListButton()
      $0.tapInList(1)
      $0.tapPicture()
      $0.tap("URL")
      expect($0.shownText, is: Photo.samples[1].imageURL.absoluteString)
    }
    .fails(in: "left open")
    .fails(in: "no URL handed over")
    core("set-image-dismisses", "Every new image dismisses the popover.") {
      let phone = try $0.tapped($0.way.app, .iPhone5)
      let before = phone.screens
      phone.image.image = nil
      phone.device.advanceUntilIdle()
      expect([before, phone.screens], is: [1, 0])
    }
    .fails(in: "left open", seeing: [1, 1])
    .fails(when: "the segue is a modal one") { $0.way.app = Self.modal }
    detail("set-image-without-popover", "Without a popover a new image changes nothing else.") {
      let (device, host, image) = try $0.presentedPicture()
      let names: ObjectNames = ["the picture's screen": image.navigationController]
      image.image = nil
      device.advanceUntilIdle()
      expect(names.of(host.presentedViewController), is: "the picture's screen")
    }
    .fails(in: "dismissed in any case")
  }
}
