import RecipeKit

/// Recipe 1.29: a popover on the pad, an alert elsewhere.
@MainActor public let recipe: any ScriptedRecipe = PopoverRecipe()

struct PopoverRecipe: ScriptedRecipe {
  /// What the variants are made of: a screen with a button that opens something.
  typealias Example = PopoverExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "popover",
      title: "Offer a choice in a UIPopoverController",
      section: "1.29",
      chapter: "Views and controls",
      problem: """
        A button leads to a small choice. On the pad that should not cover the whole screen; on the phone, \
        which has no popovers, people need another way to it.
        """,
      solution: """
        Make a `UIPopoverController` with a controller for its content, keep it, and present it from the \
        bar button. Ask for the idiom first: on a phone show an alert instead.
        """,
      discussion: [
        """
        This is the popover of iOS 3.2 to 8. Since iOS 8 a controller with the style `.popover` is presented \
        instead, on phones too, and since iOS 9 `UIPopoverController` is deprecated; `adaptive-popover` shows \
        the newer way. Likewise `UIAlertView` gave way to `UIAlertController` in iOS 8.
        """,
        Paragraph(
          """
          Put the root into a navigation controller, so that there is a bar for the + button. Keep both the \
          button and the popover in strong properties: a popover that nobody keeps ends the application while \
          it is open.
          """,
          tells: ["navigation-controller-added"]
        ),
        Paragraph(
          """
          Why look up the class by its name? `NSClassFromString` asks whether this system has popovers at all. \
          An application that also ran on a phone with iOS 3.1 found no such class there, and one that named \
          the class outright did not even start. The class alone says nothing about the device: from iOS 4 on \
          phones have it too, and must not use it. So ask for the idiom as well. Both are asked once, when the \
          view is loaded; from then on + knows what to do.
          """,
          tells: ["class-looked-up-by-name"]
        ),
        """
        The content knows its popover, to close it. That reference must be weak: the popover holds its \
        content already, and two that hold each other are never freed. On a phone the same content is a \
        screen, and its buttons dismiss that.
        """,
        """
        There is no popover without a content: in Swift the initialiser takes no nil, so the compiler refuses \
        what raises an exception in Objective-C. Later the content may be replaced.
        """,
        """
        The content says how large it wants to be, by `preferredContentSize` (up to iOS 6 \
        `contentSizeForViewInPopover`), and the popover follows. Where it goes is up to UIKit: next to the \
        button or the rectangle, on a side that you permit, and within the screen. Its arrow points back at \
        where it came from.
        """,
        """
        A tap outside closes it. Views that are named as `passthroughViews` stay usable meanwhile.
        """,
        Paragraph(
          """
          Up to iOS 7 the popover hides while the pad turns, and comes back beside its button. The rest is your \
          care, because only you know what has changed: a rectangle says nothing about the pin that it was \
          around, so present the popover again where the pin is now. And if the turn takes the button off the \
          bar, close its popover: people would not know any more what it belongs to.
          """,
          tells: ["rotation-redisplay"]
        ),
        """
        The alert tells its delegate which button it was by an index. Compare the title at that index, not \
        the number: Cancel comes first, and the rest is easily reordered.
        """,
      ],
      seeAlso: ["adaptive-popover", "split-view", "presentation"],
      keywords: [
        "UIPopoverController", "UIAlertView", "iPad", "popover", "alert", "bar button item", "retain cycle",
        "weak", "preferredContentSize",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "RootViewController.canShowPopovers",
        "RootViewController.makePopover",
        "RootViewController.performAddWithPopover",
        "PopoverContentViewController.popoverController",
        "PopoverContentViewController.close",
        "RootViewController.didRotate",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
