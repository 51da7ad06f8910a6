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
        source: .againstTheRule(
          section: Self.section,
          paragraph: "the conclusion",
          words: "a small popover in compact width needs the delegate's answer None"
        ),
        breaks: [
          "content-is-delegate",
          "none-switches-off",
          "same-as-ipad",
          "ios-asks-delegate",
          Breakage("awake-from-nib-first", seeing: "\"none\""),
          Breakage("same-as-ipad#arrows", seeing: "[\"up\", \"none\"]"),
        ],
        Example(app: .init(url: UndelegatedURLViewController.self))
      ),
      .wrongWay(
        "configured too late",
        "When the view is loaded, it has been decided already how the popover adapts.",
        source: .ours,
        breaks: [
          "awake-sets-popover-style",
          "none-switches-off",
          "same-as-ipad",
          "ios-asks-delegate",
          Breakage("awake-from-nib-first", seeing: "\"none\""),
          Breakage("same-as-ipad#arrows", seeing: "[\"up\", \"none\"]"),
        ],
        Example(app: .init(url: LateURLViewController.self))
      ),
      .wrongWay(
        "the delegate forgotten",
        "The method alone does nothing: unless the picture's screen becomes the delegate, nobody calls it.",
        source: .againstTheRule(
          section: Self.section,
          paragraph: "the first way, before the second listing",
          words: "the source makes itself the delegate while it prepares"
        ),
        breaks: [
          "delegate-in-prepare",
          Breakage("none-switches-off#first-way", seeing: "320 × 568"),
          Breakage("first-way-enough", seeing: "[\"the whole window\", \"the whole window\"]"),
          Breakage("conclusion-none", seeing: "[\"the whole window\", \"the whole window\"]"),
        ],
        Example(
          firstWay: .init(
            image: ForgottenDelegateImageViewController.self,
            url: PlainURLViewController.self
          )
        )
      ),
      .wrongWay(
        "small without being asked to",
        "A screen that refuses to adapt is small on the iPhone whoever presents it.",
        source: .ours,
        breaks: [
          "iphone-full-screen-default",
          "default-answer-full-screen",
          Breakage("conclusion-none", seeing: "[\"a part\", \"a part\"]"),
          "iphone-full-screen-default#landscape",
          "size-from-storyboard-view",
          "preferred-size-settable",
          "preferred-size-advisory",
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
          "segue-present-as-popover#kind",
          "segue-present-as-popover#button",
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
          "ipad-small-window#place",
          "awake-from-nib-first",
          "arrow-side-configurable#place",
          "same-as-ipad#arrows",
          "bar-in-passthrough#same-button",
          "bar-tap-keeps-popover#list",
          "stale-url-pitfall#picked",
        ],
        Example(app: .init(url: PlainURLViewController.self, kind: .presentModally))
      ),
      .wrongWay(
        "without the segue",
        "Code that presents the popover itself does not run `prepare`, so nothing is prepared.",
        source: .ours,
        breaks: [
          "segue-present-as-popover", "segue-present-as-popover#kind",
          "segue-runs-prepare",
          "awake-from-nib-first",
          "prepare-gives-presentation-controller",
          "ipad-only-before-ios8",
          "awake-from-nib-first#view",
          "ios-asks-delegate",
        ],
        Example(
          app: .init(
            image: SeguelessImageViewController.self,
            witnessedImage: WitnessedSeguelessImageViewController.self
          )
        )
      ),
      .wrongWay(
        "a button on the right",
        "The button URL belongs to the left, beside the one for the list.",
        source: .ours,
        breaks: [
          "url-button-left",
          Breakage("url-button-left#right", seeing: "[\"URL\"]"),
          "ipad-small-window#place",
        ],
        Example(app: .init(isOnTheRight: true))
      ),
      .wrongWay(
        "any side will do",
        "Unless the directions of the arrow are restricted, the popover goes where it likes.",
        source: .ours,
        breaks: [
          "arrow-side-configurable",
          "arrow-side-configurable#place",
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
        source: .ours,
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
          Breakage("awake-from-nib-first#view", seeing: "\"loaded\"")
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
        source: .againstTheRule(
          section: Self.section,
          paragraph: "the second way, on the model of `URLViewController`",
          words: "the interface is updated when the URL is set, and in `viewDidLoad`"
        ),
        breaks: [
          "shows-selected-url",
          "ipad-only-before-ios8#pad",
          "update-ui-on-load",
          "preferred-size-overridable",
          "next-popover-fresh",
          "preferred-size-asked",
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
          "preferred-size-asked",
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
        source: .ours,
        breaks: [
          "preferred-size-overridable",
          "preferred-size-asked",
          "preferred-size-overridable#readable",
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
          "preferred-size-overridable#readable",
        ],
        Example(app: .init(url: UndecidedURLViewController.self))
      ),
      .wrongWay(
        "a size that is forced",
        "A view whose size is set, instead of preferred, sticks out of the screen.",
        source: .ours,
        breaks: [
          "conclusion-none",
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
        source: .warnedOf(
          section: Self.section,
          paragraph: "the problem, before the last listing",
          words: "the picture changes, and the URL of the old one stays on screen"
        ),
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
          "bar-in-passthrough#same-button",
          "tap-on-image-dismisses",
          "stale-url-pitfall#picked",
          "next-popover-fresh",
        ],
        Example(app: .init(url: LockedBarURLViewController.self))
      ),
      .wrongWay(
        "nothing is outside",
        "If touches pass through to everything, no tap dismisses the popover.",
        source: .ours,
        breaks: [
          "tap-on-image-dismisses",
          "bar-in-passthrough",
        ],
        Example(app: .init(url: PassingURLViewController.self))
      ),
    ]
  }
}
