import RecipeKit
import UIKit

/// Recipe 1.27: two controllers beside each other on the pad.
@MainActor public let recipe: any Recipe = SplitViewRecipe()

struct SplitViewRecipe: Recipe {
  /// The applications that can be got wrong.
  @MainActor
  struct Way {
    /// The application on a pad.
    var pad: ControllerFactory<MasterDetailApp> = { MasterDetailApp() }
    /// The application on a phone.
    var phone: ControllerFactory<MasterDetailApp> = { MasterDetailApp() }
    /// The application on a phone, where an exception ends nothing else.
    var probed: ControllerFactory<MasterDetailApp> = { MasterDetailApp() }
    /// The application that keeps its master visible.
    var settings: ControllerFactory<MasterDetailApp> = { SettingsApp() }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "a split view on the phone": Way(probed: { SplitEverywhereApp() }),
    "shouldHide not implemented": Way(settings: { ForgetfulApp() }),
    "no delegate": Way(pad: { NobodyAskedApp() }, settings: { NobodyAskedApp() }),
    "willShow left out": Way(pad: { StayingButtonApp() }),
    "a title in one language": Way(pad: { OneLanguageApp() }),
    "a master without a stack": Way(phone: { MasterAloneApp() }),
    "no link from the master": Way(pad: { LooseLinkApp() }),
  ]
  /// The reason of the exception.
  private static let padOnly =
    "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad"
  /// The master never hides.
  private let staying = Way(pad: { SettingsApp() })

  /// The application on a pad in landscape.
  func scene(_ way: Way, on stage: Stage) -> SplitScene { SplitScene(way.pad, on: stage) }

  /// The same with three moments in the list.
  private let filled = SceneSetup { (way: Way, stage) in SplitScene(way.pad, on: stage).tapPlus(times: 3) }

  /// The application on a phone.
  private let phone = SceneSetup { (way: Way, stage) in SplitScene(way.phone, .iPhone5, on: stage) }

  /// The application that keeps its master visible, on a pad in landscape.
  private let settings = SceneSetup { (way: Way, stage) in SplitScene(way.settings, on: stage) }

  /// A phone, and what boots another device.
  private let booting = SceneSetup { (way: Way, stage) in
    (way: way, phone: stage.boot(.iPhone5, iOS: 7), boot: { stage.boot($0, iOS: 7) })
  }

  var claims: Claims<Way> {
    structure
    contents
    orientations
    callbacks
    keepingTheMaster
    today
  }

  // MARK: Structure

  @ClaimBuilder<Way> private var structure: Claims<Way> {
    booting.core(
      "ipad-only-exception",
      "On any device but a pad a split view raises an exception.",
      covers: "ipad-only-guide"
    ) { scene in
      expectException(nil, "", "the application can be launched on a phone") {
        scene.boot(.iPhone5).launch(delegate: scene.way.probed())
      }
      expectException(
        "NSInvalidArgumentException",
        Self.padOnly,
        "a split view on a phone raises an exception"
      ) {
        _ = MasterDetailApp().makeSplit()
      }
    }
    .fails(in: "a split view on the phone", seeing: SeenException("NSInvalidArgumentException", Self.padOnly))
    .fails(when: "the device is a pad") { _ = $0.boot(.iPad) }
    phone.core(
      "iphone-structure-navigation",
      "The phone gets a navigation controller with the master alone inside.",
      covers: "master-first-on-iphone"
    ) {
      expect($0.stackNames, is: ["MasterViewController"])
    }
    .fails(in: "a master without a stack", seeing: [String]())
    phone.core("detail-pushed-on-iphone", "On the phone a pick pushes the detail on the master.") {
      $0.tapPlus()
      $0.pick(0)
      expect($0.stackNames, is: ["MasterViewController", "DetailViewController"])
    }
    .fails(in: "a master without a stack")
    .fails(when: "the master tells a detail that is not shown", seeing: ["MasterViewController"]) {
      $0.master?.detailViewController = DetailViewController()
    }
    core(
      "ipad-structure-split",
      "The pad gets a split view with two children, of the same classes as on the phone.",
      covers: "two-children-content",
      "universal-same-code"
    ) {
      expect(
        [$0.split?.viewControllers, $0.split?.children].map(SplitScene.names),
        is: [
          ["MasterViewController", "DetailViewController"], ["MasterViewController", "DetailViewController"],
        ]
      )
    }
    .fails(when: "the pad gets the phone's stack", seeing: [[], []] as [[String]]) { $0.showStack() }
    .fails(when: "the pad has a master of its own") { $0.replaceMaster() }
    core(
      "two-controllers-side-by-side",
      "In landscape the pad shows two controllers next to each other, over the whole height.",
      covers: "landscape-side-by-side"
    ) {
      expect(
        [$0.frame($0.masterColumn), $0.frame($0.detailColumn)],
        is: [CGRect(x: 0, y: 0, width: 320, height: 768), CGRect(x: 321, y: 0, width: 703, height: 768)]
      )
    }
    .fails(when: "the pad gets the phone's stack", seeing: [CGRect.null, .null]) { $0.showStack() }
    .fails(when: "the pad is upright") { $0.turn(.portrait) }
    core(
      "landscape-shows-both",
      "In landscape the pad shows the master on the left and the detail on the right.",
      covers: "left-master-right-detail",
      "detail-right-on-ipad"
    ) {
      expect(
        [$0.controller(at: 10, 400), $0.controller(at: 1014, 400)],
        is: ["MasterViewController", "DetailViewController"]
      )
    }
    .fails(when: "the controllers are given the other way round") { $0.split?.viewControllers.reverse() }
    .fails(when: "the pad gets the phone's stack") { $0.showStack() }
    detail("parts-updated-separately", "Master and detail can be replaced separately.") {
      let master = $0.masterColumn
      if let master { $0.split?.viewControllers = [master, UIViewController()] }
      $0.device.advanceUntilIdle()
      expect($0.controller(at: 700, 400), is: "UIViewController", "another detail can be put in")
      let place = CGRect(x: 0, y: 0, width: 320, height: 768)
      expect($0.frame(master), is: place, "the master stays where it is when another detail is put in")
      let detail = $0.detailColumn
      if let detail { $0.split?.viewControllers = [UIViewController(), detail] }
      $0.device.advanceUntilIdle()
      expect($0.controller(at: 10, 400), is: "UIViewController", "another master can be put in")
      let rest = CGRect(x: 321, y: 0, width: 703, height: 768)
      expect($0.frame(detail), is: rest, "the detail stays where it is when another master is put in")
    }
    .fails(when: "the split view keeps its first controllers", with: Way(pad: { KeepingSplitApp() }))
    .fails(when: "the split view replaces both", with: Way(pad: { BothReplacingSplitApp() }))
  }

  // MARK: The list and the detail

  @ClaimBuilder<Way> private var contents: Claims<Way> {
    detail("starts-empty", "At first the list is empty.") {
      expect($0.rowTexts.count, is: 0)
      expect($0.detailText, is: "Nothing selected", "at first the detail shows no item")
    }
    .fails(when: "a row is left in", seeing: 1) {
      $0.master?.objects = [Date(timeIntervalSince1970: 0)]
      $0.master?.tableView.reloadData()
    }
    .fails(when: "the detail has an item") { $0.detail?.detailItem = Date(timeIntervalSince1970: 0) }
    detail("master-is-table-controller", "The master is a table view controller.") {
      let kind = $0.list is UITableViewController ? "table view controller" : "another"
      expect(kind, is: "table view controller")
    }
    .fails(when: "the master is a plain view controller") { $0.replaceMaster() }
    core("plus-adds-date", "Each tap on + adds the present date at the top of the list.") {
      $0.tapPlus(times: 3)
      expect($0.rowTexts, is: $0.moments)
    }
    .fails(when: "+ is disabled", seeing: [String]()) {
      $0.master?.navigationItem.rightBarButtonItem?.isEnabled = false
    }
    .fails(when: "+ adds another date") { scene in
      let action = UIAction { _ in
        scene.master?.objects.insert(Date(timeIntervalSince1970: 0), at: 0)
        scene.master?.tableView.reloadData()
      }
      let plus = UIBarButtonItem(systemItem: .add, primaryAction: action)
      scene.master?.navigationItem.rightBarButtonItem = plus
    }
    filled.detail(
      "selecting-opens-detail",
      "The detail on the right shows the item that is selected on the left.",
      covers: "master-passes-values"
    ) { scene in
      let shown = [1, 0].map { row in
        scene.pick(row)
        return scene.detailText
      }
      expect(shown, is: [scene.moments[1], scene.moments[0]])
      let left = scene.controller(at: 100, 400)
      expect(left, is: "MasterViewController", "the list stays on the left after picks")
    }
    .fails(in: "no link from the master", seeing: ["Nothing selected", "Nothing selected"])
    detail("master-holds-detail", "The master has a reference to the detail on the right.") {
      expect($0.names.of($0.master?.detailViewController), is: "the detail")
    }
    .fails(in: "no link from the master", seeing: "none")
    detail("either-communication-style", "How master and detail communicate is your choice.")
  }

  // MARK: Orientations

  @ClaimBuilder<Way> private var orientations: Claims<Way> {
    core(
      "portrait-hides-master",
      "In portrait the pad hides the master, and the detail gets the whole width.",
      covers: "appearance-by-orientation"
    ) {
      let before = $0.widths
      $0.turn(.portrait)
      expect([before, $0.widths], is: [[320, 703], [0, 768]])
    }
    .fails(when: "the master never hides", with: staying, seeing: [[320, 703], [320, 447]])
    .fails(when: "the pad gets the phone's stack") { $0.showStack() }
    core("portrait-master-button", "In portrait a button 'Master' appears at the top left of the detail.") {
      $0.turn(.portrait)
      let button = $0.device.view(at: SplitScene.button) as? UIButton
      expect(button?.title(for: .normal), is: "Master")
    }
    .fails(in: "no delegate", seeing: String?.none)
    .fails(when: "the master never hides", with: staying)
    core("portrait-detail-only-list-in-popover", "In portrait the button opens the list in a popover.") {
      $0.turn(.portrait)
      $0.tap(SplitScene.button)
      expect($0.controller(at: 100, 300), is: "MasterViewController")
      expect($0.widths.last, is: 768, "the detail keeps its width behind the popover")
    }
    .fails(in: "no delegate", seeing: "DetailViewController")
    .fails(when: "the button is another one", seeing: "DetailViewController") { $0.witness?.exchanges = true }
    .fails(when: "the master never hides", with: staying)
  }

  // MARK: Callbacks

  @ClaimBuilder<Way> private var callbacks: Claims<Way> {
    detail("detail-is-delegate", "The detail is the split view's delegate.") {
      expect($0.names.of($0.witness?.inner), is: "the detail")
    }
    .fails(in: "no delegate", seeing: "none")
    core("will-hide-callback", "When the master is about to be hidden, the delegate gets `willHide`.") {
      $0.turn(.portrait)
      expect($0.witness?.calls, is: ["willHide"])
      let hidden = $0.witness?.hidden
      expect(
        [hidden?.controller, hidden?.popover.contentViewController].map(SplitScene.name),
        is: ["MasterViewController", "MasterViewController"],
        "`willHide` brings the master, and a popover with the master in it"
      )
      let title = hidden.map { $0.title ?? "no title" }
      expect(title, is: "no title", "the item that `willHide` brings has no title")
    }
    .fails(in: "no delegate", seeing: [String]?.none)
    .fails(when: "the master never hides", with: staying, seeing: [] as [String]?)
    .fails(when: "the master is another controller") { $0.replaceMaster() }
    core(
      "will-hide-installs-left-item",
      "`willHide` titles the item Master, puts it on the left of the detail's bar, and keeps the popover.",
      covers: "will-hide-sets-title",
      "will-hide-keeps-popover"
    ) {
      $0.turn(.portrait)
      expect(
        $0.leftItems.map($0.names.of) + $0.leftTitles + [$0.names.of($0.detail?.masterPopoverController)],
        is: ["the item brought", "Master", "the popover brought"]
      )
    }
    .fails(in: "no delegate")
    .fails(when: "the button and the popover are others", seeing: ["another", "Master", "another"]) {
      $0.witness?.exchanges = true
    }
    .fails(when: "the word is another", seeing: ["the item brought", "Liste", "the popover brought"]) {
      $0.device.localize(["Master": "Liste"])
    }
    core(
      "will-show-callback",
      "When the master is shown again, the delegate gets `willShow` with the item that is no longer valid.",
      covers: "hide-show-alternate"
    ) {
      $0.turn(.portrait)
      $0.turn(.landscapeLeft)
      let shown = $0.witness?.shown
      expect(
        [SplitScene.name(shown?.controller), $0.names.of(shown?.item)],
        is: ["MasterViewController", "the item brought"]
      )
      let calls = $0.witness?.calls
      expect(calls, is: ["willHide", "willShow"], "a turn to portrait and back calls each method once")
    }
    .fails(in: "no delegate", seeing: ["none", "none"])
    .fails(when: "the master never hides", with: staying)
    core("will-show-removes-item", "`willShow` removes the item, and the detail forgets the popover.") {
      $0.turn(.portrait)
      $0.turn(.landscapeLeft)
      expect($0.leftTitles, is: [])
      let popover = $0.names.of($0.detail?.masterPopoverController)
      expect(popover, is: "none", "after the master has come back the detail keeps no popover")
    }
    .fails(in: "willShow left out", seeing: ["Master"])
    .fails(when: "`willShow` does nothing") { $0.witness?.passesWillShow = false }
    detail("title-localized", "The button's title is the localized string for the key Master.") {
      $0.device.localize(["Master": "Liste"])
      $0.turn(.portrait)
      expect($0.leftTitles, is: ["Liste"])
    }
    .fails(in: "a title in one language", seeing: ["Master"])
    detail("bar-item-animated", "The button fades in and out: after 0.1 s it is half visible.") {
      let opacities = [UIDeviceOrientation.portrait, .landscapeLeft].map($0.barOpacity)
      expect(opacities, is: [0.5, 0.5], within: 0.1)
    }
    .fails(when: "animations are off", seeing: [1.0, 1.0]) { _ in UIView.setAnimationsEnabled(false) }
    .fails(in: "willShow left out")
  }

  // MARK: A master that never hides

  @ClaimBuilder<Way> private var keepingTheMaster: Claims<Way> {
    settings.core(
      "should-hide-no-keeps-both",
      "`shouldHide` returning false keeps master and detail visible in every orientation.",
      covers: "should-hide-no-like-settings"
    ) {
      expect($0.turnAround(), is: [[320, 447], [320, 703], [320, 447], [320, 703]])
    }
    .fails(in: "shouldHide not implemented", seeing: [[0, 768], [320, 703], [0, 768], [320, 703]])
    .fails(when: "`shouldHide` returns true") { $0.witness?.answer = true }
    settings.core(
      "should-hide-no-suppresses-button",
      "If `shouldHide` returns false, neither `willHide` nor `willShow` is called."
    ) {
      $0.turnAround()
      $0.turn(.portrait)
      expect($0.witness?.calls, is: [])
      expect($0.leftTitles, is: [], "in portrait there is no button beside a master that stays")
    }
    .fails(in: "shouldHide not implemented")
    .fails(in: "no delegate", seeing: [String]?.none)
    .fails(when: "the detail implements the other two methods", with: Way(settings: { MasterDetailApp() }))
    settings.detail("should-hide-arguments", "`shouldHide` gets the split view, master and orientation.") {
      $0.turn(.portrait)
      let asked = $0.witness?.asked
      expect(
        [$0.names.of(asked?.split), SplitScene.name(asked?.controller)],
        is: ["the split view", "MasterViewController"]
      )
      expect(asked?.orientation, is: .portrait, "`shouldHide` is asked about the orientation that comes")
    }
    .fails(in: "no delegate", seeing: ["none", "none"])
    .fails(when: "the master is another controller") { $0.replaceMaster() }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    let phone = SplitScene(way.phone, .iPhone5, on: stage).tapPlus(after: 0)
    phone.pick(0)
    stage.picture("phone", caption: "On the phone, after a row was picked")
    let scene = SplitScene(way.pad, on: stage)
    stage.picture(
      "landscape",
      caption: "Master and detail beside each other",
      showing: [.controllers { scene.split }]
    )
    stage.output("frame of the list", scene.frame(scene.masterColumn))
    stage.output("frame of the detail", scene.frame(scene.detailColumn))
    SplitScene(way.pad, on: stage).tapPlus(times: 3).pick(1)
    stage.picture("picked", caption: "The second row is picked", showing: [.touches])
    let upright = SplitScene(way.pad, on: stage).tapPlus(times: 12)
    stage.film("turn", caption: "The pad is turned upright, and the master goes", seconds: 0.6) {
      upright.device.rotate(to: .portrait, animating: true)
      upright.device.advance(by: 0.6)
    }
    upright.device.advanceUntilIdle()
    stage.picture("portrait", caption: "Upright only the detail is shown, with a button for the list")
    upright.tap(SplitScene.button)
    stage.picture("popover", caption: "The button opens the list in a popover")
    let settings = SplitScene(way.settings, on: stage)
    settings.turnAround()
    settings.turn(.portrait)
    settings.tapPlus(times: 12).pick(3)
    stage.picture("settings", caption: "A pad like its settings, held upright")
  }

  /// The pad may be turned, and rows picked, in the column or in the popover.
  func playground(_ way: Way) -> Playground? {
    func start(_ name: String, _ app: @escaping ControllerFactory<MasterDetailApp>) -> Playground.Start {
      Playground.Start(name) { $0.keep(SplitScene(app, on: $0)).tapPlus(times: 3).device }
    }
    return Playground(
      [
        .tapRow(1), .tapRow(2), .tap("Master"),
        .tap(at: CGPoint(x: 0.7, y: 0.7), called: "beside the list", while: "+"), .turn(.portrait),
        .turn(.landscapeLeft),
      ],
      note: "Three moments are in the list already. Each tap on + would add one more, so + is left out here.",
      starts: [start("The list hides", way.pad), start("The list stays", way.settings)]
    )
  }
}
