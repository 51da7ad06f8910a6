import RecipeKit

/// Recipe 2.0, snaps: photos that are thrown at a bin and stick there.
@MainActor public let recipe: any ScriptedRecipe = SnapRecipe()

struct SnapRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with photos and a bin.
  typealias Example = @MainActor () -> PhotoBinController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "snap",
      title: "Let thrown photos stick in a bin",
      section: "2.0",
      chapter: "Dynamics",
      problem: """
        Photos lie on the left of an iPad's screen, a bin on the right. People throw photos at the bin, and \
        those that get there should stick in it.
        """,
      solution: """
        Let a `UIPanGestureRecognizer` drag a photo and hand it to a `UIDynamicAnimator` with the finger's \
        speed. As soon as it comes over the bin, add a `UISnapBehavior`, which pulls it to the middle.
        """,
      discussion: [
        """
        `UISnapBehavior` works like a spring with brakes: wherever the item comes from, and however fast, it \
        swings to its point and rests there, upright. The higher its `damping`, from 0 to 1, the less it \
        swings. The snap stays in force until it is removed.
        """,
        """
        Before iOS 7 you would have written all this yourself, with Core Animation and a good deal of physics.
        """,
        """
        The point is in the coordinates of the animator's reference view, here the desk. `bin.center` is right \
        because the bin is a subview of the desk; places from anywhere else have to be converted.
        """,
        """
        While a photo is in the animator, the animator alone knows where it is: a center that is set by hand \
        is overwritten. So the hand takes the photo out of the behaviours and puts it back afterwards. \
        Another way is to call `updateItem(usingCurrentState:)` after each move.
        """,
        """
        The `action` of a behaviour runs in every frame. That is the place to look whether a photo has come \
        over the bin: not all are over it when the finger leaves, most of them fly there.
        """,
        """
        A snap keeps an item even against a hand. A photo can be taken out of the bin only because picking it \
        up removes its snap. Image views hear no touches unless `isUserInteractionEnabled` is set.
        """,
      ],
      seeAlso: ["push"],
      keywords: ["UISnapBehavior", "UIDynamicAnimator", "UIPanGestureRecognizer", "snap", "throw", "photo"],
      listing: EmbeddedListings.example,
      excerpt: [
        "PhotoBinController.addBehaviors",
        "PhotoBinController.letGo",
        "PhotoBinController.catchPhotos",
        "PhotoBinController.snap",
        "PhotoBinController.pickUp",
        "PhotoBinController.drag",
      ],
      deviceListing: DeviceFile.text,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, a mistake against the chapter's rule, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { PhotoBinController() },
      .wrongWay(
        "never added",
        "A snap that was never added to an animator pulls nothing.",
        source: .againstTheRule(
          section: "2.0",
          paragraph: "below the list of classes",
          words: "every behaviour needs an animator"
        ),
        breaks: [
          Breakage("snaps-to-point", seeing: "(510, 490)"),
          Breakage("needs-animator", seeing: "0"),
          "any-start", "reference-coordinates", "photo-bin",
        ]
      ) { NeverAddedController() },
      .wrongWay(
        "animator not kept",
        "A computed property makes a new animator each time, and nobody keeps any of them.",
        source: .ours,
        breaks: [
          "snaps-to-point", "needs-animator", "any-start", "reference-coordinates", "photo-bin",
          "photo-bin#missed",
        ]
      ) { AnimatorNotKeptController() },
      .wrongWay(
        "window coordinates",
        "The window's coordinates are not the desk's: the photo sticks beside the bin.",
        source: .ours,
        breaks: [
          Breakage("reference-coordinates", seeing: "[(594, 560), (570, 440), (618, 584)]"),
          "snaps-to-point", "needs-animator", "any-start", "photo-bin",
        ]
      ) { WindowCoordinatesController() },
      .wrongWay(
        "the bin's own coordinates",
        "The middle of the bin's bounds is a point near the desk's upper left corner.",
        source: .ours,
        breaks: [
          Breakage("reference-coordinates", seeing: "[(100, 100), (100, 100), (100, 100)]"),
          "snaps-to-point", "needs-animator", "any-start", "photo-bin",
        ]
      ) { OwnCoordinatesController() },
      .wrongWay(
        "moved behind the animator's back",
        "The animator still believes the photo where it was, and moves it on from there.",
        source: .ours,
        breaks: ["any-start", "photo-bin#missed", "photo-bin#out"]
      ) { BehindTheBackController() },
      .wrongWay(
        "placed by hand",
        "Setting the center is no snap: the photo jumps, and no animator is needed for it.",
        source: .ours,
        breaks: [
          Breakage("needs-animator#without", seeing: "78.1025")
        ]
      ) { PlacedByHandController() },
      .wrongWay(
        "caught on release only",
        "When the finger leaves, a thrown photo is still far from the bin, and then nobody looks again.",
        source: .ours,
        breaks: ["any-start", "photo-bin"]
      ) { CaughtOnReleaseController() },
      .wrongWay(
        "snap not removed",
        "A photo that is taken out of the bin is pulled back by the snap that still has it.",
        source: .ours,
        breaks: [
          Breakage("photo-bin#out", seeing: "(570, 440)")
        ]
      ) { SnapNotRemovedController() },
      .wrongWay(
        "a snap in every frame",
        "Without a look whether there is one, snaps pile up, and the animator never rests.",
        source: .ours,
        breaks: [
          Breakage("snaps-to-point#rest", seeing: "true"),
          "needs-animator#without",
        ]
      ) { SnapInEveryFrameController() },
      .wrongWay(
        "deaf photos",
        "An image view hears no touches by default, nor do its recognizers.",
        source: .ours,
        breaks: [
          Breakage("photo-bin#hand", seeing: "120"),
          Breakage("photo-bin#out", seeing: "(110, 140)"),
          "snaps-to-point", "needs-animator", "needs-animator#without", "any-start",
          "reference-coordinates", "photo-bin", "photo-bin#missed",
        ]
      ) { DeafPhotosController() },
    ]
  }
}
