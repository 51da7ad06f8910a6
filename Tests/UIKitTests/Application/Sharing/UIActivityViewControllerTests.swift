import Simulator
import Testing
import UIKit

/// Truth: Apple, UIActivityViewController and UIActivity; the exception is that of public crash reports.
@MainActor struct UIActivityViewControllerTests {
  private final class Upload: UIActivity {
    let log = CallLog()
    var accepts = true
    var result: Bool? = true
    var controller: UIViewController?
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("com.example.upload") }
    override var activityTitle: String? { "Upload" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { accepts }
    override func prepare(withActivityItems activityItems: [Any]) { log.add("prepare \(activityItems)") }
    override var activityViewController: UIViewController? { controller }
    override func perform() {
      log.add("perform")
      if let result { activityDidFinish(result) }
    }
  }

  private let upload = Upload()
  private let results = CallLog()

  private func present(
    _ items: [Any],
    _ model: DeviceModel = .iPhone5,
    iOS version: Double = 9,
    excluding types: [UIActivity.ActivityType]? = nil
  ) -> (PresentationScene, UIActivityViewController) {
    let scene = PresentationScene(model, iOS: version)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: [upload])
    sheet.excludedActivityTypes = types
    sheet.completionWithItemsHandler = { [results, root = scene.root] type, isCompleted, _, _ in
      results.add("\(type?.rawValue ?? "none") \(isCompleted) \(root.presentedViewController == nil)")
    }
    sheet.popoverPresentationController?.sourceView = scene.root.view
    scene.root.present(sheet, animated: true)
    scene.simulator.advanceUntilIdle()
    return (scene, sheet)
  }

  private func rows(in view: UIView) -> [UITableViewCell] {
    if let table = view as? UITableView { return table.visibleCells }
    return view.subviews.flatMap(rows)
  }

  private func titles(in sheet: UIActivityViewController) -> [String?] {
    rows(in: sheet.view).map(\.textLabel?.text)
  }

  private func choose(_ title: String, _ scene: PresentationScene, _ sheet: UIActivityViewController) throws {
    scene.simulator.tap(try #require(rows(in: sheet.view).first { $0.textLabel?.text == title }))
    scene.simulator.advanceUntilIdle()
  }

  @Test func servicesThatCanUseTheItemsAreListedSharesFirst() {
    let (_, sheet) = present(["text"])
    #expect(titles(in: sheet) == ["AirDrop", "Message", "Mail", "Upload", "Copy"])
    upload.accepts = false
    let (_, other) = present([7])
    #expect(titles(in: other) == [])
  }

  @Test func excludedTypesAreNotListed() {
    let (_, sheet) = present([URL(string: "https://example.com")!], excluding: [.mail, .airDrop])
    #expect(titles(in: sheet) == ["Message", "Upload", "Copy", "Add to Reading List"])
  }

  @Test(arguments: [8.0, 9, 13])
  func aServicePreparesPerformsAndTheSheetGoesBeforeTheResult(version: Double) throws {
    let (scene, sheet) = present(["text"], iOS: version)
    #expect(scene.log.take() == [])
    try choose("Upload", scene, sheet)
    #expect(upload.log.take() == ["prepare [\"text\"]", "perform"])
    #expect(results.take() == ["com.example.upload true true"])
    #expect(
      scene.simulator.sharedItems.map(\.activityType) == [UIActivity.ActivityType("com.example.upload")]
    )
    #expect(scene.simulator.sharedItems.first?.items.first as? String == "text")
    #expect(scene.showsOnlyTheRoot)
  }

  @Test func aFailedServiceSharesNothing() throws {
    upload.result = false
    let (scene, sheet) = present(["text"])
    try choose("Upload", scene, sheet)
    #expect(results.take() == ["com.example.upload false true"])
    #expect(scene.simulator.sharedItems.isEmpty && scene.showsOnlyTheRoot)
  }

  @Test func theSheetStaysUntilTheServiceHasFinished() throws {
    upload.result = nil
    let (scene, sheet) = present(["text"])
    try choose("Upload", scene, sheet)
    #expect(scene.root.presentedViewController === sheet && results.take() == [])
    upload.activityDidFinish(true)
    scene.simulator.advanceUntilIdle()
    #expect(results.take() == ["com.example.upload true true"])
  }

  @Test func theControllerOfAServiceIsPresentedAndDismissedWithTheSheet() throws {
    let controller = UIViewController()
    upload.controller = controller
    let (scene, sheet) = present(["text"])
    try choose("Upload", scene, sheet)
    #expect(sheet.presentedViewController === controller && upload.log.take() == ["prepare [\"text\"]"])
    upload.activityDidFinish(true)
    scene.simulator.advanceUntilIdle()
    #expect(results.take() == ["com.example.upload true true"] && scene.showsOnlyTheRoot)
  }

  @Test func cancellingReportsNoService() {
    let (scene, sheet) = present(["text"])
    scene.simulator.tap(button(titled: "Cancel", in: sheet.view)!)
    scene.simulator.advanceUntilIdle()
    #expect(results.take() == ["none false true"] && scene.showsOnlyTheRoot)
    let (again, _) = present(["text"])
    again.simulator.tap(at: CGPoint(x: 160, y: 40))
    again.simulator.advanceUntilIdle()
    #expect(results.take() == ["none false true"] && again.simulator.sharedItems.isEmpty)
  }

  @Test func thePasteboardAndThePhotosReceiveTheItems() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let (scene, sheet) = present(["text", image])
    try choose("Copy", scene, sheet)
    #expect(UIPasteboard.general.string == "text" && UIPasteboard.general.image === image)
    #expect(scene.simulator.sharedItems.map(\.activityType) == [.copyToPasteboard])
    let (other, second) = present([image])
    try choose("Save Image", other, second)
    #expect(other.simulator.photos.first === image)
  }

  @Test func onAPadItIsAPopoverThatATapOutsideCancels() {
    let (scene, sheet) = present(["text"], .iPad)
    #expect(sheet.popoverPresentationController?.presentationStyle == .popover)
    #expect(button(titled: "Cancel", in: sheet.view) == nil && titles(in: sheet).count == 5)
    scene.simulator.tap(at: CGPoint(x: 20, y: 1000))
    scene.simulator.advanceUntilIdle()
    #expect(results.take() == ["none false true"] && scene.showsOnlyTheRoot)
  }

  @Test func onAPadWithoutASourceItRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator.boot(.iPad, iOS: 9)
        let root = UIViewController()
        simulator.launch(root)
        root.present(
          UIActivityViewController(activityItems: ["text"], applicationActivities: nil),
          animated: false
        )
        simulator.advanceUntilIdle()
      }
    }
    expectRaised(
      result,
      "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView "
        + "or barButtonItem set before the presentation occurs."
    )
  }

  @Test func theTypesHaveApplesNames() {
    #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
    #expect(UIActivity.ActivityType.copyToPasteboard.rawValue == "com.apple.UIKit.activity.CopyToPasteboard")
    #expect(UIActivity.ActivityType("a") == UIActivity.ActivityType(rawValue: "a"))
  }

  @Test func aSheetIsReleased() {
    weak var sheet: UIActivityViewController?
    let scene = PresentationScene()
    do {
      let shown = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet = shown
      scene.root.present(shown, animated: true)
    }
    scene.simulator.advanceUntilIdle()
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(sheet == nil)
  }
}
