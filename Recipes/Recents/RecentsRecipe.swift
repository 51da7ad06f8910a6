import RecipeKit

/// The adaptive article's third application: photos that were looked at are remembered.
@MainActor public let recipe: any Recipe = RecentsRecipe()

struct RecentsRecipe: Recipe {
  /// The parts of the example that can be got wrong.
  @MainActor
  struct Way {
    /// The class of the scene in which photos are picked.
    var photos: FlickrPhotosTVC.Type = PhotosSavedNSUserDefaults.self
    /// The class that only shows photos, and saves nothing.
    var general: FlickrPhotosTVC.Type = FlickrPhotosTVC.self
    /// The class that shows what was remembered.
    var recents: UITableViewController.Type = RecentsTVC.self
    /// The list that shows what the server sends.
    var posted: ControllerFactory<JustPostedFlickrPhotosTVC> = { JustPostedFlickrPhotosTVC() }
    /// A photo of what the server sends.
    var photo: @MainActor ([String: Any]) -> Photo? = { Photo(json: $0) }
    /// A photo of what was kept in the defaults.
    var keptPhoto: @MainActor ([String: String]) -> Photo? = { Photo(userDefaults: $0) }
    /// The access to the defaults.
    var store: ControllerFactory<RecentsDefault> = { RecentsDefault() }
    /// The same, where the accesses to its property are noted.
    var witnessed: ControllerFactory<WitnessedRecentsDefault> = { WitnessedRecentsDefault() }
    /// The same, where an exception ends nothing else.
    var probed: ControllerFactory<RecentsDefault> = { RecentsDefault() }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "a list in memory": Way(photos: MemorySavingTVC.self, store: { MemoryRecentsDefault() }),
    "the structure itself": Way(probed: { StructureRecentsDefault() }),
    "the general class in the scene": Way(photos: GeneralTVC.self),
    "saved too late": Way(photos: LateSavingTVC.self),
    "a copy of its own": Way(store: { CopyingRecentsDefault() }),
    "appended": Way(store: { NewestLastRecentsDefault() }),
    "the prefix left out": Way(store: { UnlimitedRecentsDefault() }),
    "saved in the base class": Way(general: SavingForAllTVC.self),
    "entries of any type": Way(recents: AnyEntriesRecentsTVC.self),
    "an initialiser that never fails": Way(posted: { WhateverPostedTVC() }, photo: { Photo(whatever: $0) }),
  ]

  func scene(_ way: Way, on stage: Stage) -> RecentsScene {
    RecentsScene(way, on: stage.boot(.iPhone6, iOS: 9))
  }

  /// The application with three photos picked, closed and launched anew.
  private let relaunched = SceneSetup { (way: Way, stage) in
    let scene = RecentsScene(way, on: stage.boot(.iPhone6, iOS: 9))
    scene.launch()
    for row in [0, 2, 4] { scene.pick(row) }
    scene.device.terminate()
    scene.launch(tab: 1)
    return scene
  }

  /// Defaults with one photo in them.
  private let oneKept = SceneSetup { (way: Way, stage) in
    let scene = RecentsScene(way, on: stage.boot(.iPhone6, iOS: 9))
    scene.store.recentPhotos = [Photo.samples[0].userDefaults]
    return scene
  }

  /// How the property is accessed while a photo is added.
  private let accesses = SceneSetup { (way: Way, stage) in
    _ = stage.boot(.iPhone6, iOS: 9)
    let store = way.witnessed()
    store.addedPhoto = Photo.samples[0]
    return store.accesses
  }

  var claims: Claims<Way> {
    application
    defaults
    adding
    initialisers
  }

  // MARK: The application

  @ClaimBuilder<Way> private var application: Claims<Way> {
    relaunched.core(
      "persist-between-launches",
      "Recently viewed photos are kept between launches, and shown on a tab of their own.",
      covers: "own-tab"
    ) {
      expect($0.shownRecents, is: ["Market", "Old town", "Harbour"])
    }
    .fails(in: "a list in memory", seeing: [String]())
    .fails(when: "the second tab shows another list", with: Way(recents: UITableViewController.self))
    detail("recents-subclass", "The list of recents inherits from the list of photos.") {
      $0.launch()
      expect($0.recents is FlickrPhotosTVC, is: true)
    }
    .fails(when: "it inherits from `UITableViewController`") { $0.way.recents = UITableViewController.self }
    relaunched.detail("only-source-differs", "The recents differ only in where their photos come from.") {
      expect($0.shownRecents.first, is: "Market", "the first row is the first photo of the defaults")
      $0.tapRecent(0)
      expect($0.shownPhoto?.title, is: "Market", "a pick of a recent photo shows it, as in the other list")
    }
    .fails(in: "the general class in the scene", seeing: String?.none)
    .fails(when: "the list of recents hands nothing on", with: Way(recents: SilentRecentsTVC.self))
    core("saved-in-prepare-for-segue", "The photo is stored as the segue is prepared, before it appears.") {
      $0.launch()
      $0.tap(1)
      expect($0.shownPhoto == nil ? $0.storedTitles : ["too late"], is: ["Lighthouse"])
    }
    .fails(in: "saved too late", seeing: [String]())
    detail(
      "saving-subclass",
      "A subclass of the list does the saving; the scene must name it as its class.",
      covers: "storyboard-custom-class"
    ) {
      $0.launch()
      $0.pick(1)
      expect($0.storedTitles, is: ["Lighthouse"])
    }
    .fails(in: "the general class in the scene", seeing: [String]())
    core("base-class-does-not-save", "The list itself does not save.") {
      $0.way.photos = $0.way.general
      $0.launch()
      $0.pick(1)
      expect($0.storedTitles, is: [], "a pick in the general class stores no photo")
      expect($0.shownPhoto?.title, is: "Lighthouse", "a pick in the general class shows the photo, too")
    }
    .fails(in: "saved in the base class", seeing: ["Lighthouse"])
    .fails(when: "the general class hands nothing on") { $0.way.general = SilentTVC.self }
  }

  // MARK: The defaults

  @ClaimBuilder<Way> private var defaults: Claims<Way> {
    core("get-reads", "The getter reads the defaults.") {
      expect($0.store.recentPhotos.count, is: 0, "without anything in the defaults no photo is read")
      UserDefaults.standard.set([Photo.samples[3].userDefaults], forKey: "RecentPhotos")
      expect($0.store.recentPhotos.map { $0["title"] }, is: ["Bridge"], "what other code stores is read")
    }
    .fails(in: "a copy of its own")
    .fails(in: "a list in memory")
    .fails(when: "the getter makes up an entry", with: Way(store: { InventiveRecentsDefault() }), seeing: 1)
    oneKept.core(
      "set-writes",
      "The setter writes the defaults at once, as an array of dictionaries of strings.",
      covers: "array-of-string-dictionaries"
    ) {
      expect($0.stored, is: [Photo.samples[0].userDefaults])
    }
    .fails(in: "a list in memory", seeing: [[String: String]]())
    .fails(when: "the titles only are stored", with: Way(store: { TitleOnlyRecentsDefault() }))
    detail("computed-property", "Access is by a computed property, without a copy.") {
      let other = $0.way.store()
      let before = other.recentPhotos.count
      $0.store.recentPhotos = [Photo.samples[0].userDefaults]
      expect([before, other.recentPhotos.count], is: [0, 1], "one object reads what another writes")
    }
    .fails(in: "a copy of its own", seeing: [0, 0])
    .fails(when: "the getter makes up an entry", with: Way(store: { InventiveRecentsDefault() }))
    core(
      "property-list-only",
      "Defaults store property lists only, no structures: photo after photo can be added, as dictionaries.",
      covers: "photo-struct-not-storable"
    ) { scene in
      expectException(nil) {
        let store = scene.way.probed()
        for photo in Photo.samples { store.addedPhoto = photo }
      }
    }
    .fails(in: "the structure itself")
    detail(
      "dictionaries-storable",
      "Dictionaries of strings can be stored, like texts and numbers.",
      isFact: true
    ) { _ in
      let values: [Any] = ["a text", Date(timeIntervalSinceReferenceDate: 0), 20, Data([1, 2]), ["a": "b"]]
      UserDefaults.standard.set(values, forKey: "others")
      expect(UserDefaults.standard.array(forKey: "others")?.last as? [String: String], is: ["a": "b"])
      expect(UserDefaults.standard.array(forKey: "others")?.count, is: 5, "all five values are stored")
    }
  }

  // MARK: Adding photos

  @ClaimBuilder<Way> private var adding: Claims<Way> {
    oneKept.core("added-photo-triggers-store", "Setting the added photo stores it.") {
      $0.store.addedPhoto = Photo.samples[1]
      expect($0.storedTitles, is: ["Lighthouse", "Harbour"], "a photo that is added is stored as the first")
      $0.store.addedPhoto = nil
      expect($0.storedTitles.count, is: 2, "where nil is added the two photos stay two")
    }
    .fails(
      when: "an added photo is ignored",
      with: Way(store: { DeafRecentsDefault() }),
      seeing: ["Harbour"]
    )
    .fails(when: "nil is stored as an empty photo", with: Way(store: { NilIsSomethingRecentsDefault() }))
    oneKept.core("round-trip-conversion", "A photo can be turned into a dictionary and back.") {
      $0.store.addedPhoto = Photo.samples[1]
      expect($0.stored.first.map { Photo(userDefaults: $0) }, is: Photo.samples[1])
    }
    .fails(when: "the dictionary has the title only", with: Way(store: { TitleOnlyRecentsDefault() }))
    .fails(in: "appended")
    accesses.detail("add-photo-reads-through-get", "Adding reads through the getter, once.") { accesses in
      expect(accesses.count { $0 == "get" }, is: 1)
    }
    .fails(when: "the defaults are used directly", with: Way(witnessed: { PastTheProperty() }), seeing: 0)
    accesses.detail("add-photo-writes-through-set", "Adding writes through the setter, once.") { accesses in
      expect(accesses.count { $0 == "set" }, is: 1)
    }
    .fails(when: "the defaults are used directly", with: Way(witnessed: { PastTheProperty() }), seeing: 0)
    detail("public-api-two-properties", "The public interface is two properties.")
    core("newest-first", "The new photo is put first.") {
      expect($0.titles(adding: 3), is: ["3", "2", "1"])
    }
    .fails(in: "appended", seeing: ["1", "2", "3"])
    .fails(in: "a list in memory")
    core("limit-20", "At most 20 photos are kept.") {
      expect($0.titles(adding: 25).count, is: 20)
    }
    .fails(in: "the prefix left out", seeing: 25)
    core("limit-drops-oldest", "Beyond that the oldest are dropped: of 25 photos 25 to 6 are kept.") {
      let titles = $0.titles(adding: 25)
      expect([titles.first, titles.last], is: ["25", "6"])
    }
    .fails(in: "the prefix left out", seeing: ["25", "1"] as [String?])
    .fails(in: "appended")
    detail("limit-reason", "Defaults are meant for small amounts of data.")
  }

  // MARK: The two initialisers

  @ClaimBuilder<Way> private var initialisers: Claims<Way> {
    detail(
      "just-posted-subclass",
      "Another subclass gets its photos from the server; entries that make no photo are left out.",
      covers: "failed-json-skipped"
    ) {
      let posted = $0.way.posted()
      posted.show(RecentsScene.answer)
      expect(
        posted.photos.map { $0.title + ($0.subtitle.isEmpty ? "" : ": " + $0.subtitle) }
          .joined(separator: ", "),
        is: "Dawn, Dusk: By the sea"
      )
    }
    .fails(in: "an initialiser that never fails", seeing: "Dawn, No address, Dusk: By the sea")
    detail("same-flatmap-expression", "The same expression calls both initialisers.")
    core(
      "overload-by-context",
      "The type of the parameter chooses the initialiser: of an entry with the keys of both, the list of recents "
        + "takes the address of the defaults, the list of posted photos that of the server."
    ) {
      let entry = [
        "title": "Dawn", "id": "1", "url_o": "server.jpg", "unique": "1", "imageURL": "defaults.jpg",
      ]
      UserDefaults.standard.set([entry], forKey: "RecentPhotos")
      $0.launch(tab: 1)
      let posted = $0.way.posted()
      posted.show([entry])
      let recents = ($0.recents as? FlickrPhotosTVC)?.photos ?? []
      expect([recents, posted.photos].map { $0.first?.imageURL }, is: ["defaults.jpg", "server.jpg"])
    }
    .fails(in: "entries of any type", seeing: ["server.jpg", "server.jpg"] as [String?])
    .fails(
      when: "what the server sends is taken for text",
      with: Way(posted: { TextEntriesPostedTVC() }),
      seeing: ["defaults.jpg", "defaults.jpg"] as [String?]
    )
    detail("two-initialisers", "The initialiser for JSON may fail, the one for the defaults never does.") {
      expect([$0.way.photo([:])?.title, $0.way.keptPhoto([:])?.title], is: [nil, ""])
    }
    .fails(in: "an initialiser that never fails", seeing: ["", ""] as [String?])
    .fails(
      when: "the one for the defaults fails without a title",
      with: Way(keptPhoto: { Photo(complete: $0) }),
      seeing: [String?.none, nil]
    )
  }

  func illustrate(_ way: Way, on stage: Stage) {
    let scene = scene(way, on: stage)
    scene.launch()
    stage.picture("photos", caption: "Photos to pick from")
    stage.picture("storyboard", ofStoryboard: "Main", caption: "The storyboard: tabs, stacks, an image")
    for row in [0, 2] { scene.pick(row) }
    scene.backToList()
    stage.film(
      "remember",
      caption: "A photo is picked, and Recents opened",
      seconds: 2.5,
      showing: [.touches]
    ) {
      scene.device.advance(by: 0.15)
      scene.tap(4)
      scene.device.advance(by: 1)
      scene.tapTab(1)
    }
    scene.device.advanceUntilIdle()
    stage.picture("recents", caption: "Recents, after three photos were picked")
    stage.output("recents, newest first", scene.shownRecents)
  }
}
