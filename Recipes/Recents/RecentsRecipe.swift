import RecipeKit

/// The adaptive article's third application: photos that were looked at are remembered.
@MainActor public let recipe: any ScriptedRecipe = RecentsRecipe()

struct RecentsRecipe: ScriptedRecipe {
  /// What the variants are made of: the classes of two scenes, and the access to the defaults.
  typealias Example = RecentsExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "recents",
      title: "Remember what was looked at in UserDefaults",
      section: "Recents",
      chapter: "Adaptive applications",
      problem: """
        People want to find recently viewed photos again, also after the application was closed and opened \
        anew.
        """,
      solution: """
        Keep them in `UserDefaults`, behind a computed property: its getter reads, its setter writes, and \
        nothing is held in between. Add a photo when it is picked, in `prepare(for:sender:)`.
        """,
      discussion: [
        """
        Defaults store property lists: texts, numbers, dates, data, and arrays and dictionaries of them. A \
        `struct Photo` is none of these, and storing one raises an exception. So each photo is turned into a \
        `[String: String]`, and back.
        """,
        Paragraph(
          """
          `Photo` has two initialisers. `compactMap(Photo.init)` is written the same way for both: on an \
          array of `[String: String]` it means the one for the defaults, on an array of `[String: Any]` the \
          one for JSON, which may fail and then leaves the entry out.
          """,
          tells: ["same-flatmap-expression"]
        ),
        Paragraph(
          """
          `ResentsDefault` has two properties that others use: `addedPhoto`, which takes a photo, and \
          `resentsPhotos`, which holds all of them. How they are stored is its own business.
          """,
          tells: ["public-api-two-properties"]
        ),
        Paragraph(
          """
          Defaults are meant for little. So there is a limit of 20 photos: a new one goes to the front, and \
          what no longer fits falls off the end, however much somebody looks at.
          """,
          tells: ["limit-reason"]
        ),
        """
        The list of photos itself knows nothing of this. A subclass saves what is picked, and that subclass \
        must be named as the class of the scene that you draw in Xcode. Another subclass shows what was saved, \
        on a tab of its own. The cells are prototypes of these scenes, at which the segues start: don't \
        register a class for their identifier in code, since that replaces the prototype and loses the segue.
        """,
        """
        The names are the article's, where `Resents` stands for recents. In its Swift 2 `UserDefaults` was \
        called `NSUserDefaults`, `prepare(for:sender:)` was `prepareForSegue(_:sender:)`, and what is \
        `compactMap` since Swift 4.1 was written `flatMap`.
        """,
        """
        The simulated device keeps its own defaults. Another launch finds them, another run does not, and \
        nothing is left on your machine.
        """,
      ],
      seeAlso: ["adaptive-split", "storyboards"],
      keywords: [
        "UserDefaults", "property list", "computed property", "prepare(for:sender:)", "compactMap",
        "UITabBarController", "persistence",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "ResentsDefault",
        "PhotosSavedNSUserDefaults",
        "ResentsTVC",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// What the defaults answer to a structure.
  ///
  /// The structure in words is spelled out: to have Swift look it up would take longer than all else in a list of
  /// recipes.
  private static let refusal = {
    let photo = photos[0]
    let fields = [
      "title: \(photo.title.debugDescription)", "subtitle: \(photo.subtitle.debugDescription)",
      "unique: \(photo.unique.debugDescription)", "imageURL: \(photo.imageURL.debugDescription)",
    ]
    return "NSInvalidArgumentException: Attempt to insert non-property list object "
      + "[RecipeGalleryRecents.Photo(\(fields.joined(separator: ", ")))] for key ResentsPhotos"
  }()

  /// The checks of the subclass, which saves what is picked.
  private static let savedByTheSubclass: [Breakage] = [
    "persist-between-launches", "storyboard-custom-class", "own-tab#rows", "only-source-differs",
    "only-source-differs#pick",
    "saved-in-prepare-for-segue", "saving-subclass",
  ]

  /// The right way, slips that break a rule of the source, and slips of our own.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "a list in memory",
        "What is kept in a stored property is gone with the application.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "first paragraph",
          words: "photos are kept in the defaults, and last between launches"
        ),
        breaks: [
          "persist-between-launches",
          "storyboard-custom-class",
          "own-tab#rows",
          "only-source-differs",
          "only-source-differs#pick",
          "saved-in-prepare-for-segue",
          "saving-subclass",
          "get-reads",
          "set-writes",
          "computed-property",
          "newest-first",
          "limit-20",
          "limit-drops-oldest",
          "dictionaries-storable",
        ],
        Example(photos: MemorySavingTVC.self, resents: { MemoryResentsDefault() })
      ),
      .wrongWay(
        "a copy of its own",
        "A copy that is read once does not hear of what others write.",
        source: .ours,
        breaks: ["get-reads", Breakage("computed-property", seeing: "[0, 0]")],
        Example(resents: { CopyingResentsDefault() })
      ),
      .wrongWay(
        "written past the property",
        "If two places write the defaults, a change of one leaves the other behind.",
        source: .ours,
        breaks: [Breakage("add-photo-writes-through-set", seeing: "0")],
        Example(witnessed: { WitnessedDefaults.PastTheSetter($0) })
      ),
      .wrongWay(
        "read past the property",
        "If two places read the defaults, a change of one leaves the other behind.",
        source: .ours,
        breaks: [Breakage("add-photo-reads-through-get", seeing: "0")],
        Example(witnessed: { WitnessedDefaults.PastTheGetter($0) })
      ),
      .wrongWay(
        "the structure itself",
        "A structure is no property list: the defaults raise an exception.",
        source: .warnedOf(
          section: "3. Tab Bar Controller as master",
          paragraph: "on `ResentsDefault`, after its first listing",
          words: "[Photo] can't be kept there, for it is no property list"
        ),
        breaks: [
          Breakage("property-list-only", seeing: Self.refusal),
          Breakage("photo-struct-not-storable", seeing: Self.refusal),
        ],
        Example(probed: { StructureResentsDefault() })
      ),
      .wrongWay(
        "newest last",
        "Appended at the end, the latest photo is the hardest to find.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "on `addPhoto`, after the second listing of `ResentsDefault`",
          words: "the new photo is put first, as the most recent one"
        ),
        breaks: [
          "round-trip-conversion",
          "newest-first",
          "limit-drops-oldest",
          "added-photo-triggers-store#first",
        ],
        Example(resents: { NewestLastResentsDefault() })
      ),
      .wrongWay(
        "no limit",
        "Without a limit the defaults grow with every look.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "on `ResentsDefault`, after its last listing",
          words: "defaults are for very little data, so there are 20 photos at most"
        ),
        breaks: [
          "limit-20",
          "limit-drops-oldest",
        ],
        Example(resents: { UnlimitedResentsDefault() })
      ),
      .wrongWay(
        "the general class in the scene",
        "With the general list as the scene's class everything works, and nothing is remembered.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "after the listing of `PhotosSavedNSUserDefaults`",
          words: "the scene must have the new class"
        ),
        breaks: Self.savedByTheSubclass,
        Example(photos: GeneralTVC.self)
      ),
      .wrongWay(
        "saved by everybody",
        "If the general list saves, every list that inherits from it does.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "before the listing of `PhotosSavedNSUserDefaults`",
          words: "the list stays general, and a subclass saves"
        ),
        breaks: [
          "base-class-does-not-save"
        ],
        Example(general: SavingForAllTVC.self)
      ),
      .wrongWay(
        "nothing handed on",
        "A general list that hands nothing on shows an empty screen, whoever inherits from it.",
        source: .ours,
        breaks: [Breakage("base-class-does-not-save#shows", seeing: "\"none\"")],
        Example(general: NothingHandedOnTVC.self)
      ),
      .wrongWay(
        "saved too late",
        "Saved when the list has gone, the photo is missing as long as it is looked at.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "before the listing of `PhotosSavedNSUserDefaults`",
          words: "a photo is best stored when it is picked, in `prepareForSegue`"
        ),
        breaks: [
          "saved-in-prepare-for-segue"
        ],
        Example(photos: LateSavingTVC.self)
      ),
      .wrongWay(
        "only the latest",
        "What keeps one photo forgets the one before.",
        source: .ours,
        breaks: [
          "added-photo-triggers-store",
          "newest-first",
          "limit-20",
          "added-photo-triggers-store#nil",
          "limit-drops-oldest",
        ],
        Example(resents: { OnlyLatestResentsDefault() })
      ),
      .wrongWay(
        "half of a photo",
        "What is left out on the way to the dictionary does not come back.",
        source: .ours,
        breaks: [
          "round-trip-conversion"
        ],
        Example(resents: { HalfResentsDefault() })
      ),
      .wrongWay(
        "nothing is something",
        "No photo must add nothing.",
        source: .ours,
        breaks: [
          "added-photo-triggers-store#nil"
        ],
        Example(resents: { NilIsSomethingResentsDefault() })
      ),
      .wrongWay(
        "something out of nothing",
        "A getter that makes up an entry where there is none shows a photo that nobody has looked at.",
        source: .ours,
        breaks: [
          "computed-property", Breakage("get-reads#empty", seeing: "1"),
        ],
        Example(resents: { InventiveResentsDefault() })
      ),
      .wrongWay(
        "a date among the texts",
        "A date may be stored, too, but with one an entry is no `[String: String]`, and none is read back.",
        source: .ours,
        breaks: [
          "set-writes",
          "computed-property",
          "array-of-string-dictionaries",
          "added-photo-triggers-store",
          "round-trip-conversion",
          "newest-first",
          "limit-20",
          "limit-drops-oldest",
          "dictionaries-storable",
          "added-photo-triggers-store#first",
          "added-photo-triggers-store#nil",
        ],
        Example(resents: { DatedResentsDefault() })
      ),
      .wrongWay(
        "a list written anew",
        "A list that does not inherit is written twice, and here the second lacks `prepare(for:sender:)`.",
        source: .ours,
        breaks: [
          "overload-by-context",
          "own-tab",
          "recents-subclass",
          "only-source-differs#pick",
        ],
        Example(recents: AnewResentsTVC.self)
      ),
      .wrongWay(
        "an initialiser that never fails",
        "With an empty text for whatever is missing, photos without an address get into the list.",
        source: .ours,
        breaks: [
          "just-posted-subclass",
          "failed-json-skipped",
          "two-initialisers",
        ],
        Example(
          posted: { WhateverPostedTVC() },
          photo: { Photo(whatever: $0) }
        )
      ),
      .wrongWay(
        "entries of any type",
        "As `[String: Any]` the same entries go to the initialiser for JSON, which finds none of its keys.",
        source: .ours,
        breaks: [
          "persist-between-launches", "own-tab#rows", "only-source-differs", "only-source-differs#pick",
          "overload-by-context",
        ],
        Example(recents: AnyEntriesResentsTVC.self)
      ),
      .wrongWay(
        "entries of text only",
        "As `[String: String]` what the server sends goes to the initialiser for the defaults.",
        source: .ours,
        breaks: [
          "just-posted-subclass", Breakage("overload-by-context#json", seeing: "\"defaults.jpg\""),
        ],
        Example(posted: { TextEntriesPostedTVC() })
      ),
      .wrongWay(
        "an initialiser that fails twice",
        "If the one for the defaults may fail as well, a photo without a title is kept and never shown.",
        source: .ours,
        breaks: [Breakage("two-initialisers#defaults", seeing: "\"none\"")],
        Example(keptPhoto: { Photo(complete: $0) })
      ),
    ]
  }
}
