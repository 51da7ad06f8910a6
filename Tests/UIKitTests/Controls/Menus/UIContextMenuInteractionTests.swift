import Simulator
import Testing
import UIKit

/// Truth: Apple, UIContextMenuInteraction and its delegate: which calls there are, a press of half a second, and whose place a preview
/// has.
@MainActor struct UIContextMenuInteractionTests {
  private final class Owner: UIContextMenuInteractionDelegate {
    let log = CallLog()
    var hasMenu = true
    var preview: (() -> UIViewController?)?
    var commits = false

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("configuration \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: "photo" as NSString, previewProvider: preview) {
        suggested in
        #expect(suggested.isEmpty)
        return UIMenu(children: [UIAction(title: "Delete") { [log = self.log] _ in log.add("Delete") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.add("highlight \(configuration.identifier as? NSString ?? "")")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("willDisplay")
      animator?.addCompletion { [log] in log.add("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("willEnd")
      animator?.addCompletion { [log] in log.add("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.add("commit")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [log] in log.add("committed") }
    }
  }

  @MainActor private struct Scene {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let owner = Owner()
    let photo = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 80))
    let interaction: UIContextMenuInteraction

    init() {
      let controller = UIViewController()
      device.launch(controller)
      controller.view.addSubview(photo)
      interaction = UIContextMenuInteraction(delegate: owner)
      photo.addInteraction(interaction)
    }

    func press(_ duration: TimeInterval = 0.6) {
      device.press(at: CGPoint(x: 110, y: 220), duration: duration)
      device.advanceUntilIdle()
    }
  }

  @Test func theCallsComeInOrder() {
    let scene = Scene()
    scene.press(0.4)
    #expect(scene.owner.log.take() == [] && scene.interaction.menuAppearance == .unknown)
    scene.press()
    #expect(scene.owner.log.take() == ["configuration 10 20", "highlight photo", "willDisplay", "displayed"])
    #expect(scene.interaction.menuAppearance == .rich && scene.device.menuItems == ["Delete"])
    #expect(scene.interaction.location(in: nil) == CGPoint(x: 110, y: 220))
    scene.device.chooseMenuItem("Delete")
    #expect(scene.owner.log.take() == ["willEnd", "Delete", "ended"])
    #expect(scene.interaction.menuAppearance == .unknown)
  }

  @Test func withoutAConfigurationNothingHappens() {
    let scene = Scene()
    scene.owner.hasMenu = false
    scene.press()
    #expect(scene.owner.log.take() == ["configuration 10 20"] && scene.device.shownMenu == nil)
  }

  @Test func aViewHasItsInteractions() {
    let scene = Scene()
    #expect(scene.interaction.view === scene.photo && scene.photo.interactions.count == 1)
    let other = UIView()
    other.addInteraction(scene.interaction)
    #expect(scene.interaction.view === other && scene.photo.interactions.isEmpty)
    scene.press()
    #expect(scene.owner.log.take() == [])
    other.interactions = []
    #expect(scene.interaction.view == nil)
  }

  @Test func aTapOnThePreviewCommits() {
    let scene = Scene()
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 150)
    scene.owner.preview = { preview }
    scene.press()
    #expect(preview.view.window != nil && preview.view.bounds.size == CGSize(width: 200, height: 150))
    _ = scene.owner.log.take()
    scene.device.tap(preview.view)
    scene.device.advanceUntilIdle()
    #expect(scene.owner.log.take() == ["commit", "willEnd", "committed", "ended"])
    #expect(preview.view.window == nil)
  }

  @Test func theMenuCanBeReplacedAndDismissedByCode() {
    let scene = Scene()
    scene.press()
    scene.interaction.updateVisibleMenu {
      $0.replacingChildren($0.children + [UIAction(title: "Copy") { _ in }])
    }
    #expect(scene.device.menuItems == ["Delete", "Copy"])
    scene.interaction.dismissMenu()
    #expect(scene.device.shownMenu == nil)
    scene.device.advanceUntilIdle()
    #expect(scene.owner.log.take().last == "ended")
  }

  @Test func aTurnOfTheInterfaceDismissesTheMenu() {
    let scene = Scene()
    scene.press()
    scene.device.rotateLeft()
    #expect(scene.device.shownMenu == nil)
  }

  @Test func aPreviewNeedsAContainerInAWindow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot()
        _ = UIPreviewTarget(container: UIView(), center: .zero)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIPreviewTarget requires that the container view is in a window, but it is not."))
  }
}
