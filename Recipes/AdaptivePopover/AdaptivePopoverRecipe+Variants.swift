import RecipeKit

extension AdaptivePopoverRecipe {
  /// The right way, documented mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay(Example())] + adapting + updating + sizing + touching
  }

  private static let section = "4. Adaptive popover"

  private var adapting: [Variant<Example>] {
    [
      .wrongWay(
        "no delegate",
        "Without a delegate the popover covers the iPhone's whole screen.",
        source: .warnedOf(section: Self.section, paragraph: "", words: ""),
        breaks: [
          "content-is-delegate",
          "none-switches-off",
          "same-as-ipad",
          "ios-asks-delegate",
        ],
        Example(app: .init(url: UndelegatedURLViewController.self))
      ),
      .wrongWay(
        "configured too late",
        "When the view is loaded, it has been decided already how the popover adapts.",
        source: .warnedOf(section: Self.section, paragraph: "", words: ""),
        breaks: [
          "awake-sets-popover-style",
          "none-switches-off",
          "same-as-ipad",
          "ios-asks-delegate",
        ],
        Example(app: .init(url: LateURLViewController.self))
      ),
      .wrongWay(
        "the delegate forgotten",
        "In the first way, too, nothing stays small without a delegate.",
        source: .warnedOf(section: Self.section, paragraph: "", words: ""),
        breaks: [
          "delegate-in-prepare",
          Breakage("none-switches-off#first-way", seeing: "320 × 568"),
        ],
        Example(firstWay: .init(url: PlainURLViewController.self))
      ),
      .wrongWay(
        "small without being asked to",
        "A screen that refuses to adapt is small on the iPhone whoever presents it.",
        source: .ours,
        breaks: [
          "iphone-full-screen-default",
          "default-answer-full-screen",
          "iphone-full-screen-default#landscape",
          "size-from-storyboard-view",
          "preferred-size-settable",
        ],
        Example(untouched: .init())
      ),
      .wrongWay(
        "a modal segue",
        "Without the kind Present As Popover there is no popover, on no device.",
        source: .ours,
        breaks: [
          "ipad-small-window",
          "content-controller",
          "popover-not-a-controller",
          "content-is-delegate",
          "prepare-gives-presentation-controller",
          "segue-present-as-popover",
          "awake-sets-popover-style",
          "arrow-side-configurable",
          "none-switches-off",
          "same-as-ipad",
          "ios-asks-delegate",
          "iphone-since-ios8",
          "ipad-only-before-ios8#pad",
          "ipad-only-before-ios8",
          "preferred-size-asked",
          "preferred-size-overridable",
          "bar-tap-keeps-popover",
          "bar-in-passthrough",
          "tap-on-image-dismisses",
          "stale-url-pitfall",
          "next-popover-fresh",
          "set-image-dismisses",
        ],
        Example(app: .init(url: PlainURLViewController.self, kind: .presentModally))
      ),
      .wrongWay(
        "without the segue",
        "Who presents the popover in code has prepared nothing, whatever `prepare` says.",
        source: .ours,
        breaks: [
          "content-controller",
          "segue-runs-prepare",
          "awake-from-nib-first",
          "prepare-gives-presentation-controller",
          "ipad-only-before-ios8",
        ],
        Example(app: .init(image: SeguelessImageViewController.self))
      ),
      .wrongWay(
        "a button on the right",
        "The button URL belongs to the left, beside the one for the list.",
        source: .ours,
        breaks: [
          "url-button-left"
        ],
        Example(app: .init(isOnTheRight: true))
      ),
      .wrongWay(
        "any side will do",
        "Unless the directions of the arrow are restricted, the popover goes where it likes.",
        source: .ours,
        breaks: [
          "arrow-side-configurable"
        ],
        Example(app: .init(image: AnySideImageViewController.self))
      ),
    ]
  }

  private var updating: [Variant<Example>] {
    [
      .wrongWay(
        "outlets that are not there yet",
        "The URL is set before the view is loaded: the label does not exist, and the application ends.",
        source: .warnedOf(section: Self.section, paragraph: "", words: ""),
        breaks: [
          "update-ui-on-load#unloaded"
        ],
        Example(probed: .init(url: UnguardedURLViewController.self))
      ),
      .wrongWay(
        "a view that is asked for too early",
        "Asking for the view in awakeFromNib loads it before the URL is there.",
        source: .ours,
        breaks: [
          "awake-from-nib-first"
        ],
        Example(app: .init(url: EarlyURLViewController.self))
      ),
      .wrongWay(
        "shown once",
        "What updates only when the view is loaded misses every URL that comes later.",
        source: .ours,
        breaks: [
          "update-ui-on-set"
        ],
        Example(app: .init(url: OnceURLViewController.self))
      ),
      .wrongWay(
        "not shown at loading",
        "What updates only when the URL is set misses the one that was set before loading.",
        source: .ours,
        breaks: [
          "shows-selected-url",
          "ipad-only-before-ios8#pad",
          "update-ui-on-load",
          "preferred-size-overridable",
          "next-popover-fresh",
        ],
        Example(app: .init(url: LoadedOnlyURLViewController.self))
      ),
      .wrongWay(
        "a URL from the start",
        "A screen that begins with an address of its own shows something that nobody asked for.",
        source: .ours,
        breaks: [
          "url-model"
        ],
        Example(app: .init(url: BlankURLViewController.self))
      ),
      .wrongWay(
        "no URL handed over",
        "What the source does not hand over cannot be shown.",
        source: .ours,
        breaks: [
          "shows-selected-url",
          "ipad-only-before-ios8#pad",
          "preferred-size-overridable",
          "next-popover-fresh",
        ],
        Example(app: .init(image: ForgetfulImageViewController.self))
      ),
    ]
  }

  private var sizing: [Variant<Example>] {
    [
      .wrongWay(
        "one size for all",
        "A fixed size cuts long texts off.",
        source: .warnedOf(section: Self.section, paragraph: "", words: ""),
        breaks: [
          "preferred-size-overridable"
        ],
        Example(app: .init(url: FixedSizeURLViewController.self))
      ),
      .wrongWay(
        "no preference",
        "A content that does not say what it needs gets what the scene has.",
        source: .ours,
        breaks: [
          "preferred-size-asked",
          "preferred-size-overridable",
        ],
        Example(app: .init(url: UndecidedURLViewController.self))
      ),
      .wrongWay(
        "a size that is forced",
        "Who sets the size of the view, instead of preferring one, leaves the screen.",
        source: .ours,
        breaks: [
          "iphone-full-screen-default",
          "iphone-full-screen-default#landscape",
          "size-from-storyboard-view",
          "preferred-size-settable",
          "preferred-size-advisory",
        ],
        Example(untouched: .init(url: ForcedSizeURLViewController.self))
      ),
    ]
  }

  private var touching: [Variant<Example>] {
    [
      .wrongWay(
        "the old URL stays",
        "A popover that nobody dismisses tells of the old photo beside the new one.",
        source: .warnedOf(section: Self.section, paragraph: "", words: ""),
        breaks: [
          Breakage("stale-url-pitfall", seeing: "\"https://photos.example/1.jpg\""),
          "next-popover-fresh",
          "set-image-dismisses",
        ],
        Example(app: .init(image: StaleImageViewController.self))
      ),
      .wrongWay(
        "dismissed in any case",
        "With no popover to dismiss, the picture's own screen goes away.",
        source: .ours,
        breaks: [
          "set-image-without-popover"
        ],
        Example(app: .init(image: DismissingImageViewController.self))
      ),
      .wrongWay(
        "a bar that is locked",
        "Without views to pass through to, a tap on the bar only dismisses the popover.",
        source: .ours,
        breaks: [
          "bar-tap-keeps-popover",
          "bar-in-passthrough",
        ],
        Example(app: .init(url: LockedBarURLViewController.self))
      ),
      .wrongWay(
        "nothing is outside",
        "If touches pass through to everything, no tap dismisses the popover.",
        source: .ours,
        breaks: [
          "tap-on-image-dismisses"
        ],
        Example(app: .init(url: PassingURLViewController.self))
      ),
    ]
  }
}
