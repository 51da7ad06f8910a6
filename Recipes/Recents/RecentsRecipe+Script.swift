import RecipeKit

extension RecentsRecipe {
  /// Picks photos, relaunches, and reads what the defaults hold.
  func check(_ example: Example, on stage: Stage) throws {
    try checkLaunches(example, on: stage)
    try checkPicking(example, on: stage)
    checkAccess(example, on: stage)
    checkWays(example, on: stage)
    checkOverloads(example, on: stage)
    checkOrder(example, on: stage)
    checkPropertyLists(example, on: stage)
    checkServer(example, on: stage)
  }

  static var photos: [Photo] {
    [
      "Harbour", "Lighthouse", "Old town", "Bridge", "Market", "Park", "Sunset", "May", "July", "October",
    ].enumerated().map { index, title in
      Photo(userDefaults: [
        "title": title, "subtitle": "Walk \(index + 1)", "unique": "\(index + 1)",
        "imageURL": "https://photos.example/\(index + 1).jpg",
      ])
    }
  }

  /// What the defaults hold under the key, if that is dictionaries of texts.
  private var stored: [[String: String]] {
    UserDefaults.standard.object(forKey: "ResentsPhotos") as? [[String: String]] ?? []
  }

  /// The titles of what the defaults hold.
  private var storedTitles: [String] { stored.map { $0["title"] ?? "none" } }

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
    stage.film(
      "remember",
      caption: "A photo is picked, and Recents opened",
      seconds: 2.5,
      showing: [.touches]
    ) {
      device.advance(by: 0.15)
      screens.tap(4)
      device.advance(by: 1)
      screens.tapTab(1)
    }
    device.advanceUntilIdle()
    stage.picture("recents", caption: "Recents, after three photos were picked")
    let before = screens.shownRecents
    stage.output("recents", before)
    device.terminate()
    screens = launch(device, example.photos, example.recents)
    screens.select(tab: 1)
    stage.check(
      "persist-between-launches",
      "after another launch the second tab shows the three photos that were picked",
      expected: ["Market", "Old town", "Harbour"],
      actual: screens.shownRecents
    )
    stage.check(
      "storyboard-custom-class",
      "the class that the scene names has stored three photos",
      expected: 3,
      actual: stored.count
    )
    stage.check(
      "own-tab",
      "the second tab begins with the list of recents",
      expected: "ResentsTVC",
      actual: screens.recents.map { $0 is ResentsTVC ? "ResentsTVC" : "\(type(of: $0))" } ?? "none"
    )
    stage.check(
      "own-tab",
      named: "rows",
      "the list of recents has three rows",
      expected: 3,
      actual: screens.recents?.tableView.numberOfRows(inSection: 0) ?? 0
    )
    checkOnlySource(screens, on: stage)
  }

  private func checkOnlySource(_ screens: RecentsScreens, on stage: Stage) {
    stage.check(
      "recents-subclass",
      "the list of recents inherits from the list of photos",
      expected: "FlickrPhotosTVC",
      actual: screens.recents is FlickrPhotosTVC ? "FlickrPhotosTVC" : "UITableViewController"
    )
    stage.check(
      "only-source-differs",
      "the first row of the recents is the first photo of the defaults",
      expected: "Market",
      actual: screens.shownRecents.first ?? "none"
    )
    screens.pickRecent(0)
    stage.check(
      "only-source-differs",
      named: "pick",
      "a pick of a recent photo shows it, as in the other list",
      expected: "Market",
      actual: screens.shownPhoto?.title ?? "none"
    )
  }

  // MARK: Picking

  private func checkPicking(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone6, iOS: 9)
    let screens = launch(device, example.photos)
    screens.tap(1)
    let early = storedTitles
    let isEarly = screens.shownPhoto == nil
    device.advanceUntilIdle()
    stage.check(
      "saved-in-prepare-for-segue",
      "right after the tap, before it has appeared, the photo is in the defaults",
      expected: ["Lighthouse"],
      actual: isEarly ? early : ["too late"]
    )
    stage.check(
      "saving-subclass",
      "a pick in the subclass stores one photo",
      expected: 1,
      actual: stored.count
    )
    let plain = launch(stage.boot(.iPhone6, iOS: 9), example.general)
    plain.pick(1)
    stage.check(
      "base-class-does-not-save",
      "a pick in the general class stores no photo",
      expected: [],
      actual: storedTitles
    )
    stage.check(
      "base-class-does-not-save",
      named: "shows",
      "a pick in the general class shows the photo all the same",
      expected: "Lighthouse",
      actual: plain.shownPhoto?.title ?? "none"
    )
  }

  // MARK: Access

  private func checkAccess(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone6, iOS: 9)
    let resents = example.resents()
    let other = example.resents()
    let before = other.resentsPhotos.count
    stage.check(
      "get-reads",
      named: "empty",
      "without anything in the defaults no photo is read",
      expected: 0,
      actual: resents.resentsPhotos.count
    )
    UserDefaults.standard.set([Self.photos[3].userDefaults], forKey: "ResentsPhotos")
    stage.check(
      "get-reads",
      "the property reads what somebody else puts in the defaults",
      expected: ["Bridge"],
      actual: resents.resentsPhotos.map { $0["title"] ?? "none" }
    )
    resents.resentsPhotos = [Self.photos[0].userDefaults]
    stage.check(
      "set-writes",
      "what is assigned to the property is in the defaults at once",
      expected: ["Harbour"],
      actual: storedTitles
    )
    stage.check(
      "array-of-string-dictionaries",
      "the defaults hold one dictionary of texts",
      expected: 1,
      actual: UserDefaults.standard.array(forKey: "ResentsPhotos")?.count { $0 is [String: String] } ?? 0
    )
    stage.check(
      "computed-property",
      "of two objects that were made before, one reads what the other writes, and had read nothing",
      expected: [0, 1],
      actual: [before, other.resentsPhotos.count]
    )
    checkAdding(resents, on: stage)
  }

  private func checkAdding(_ resents: ResentsDefault, on stage: Stage) {
    let photo = Self.photos[1]
    resents.addedPhoto = photo
    let after = resents.resentsPhotos
    stage.check(
      "added-photo-triggers-store",
      "a photo that is added to one makes two",
      expected: 2,
      actual: after.count
    )
    stage.check(
      "added-photo-triggers-store",
      named: "first",
      "the photo that is added is the first one",
      expected: "Lighthouse",
      actual: after.first?["title"] ?? "none"
    )
    stage.check(
      "round-trip-conversion",
      "the photo that is read back is the one that was added",
      expected: photo,
      actual: after.first.map { Photo(userDefaults: $0) }
    )
    resents.addedPhoto = nil
    stage.check(
      "added-photo-triggers-store",
      named: "nil",
      "where nil is added the two photos stay two",
      expected: 2,
      actual: resents.resentsPhotos.count
    )
  }

  /// Adds a photo, and notes how the property is accessed.
  private func checkWays(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone6, iOS: 9)
    var accesses: [String] = []
    let resents = example.witnessed { accesses.append($0) }
    resents.addedPhoto = Self.photos[0]
    stage.check(
      "add-photo-reads-through-get",
      "while a photo is added the getter is called once",
      expected: 1,
      actual: accesses.count { $0 == "get" }
    )
    stage.check(
      "add-photo-writes-through-set",
      "while a photo is added the setter is called once",
      expected: 1,
      actual: accesses.count { $0 == "set" }
    )
  }

  /// Gives both lists one entry that has the keys of the server and those of the defaults.
  private func checkOverloads(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPhone6, iOS: 9)
    let entry = [
      "title": "Dawn", "id": "1", "url_o": "server.jpg", "unique": "1", "imageURL": "defaults.jpg",
    ]
    UserDefaults.standard.set([entry], forKey: "ResentsPhotos")
    let screens = launch(device, example.photos, example.recents)
    screens.select(tab: 1)
    let posted = example.posted()
    posted.show([entry])
    stage.check(
      "overload-by-context",
      "of an entry with the keys of both, the list of recents takes that of the defaults",
      expected: "defaults.jpg",
      actual: (screens.recents as? FlickrPhotosTVC)?.photos.first?.imageURL ?? "none"
    )
    stage.check(
      "overload-by-context",
      named: "json",
      "of an entry with the keys of both, the list of posted photos takes that of the server",
      expected: "server.jpg",
      actual: posted.photos.first?.imageURL ?? "none"
    )
  }

  // MARK: Order and limit

  private func checkOrder(_ example: Example, on stage: Stage) {
    func titles(adding count: Int) -> [String] {
      _ = stage.boot(.iPhone6, iOS: 9)
      let resents = example.resents()
      for number in 1...count {
        resents.addedPhoto = Photo(userDefaults: ["title": "\(number)", "unique": "\(number)"])
      }
      return ResentsDefault().resentsPhotos.compactMap { $0["title"] }
    }
    stage.check(
      "newest-first",
      "of three photos the one added last is first",
      expected: ["3", "2", "1"],
      actual: titles(adding: 3)
    )
    let many = titles(adding: 25)
    stage.check("limit-20", "of 25 photos 20 are kept", expected: 20, actual: many.count)
    stage.check(
      "limit-drops-oldest",
      "of 25 photos the first that is kept is the newest, and the last is number 6",
      expected: ["25", "6"],
      actual: [many.first ?? "none", many.last ?? "none"]
    )
  }

  // MARK: Property lists

  private func checkPropertyLists(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone6, iOS: 9)
    let photo = Self.photos[0]
    stage.expectNoException(
      "property-list-only",
      "a photo can be added, as what is stored is a property list"
    ) {
      example.probed().addedPhoto = photo
    }
    stage.expectNoException(
      "photo-struct-not-storable",
      "photo after photo can be added, each as a dictionary"
    ) {
      let resents = example.probed()
      for _ in 1...10 { resents.addedPhoto = photo }
    }
    example.resents().resentsPhotos = [photo.userDefaults]
    stage.check(
      "dictionaries-storable",
      "dictionaries of texts read back as they were",
      expected: photo.userDefaults,
      actual: stored.first ?? [:]
    )
    let others: [Any] = ["a text", Date(timeIntervalSinceReferenceDate: 0), 20, Data([1, 2])]
    UserDefaults.standard.set(others, forKey: "others")
    stage.check(
      "dictionaries-storable",
      named: "others",
      "the defaults take a text, a date, a number and data as well",
      expected: 4,
      actual: UserDefaults.standard.array(forKey: "others")?.count ?? 0
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
      "the list has the photos of the server's answer",
      expected: "Dawn, Dusk: By the sea",
      actual: posted.photos.map { $0.title + ($0.subtitle.isEmpty ? "" : ": " + $0.subtitle) }
        .joined(separator: ", ")
    )
    stage.check(
      "failed-json-skipped",
      "of three entries two make photos, and the one without an address makes none",
      expected: 2,
      actual: posted.photos.count
    )
    stage.check(
      "two-initialisers",
      "what the server sends without a title makes no photo",
      expected: "none",
      actual: example.photo([:]).map { "a photo called '\($0.title)'" } ?? "none"
    )
    stage.check(
      "two-initialisers",
      named: "defaults",
      "what the defaults hold without a title makes a photo without one",
      expected: "a photo called ''",
      actual: example.keptPhoto([:]).map { "a photo called '\($0.title)'" } ?? "none"
    )
  }
}
