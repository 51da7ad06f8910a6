import RecipeKit

/// Control flow: how controllers call each other, and answer.
@MainActor public let recipe: any ScriptedRecipe = ControlFlowRecipe()

struct ControlFlowRecipe: ScriptedRecipe {
  /// What the variants are made of: the controller that everything begins with.
  typealias Example = @MainActor () -> FolderController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "control-flow",
      title: "Hand data down, and results back up",
      section: "Control flow represents coordination between content controllers",
      chapter: "View controllers",
      problem: """
        One screen leads to the next. The next one must know what to show, and when its task is done, the \
        first must hear of the result. How do the two talk without knowing too much of each other?
        """,
      solution: """
        The source makes the destination when it is needed, sets its properties, makes itself its delegate, \
        and shows it. The destination tells its delegate when it is done.
        """,
      discussion: [
        """
        Of two controllers, the source acts first: a tap in it is why the destination exists at all. Here \
        the folder pushes a note, the note presents an editor, and it shows a palette in a popover. The way \
        of showing differs; what goes before is the same each time.
        """,
        """
        Configure before you show. The destination reads its data in `viewDidLoad`, and whoever touches its \
        `view` too early makes that happen before the data are there.
        """,
        Paragraph(
          """
          It is the destination that decides how it can be configured: it declares the properties, and its \
          sources follow. That way any number of sources can use it, and it needs to know none of them.
          """,
          tells: ["destination-defines-interface"]
        ),
        Paragraph(
          """
          The way back is a delegate protocol, declared by the destination, too. It knows that someone \
          implements the protocol, but not who: the editor works for a note, and for anything else that has a \
          text. The reference is weak, as the delegate does not belong to the editor.
          """,
          tells: ["destination-knows-protocol-only"]
        ),
        """
        In a longer chain each controller configures only the next one. The folder knows nothing of \
        editors. If it reached over the note and filled the editor itself, the editor would show what the \
        folder knew then, not what the note holds now.
        """,
        """
        Data go down when a task begins, results go up when it is done. Between the two the source's data stay \
        as they were, which is what makes a Cancel button easy.
        """,
      ],
      seeAlso: ["storyboards", "responder-chain"],
      keywords: [
        "delegate", "source", "destination", "present", "push", "popover", "protocol", "weak",
        "pushViewController",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "EditorControllerDelegate",
        "FolderController.openNote",
        "NoteController.editNote",
        "NoteController.pickColor",
        "NoteController.editorController",
        "EditorController.text",
        "EditorController.delegate",
        "EditorController.finish",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, and slips on the way down and on the way back.
  var variants: [Variant<Example>] {
    let section = "Control flow represents coordination between content controllers"
    return [
      .rightWay { FolderController() },
      .wrongWay(
        "made in advance",
        "A destination that is kept ready takes up memory, and comes back with what it showed before.",
        source: .ours,
        breaks: [Breakage("source-creates-destination", seeing: "1")]
      ) { MadeInAdvanceController() },
      .wrongWay(
        "presented instead",
        "A note that is presented covers the folder, and there is no stack to go back on.",
        source: .ours,
        breaks: [
          Breakage("three-common-examples#push", seeing: "1"),
          Breakage("three-common-examples#present", seeing: "1"),
          Breakage("source-creates-destination", seeing: "1"),
        ]
      ) { PresentedInsteadController() },
      .wrongWay(
        "pushed instead",
        "An editor that was pushed cannot be dismissed: after Done it is still there.",
        source: .ours,
        breaks: [
          Breakage("three-common-examples#present", seeing: "3"),
          Breakage("three-common-examples#editor", seeing: "\"nothing\""),
          Breakage("back-through-delegate#gone", seeing: "\"editor\""),
        ]
      ) { PushedInsteadController() },
      .wrongWay(
        "a palette over everything",
        "Three colors on a whole screen hide the note that they are for.",
        source: .ours,
        breaks: [Breakage("three-common-examples#popover", seeing: "768 × 1024")]
      ) { LargePaletteController() },
      .wrongWay(
        "configured too late",
        "Touching the view loads it, and the data come after `viewDidLoad` has looked for them.",
        source: .ours,
        breaks: [Breakage("source-supplies-data", seeing: "\"\"")]
      ) { ConfiguredTooLateController() },
      .wrongWay(
        "nothing supplied",
        "A destination that is given nothing has nothing to show.",
        source: .againstTheRule(
          section: section,
          paragraph: "second, last but one sentence",
          words: "if the destination shows data, the source supplies them"
        ),
        breaks: [
          Breakage("data-down-events-up", seeing: "\" and milk\""),
          Breakage("back-through-delegate", seeing: "\" and milk\""),
          Breakage("each-configured-by-previous", seeing: "\"\""),
          Breakage("destination-knows-protocol-only", seeing: "[\"!\"]"),
        ]
      ) { NothingSuppliedController() },
      .wrongWay(
        "colors forgotten",
        "The popover appears, and offers nothing.",
        source: .ours,
        breaks: [
          Breakage("source-supplies-data#palette", seeing: "0"),
          Breakage("back-through-delegate#palette", seeing: "\"white\""),
        ]
      ) { ColorsForgottenController() },
      .wrongWay(
        "delegate forgotten",
        "Without a delegate the result goes nowhere, and the editor stays.",
        source: .againstTheRule(
          section: section,
          paragraph: "second list after figure 1-15, second item",
          words: "the source gives the destination a delegate when it configures it"
        ),
        breaks: [
          Breakage("data-down-events-up", seeing: "\"Buy bread\""),
          Breakage("back-through-delegate", seeing: "\"Buy bread\""),
          Breakage("back-through-delegate#gone", seeing: "\"editor\""),
          Breakage("each-configured-by-previous#delegates", seeing: "[\"nobody\", \"folder\"]"),
        ]
      ) { DelegateForgottenController() },
      .wrongWay(
        "folder forgotten",
        "If the note has no delegate, the folder never hears what became of it.",
        source: .ours,
        breaks: [
          Breakage("data-down-events-up", seeing: "\"Buy bread\""),
          Breakage("each-configured-by-previous#delegates", seeing: "[\"note\", \"nobody\"]"),
          Breakage("back-through-delegate#palette", seeing: "\"white\""),
        ]
      ) { FolderForgottenController() },
      .wrongWay(
        "two at once",
        "A folder that fills the editor behind the note's back fills it with what was true then.",
        source: .againstTheRule(
          section: section,
          paragraph: "after the first list under figure 1-15",
          words: "each controller is configured by the one before it"
        ),
        breaks: [Breakage("each-configured-by-previous", seeing: "\"Buy bread\"")]
      ) { TwoAtOnceController() },
      .wrongWay(
        "written through",
        "An editor that knows its source and writes into it leaves nothing to cancel, and works for no other.",
        source: .againstTheRule(
          section: section,
          paragraph: "last",
          words: "a destination knows the delegate's protocol, and not its class"
        ),
        breaks: [
          Breakage("data-down-events-up#during", seeing: "\"Buy bread and milk\""),
          Breakage("destination-knows-protocol-only", seeing: "[]"),
        ]
      ) { WrittenThroughController() },
    ]
  }
}
