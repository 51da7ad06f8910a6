import RecipeKit

extension RecentsRecipe {
  /// Picks photos, relaunches, and reads what the defaults hold.
  func check(_ example: Example, on stage: Stage) throws {
    try checkLaunches(example, on: stage)
    try checkPicking(example, on: stage)
    checkAccess(example, on: stage)
    checkOrder(example, on: stage)
    checkPropertyLists(example, on: stage)
    checkServer(example, on: stage)
  }

  static var photos: [Photo] {
    ["Harbour", "Lighthouse", "Old town", "Bridge", "Market", "Park"].enumerated().map { index, title in
      Photo(userDefaults: [
        "title": title, "subtitle": "Walk \(index + 1)", "unique": "\(index + 1)",
        "imageURL": "https://photos.example/\(index + 1).jpg",
      ])
    }
  }

  // MARK: Launches

  private func launch(
    _ device: Simulator,
    _ photos: FlickrPhotosTVC.Type,
    _ recents: UITableViewController.Type = ResentsTVC.self
  ) -> RecentsScreens {
    RecentsStoryboard.register(photos: photos, recents: recents)
    device.launch(storyboard: "Main")
    device.advanceUntilIdle()
    let tabs = device.keyWindow?.rootViewController as? UITabBarController
    let screens = RecentsScreens(device: device, tabs: tabs)
    screens.list?.photos = Self.photos
    device.settle()
    return screens
  }

  private func checkLaunches(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone6, iOS: 9)
    var screens = launch(device, example.photos, example.recents)
    stage.picture("photos", caption: "Photos to pick from")
    for row in [0, 2] { screens.pick(row) }
    screens.backToList()
    stage.film("remember", caption: "A photo is picked, and found under Recents", seconds: 2.5) {
      device.advance(by: 0.15)
      screens.tap(4)
      device.advance(by: 1)
      screens.tapTab(1)
    }
    device.advanceUntilIdle()
    stage.picture("recents", caption: "What was picked, newest first")
    let before = screens.shownRecents
    stage.output("recents", before)
    device.terminate()
    screens = launch(device, example.photos, example.recents)
    screens.select(tab: 1)
    stage.check(
      "persist-between-launches",
      "three photos were picked; after another launch the recents are",
      expected: ["Market", "Old town", "Harbour"],
      actual: screens.shownRecents
    )
    stage.check(
      "storyboard-custom-class",
      "photos remembered by the class that the scene names",
      expected: 3,
      actual: ResentsDefault().resentsPhotos.count
    )
    stage.check(
      "own-tab",
      "the root of the second tab, and its rows",
      expected: "ResentsTVC, 3 rows",
      actual: screens.recents.map {
        "\(type(of: $0)), \($0.tableView.numberOfRows(inSection: 0)) rows"
      } ?? "none"
    )
    checkOnlySource(screens, on: stage)
  }

  private func checkOnlySource(_ screens: RecentsScreens, on stage: Stage) {
    let decoded = ResentsDefault().resentsPhotos.compactMap(Photo.init)
    let list = screens.recents as? FlickrPhotosTVC
    let equal = list?.photos == decoded
    stage.check(
      "recents-subclass",
      "the list on the second tab is a list of photos, too",
      expected: true,
      actual: list != nil
    )
    screens.pickRecent(0)
    stage.check(
      "only-source-differs",
      "its photos compared with those of the defaults, and what a pick shows, as in the other list",
      expected: "the same, Market",
      actual: "\(equal ? "the same" : "others"), \(screens.shownPhoto?.title ?? "none")"
    )
  }

  // MARK: Picking

  private func checkPicking(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone6, iOS: 9)
    let screens = launch(device, example.photos)
    screens.tap(1)
    let early = ResentsDefault().resentsPhotos.compactMap { $0["title"] }
    let appeared = screens.shownPhoto == nil
    device.advanceUntilIdle()
    stage.check(
      "saved-in-prepare-for-segue",
      "right after the tap, before the photo has appeared, the defaults hold",
      expected: ["Lighthouse"],
      actual: appeared ? early : ["too late"]
    )
    stage.check(
      "saving-subclass",
      "what the class of the scene is, and the photos stored after one pick",
      expected: "a list, 1 stored",
      actual: (screens.list != nil ? "a list" : "none")
        + ", \(ResentsDefault().resentsPhotos.count) stored"
    )
    let plain = launch(stage.boot(.iPhone6, iOS: 9), example.general)
    plain.pick(1)
    stage.check(
      "base-class-does-not-save",
      "with the general class in the scene a pick shows the photo and stores none",
      expected: "Lighthouse, 0 stored",
      actual: "\(plain.shownPhoto?.title ?? "none"), \(ResentsDefault().resentsPhotos.count) stored"
    )
  }

  // MARK: Access

  private func checkAccess(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone6, iOS: 9)
    guard let defaults = CountingDefaults(suiteName: nil) else { return }
    let resents = example.resents(defaults)
    let photo = Self.photos[0]
    let empty = resents.resentsPhotos
    stage.check(
      "get-reads",
      "reading reads the defaults once; without any there are",
      expected: "get, 0 photos",
      actual: defaults.take().joined(separator: " ") + ", \(empty.count) photos"
    )
    resents.resentsPhotos = [photo.userDefaults]
    let calls = defaults.take()
    let held = UserDefaults.standard.object(forKey: "ResentsPhotos") as? [[String: String]]
    stage.check(
      "set-writes",
      "writing writes the defaults once, and they hold what was given",
      expected: "set, the photo",
      actual: calls.joined(separator: " ")
        + (held == [photo.userDefaults] ? ", the photo" : ", something else")
    )
    stage.check(
      "computed-property",
      "what one object writes another reads",
      expected: [photo.userDefaults],
      actual: ResentsDefault().resentsPhotos
    )
    stage.check(
      "array-of-string-dictionaries",
      "the type of the property, and elements of that type in the defaults",
      expected: "Array<Dictionary<String, String>>, 1",
      actual: "\(type(of: resents.resentsPhotos)), "
        + "\(defaults.array(forKey: "ResentsPhotos")?.count { $0 is [String: String] } ?? 0)"
    )
    checkAdding(resents, defaults, on: stage)
  }

  private func checkAdding(_ resents: ResentsDefault, _ defaults: CountingDefaults, on stage: Stage) {
    let photo = Self.photos[1]
    let before = resents.resentsPhotos.count
    _ = defaults.take()
    resents.addedPhoto = photo
    let calls = defaults.take()
    let after = resents.resentsPhotos
    resents.addedPhoto = nil
    stage.check(
      "added-photo-triggers-store",
      "setting it adds one, in front; setting nil adds none",
      expected: "1, Lighthouse, 0",
      actual: "\(after.count - before), \(after.first?["title"] ?? "none"), "
        + "\(resents.resentsPhotos.count - after.count)"
    )
    stage.check(
      "add-photo-reads-through-get",
      "what the defaults are asked first",
      expected: "get",
      actual: calls.first ?? "nothing"
    )
    stage.check(
      "add-photo-writes-through-set",
      "what the defaults are asked then, and what they hold",
      expected: "set, the photo",
      actual: (calls.dropFirst().first ?? "nothing")
        + (ResentsDefault().resentsPhotos.contains { $0["unique"] == photo.unique }
          ? ", the photo" : ", something else")
    )
    stage.check(
      "public-api-two-properties",
      "with nothing but the two properties a photo comes back",
      expected: "Lighthouse",
      actual: ResentsDefault().resentsPhotos.first?["title"] ?? "none"
    )
    stage.check(
      "round-trip-conversion",
      "the photo read back is the one that was added",
      expected: true,
      actual: after.first.map { Photo(userDefaults: $0) } == photo
    )
  }

  // MARK: Order and limit

  private func checkOrder(_ example: Example, on stage: Stage) {
    func titles(adding count: Int) -> [String] {
      _ = stage.boot(.iPhone6, iOS: 9)
      let resents = example.resents(.standard)
      for number in 1...count {
        resents.addedPhoto = Photo(userDefaults: ["title": "\(number)", "unique": "\(number)"])
      }
      return ResentsDefault().resentsPhotos.compactMap { $0["title"] }
    }
    stage.check(
      "newest-first",
      "three photos were added: 1, 2, 3",
      expected: ["3", "2", "1"],
      actual: titles(adding: 3)
    )
    let many = titles(adding: 25)
    stage.check("limit-20", "of 25 photos there are kept", expected: 20, actual: many.count)
    stage.check(
      "limit-drops-oldest",
      "the newest and the oldest of them",
      expected: "25 6",
      actual: "\(many.first ?? "none") \(many.last ?? "none")"
    )
  }

  // MARK: Property lists

  private func checkPropertyLists(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone6, iOS: 9)
    let photo = Self.photos[0]
    stage.expectNoException("property-list-only", "a photo is added: what is stored is a property list") {
      example.probed(.standard).addedPhoto = photo
    }
    stage.expectNoException("photo-struct-not-storable", "ten photos are added") {
      let resents = example.probed(.standard)
      for _ in 1...10 { resents.addedPhoto = photo }
    }
    let defaults = UserDefaults.standard
    defaults.set(["a", Date(timeIntervalSince1970: 0), 1, ["key": Data([1])]] as [Any], forKey: "list")
    example.resents(defaults).resentsPhotos = [photo.userDefaults]
    let stored = defaults.object(forKey: "ResentsPhotos") as? [[String: String]] ?? []
    stage.check(
      "dictionaries-storable",
      "a text, a date, a number and data are stored, and dictionaries of texts read back as they were",
      expected: "4, Harbour",
      actual: "\(defaults.array(forKey: "list")?.count ?? 0), "
        + (stored == [photo.userDefaults] ? photo.title : "none")
    )
  }

  // MARK: The server

  private func checkServer(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone6, iOS: 9)
    let answer = """
      {"photos": {"photo": [
        {"id": "1", "title": "Dawn", "url_o": "https://photos.example/1.jpg"},
        {"id": "2", "title": "No address"},
        {"id": "3", "title": "Dusk", "url_o": "https://photos.example/3.jpg",
         "description": {"_content": "By the sea"}}
      ]}}
      """
    let parsed = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let json = (parsed?["photos"] as? [String: Any])?["photo"] as? [[String: Any]] ?? []
    let posted = example.posted()
    posted.show(json)
    stage.check(
      "just-posted-subclass",
      "photos of the server's answer, with what is said of them",
      expected: ["Dawn:", "Dusk: By the sea"],
      actual: posted.photos.map { "\($0.title):\($0.subtitle.isEmpty ? "" : " " + $0.subtitle)" }
    )
    stage.check(
      "failed-json-skipped",
      "of three entries, one without an address, photos made",
      expected: 2,
      actual: posted.photos.count
    )
    stage.check(
      "two-initialisers",
      "an empty dictionary of either kind makes a photo or not",
      expected: [false, true],
      actual: [example.photo([:]) != nil, Optional(Photo(userDefaults: [:])) != nil]
    )
  }
}
