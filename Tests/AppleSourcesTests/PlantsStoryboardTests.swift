import Simulator
import Testing
@testable import TranslatedSample
import UIKit

/// Truth: what the storyboard and the xib in `Tests/TranslatedSample/Plants` say, and what they do on a device, by Apple's
/// documentation of storyboards, segues, nibs and `awakeFromNib`.
@MainActor struct PlantsStoryboardTests {
  private func launch() throws -> (Simulator, UINavigationController, PlantsController) {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    simulator.launch(storyboard: "Plants")
    let root = simulator.application.keyWindow?.rootViewController
    let navigation = try #require(root as? UINavigationController)
    return (simulator, navigation, try #require(navigation.topViewController as? PlantsController))
  }

  private func openPlant() throws -> (Simulator, PlantsController, PlantController) {
    let (simulator, navigation, list) = try launch()
    simulator.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
    simulator.advance(by: 1)
    return (simulator, list, try #require(navigation.topViewController as? PlantController))
  }

  @Test func theInitialSceneIsThereWithItsChildrenAndBars() throws {
    let (_, navigation, list) = try launch()
    #expect(navigation.navigationBar.barTintColor == UIColor(red: 0.5, green: 0.75, blue: 0.5, alpha: 1))
    #expect(list.navigationItem.title == "Plants")
    #expect(list.navigationItem.leftBarButtonItem?.title == "Settings")
    #expect(list.log == ["awake, view not loaded"])
    #expect(list.tableView.rowHeight == 60)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.storyboard != nil)
  }

  @Test func prototypeCellsAreMadeAnewWithTheirStyleAndOutlets() throws {
    let (simulator, _, list) = try launch()
    let cells = try (0..<4).map { row in
      try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    #expect(cells.prefix(3).map { $0.textLabel?.text } == ["Ash", "Birch", "Cedar"])
    #expect(cells[0].detailTextLabel?.text == "3 letters")
    #expect(cells[0].textLabel?.font == .boldSystemFont(ofSize: 18))
    #expect(cells[0].accessoryType == .disclosureIndicator)
    #expect(cells[0].reuseIdentifier == "plant")
    let water = try #require(cells[3] as? WaterCell)
    #expect(water.level.progress == 0.25)
    #expect(water.selectionStyle == .none)
    let button = try #require(water.contentView.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.currentTitle == "Water all" && button.buttonType == .system)
    simulator.tap(button)
    #expect(list.waterings == 1)
  }

  @Test func barButtonItemsSendTheirActions() throws {
    let (simulator, _, list) = try launch()
    simulator.tap(at: CGPoint(x: 350, y: 42))
    #expect(list.plants.last == "Daisy")
    #expect(list.tableView.numberOfRows(inSection: 0) == 5)
  }

  @Test func aRowOpensItsPlantAndOutletsAreConnectedBeforeViewDidLoad() throws {
    let (_, _, plant) = try openPlant()
    #expect(plant.nameLabel.text == "Birch")
    #expect(plant.nameLabel.textAlignment == .center)
    #expect(plant.nameLabel.font == .systemFont(ofSize: 24, weight: .light))
    #expect(plant.nameLabel.textColor == UIColor(red: 0.2, green: 0.4, blue: 0.2, alpha: 1))
    #expect(plant.noteField.placeholder == "Note" && plant.noteField.borderStyle == .roundedRect)
    #expect(plant.noteField.returnKeyType == .done && plant.noteField.autocapitalizationType == .words)
    #expect(plant.noteField.delegate === plant)
    #expect(plant.buttons.map(\.currentTitle) == ["Back to the list", "Shout"])
    #expect(plant.nameLabel.frame == CGRect(x: 20, y: 80, width: 335, height: 30))
  }

  /// The document's own texts are German: those above come from `en.lproj/Plants.strings`.
  ///
  /// A table of strings has its English file
  /// alone, so a key of the German one is not found.
  @Test func textsAreThoseOfTheEnglishLocalization() throws {
    let (_, _, plant) = try openPlant()
    #expect(plant.noteField.placeholder == "Note")
    #expect(plant.buttons.last?.currentTitle == "Shout")
    #expect(NSLocalizedString("plant.unnoted", comment: "") == "Nothing \"noted\" yet")
    #expect(NSLocalizedString("plant.wilted", comment: "") == "plant.wilted")
  }

  @Test func aCustomViewHasItsAttributesBeforeItsOwnInitializerGoesOn() throws {
    let (_, _, plant) = try openPlant()
    let leaf: LeafView = plant.leaf
    #expect(leaf.colorInInit == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    #expect(leaf.boundsInInit == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(leaf.alpha == 0.5, "what the initializer sets after UIKit's stays")
    #expect(leaf.tag == 7 && leaf.accessibilityLabel == "Leaf" && leaf.isAccessibilityElement)
    #expect(leaf.layer.cornerRadius == 25)
    #expect(leaf.veins == 9 && leaf.species == "ash")
    #expect(leaf.lean == 2.5 && leaf.shade == 0.1)
    #expect(leaf.isAwake, "awakeFromNib comes after the attributes")
  }

  @Test func anObjectOfTheSceneHasItsOutletsAndIsOneItself() throws {
    let (_, _, plant) = try openPlant()
    #expect(plant.can.litres == 2)
    #expect(plant.can.label === plant.nameLabel)
    #expect(plant.can.isAwake, "objects that aren't responders wake up, too")
  }

  /// A delegate from the storyboard is there before the view, in containers too.
  @Test func anObjectOfTheSceneComesWithItsController() throws {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let storyboard = UIStoryboard(name: "Plants", bundle: nil)
    let plant = try #require(
      storyboard.instantiateViewController(withIdentifier: "plant") as? PlantController
    )
    #expect(!plant.isViewLoaded && plant.can.litres == 2)
    let can = plant.can
    plant.loadViewIfNeeded()
    #expect(plant.can === can && plant.can.label === plant.nameLabel)
  }

  @Test func recognizersFieldsAndTheResponderChainSendActions() throws {
    let (simulator, _, plant) = try openPlant()
    simulator.tap(plant.leaf)
    simulator.advance(by: 1)
    #expect(plant.taps == 0)
    simulator.doubleTap(plant.leaf)
    #expect(plant.taps == 1)
    simulator.tap(plant.noteField)
    simulator.type("Hi")
    #expect(plant.notes == ["H", "Hi"])
    // The keyboard covers the button.
    plant.noteField.resignFirstResponder()
    simulator.advance(by: 1)
    simulator.tap(plant.buttons[1])
    #expect(plant.shouts == 1)
  }

  @Test func aContainerEmbedsItsScene() throws {
    let (_, _, plant) = try openPlant()
    let help = try #require(plant.embedded)
    #expect(plant.children == [help])
    #expect(help.view.superview?.frame == CGRect(x: 20, y: 300, width: 335, height: 100))
    let label = try #require(help.view.subviews.first as? UILabel)
    #expect(label.text == "Tap the leaf twice.\nThen look.")
    #expect(label.numberOfLines == 0)
    #expect(help.view.backgroundColor == .white, "as Xcode 11 names a colour of iOS 13 and the one before")
    #expect(label.font == .preferredFont(forTextStyle: .body))
  }

  @Test func unwindingFindsTheControllerWithTheAction() throws {
    let (simulator, list, plant) = try openPlant()
    simulator.tap(plant.buttons[0])
    simulator.advance(by: 1)
    #expect(list.log.last == "unwind from PlantController")
    #expect(list.navigationController?.topViewController === list)
  }

  @Test func staticCellsAreThoseOfTheDocument() throws {
    let (simulator, navigation, _) = try launch()
    simulator.tap(at: CGPoint(x: 30, y: 42))
    simulator.advance(by: 1)
    let settings = try #require(navigation.presentedViewController as? GardenSettingsController)
    #expect(settings.modalTransitionStyle == .flipHorizontal)
    #expect(settings.title == "Settings")
    let table: UITableView = settings.tableView
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(settings.areaCell === table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(settings.areaCell.textLabel?.text == "Area" && settings.areaCell.detailTextLabel?.text == "20")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 88)
    simulator.tap(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    simulator.advance(by: 1)
    #expect(settings.presentedViewController is PlantController, "the second row has a segue")
  }

  @Test func scenesAreInstantiatedByTheirIdentifiersAndBySegues() throws {
    let (simulator, _, list) = try launch()
    let storyboard = UIStoryboard(name: "Plants", bundle: nil)
    let plant = try #require(
      storyboard.instantiateViewController(withIdentifier: "plant") as? PlantController
    )
    #expect(!plant.isViewLoaded)
    plant.loadViewIfNeeded()
    #expect(plant.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667), "the size of the document")
    list.performSegue(withIdentifier: "settings", sender: nil)
    simulator.advance(by: 1)
    #expect(list.presentedViewController is GardenSettingsController)
  }

  @Test func aControllerFindsTheNibOfItsName() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 6)
    let card = PlantCardController()
    simulator.launch(card)
    #expect(card.caption.text == "Card")
    // 320 × 460 points below the status bar: 260 more than in the document.
    #expect(
      card.caption.frame == CGRect(x: 20, y: 160 + card.view.bounds.height - 200, width: 280, height: 21)
    )
    let light = try #require(card.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(light.numberOfSegments == 3 && light.selectedSegmentIndex == 1)
    #expect(light.titleForSegment(at: 0) == "Sun" && light.imageForSegment(at: 2) != nil)
    #expect(!light.isEnabledForSegment(at: 2) && light.widthForSegment(at: 2) == 30)
    let water = try #require(card.view.subviews.compactMap { $0 as? UIStepper }.first)
    #expect([water.minimumValue, water.value, water.maximumValue, water.stepValue] == [20, 60, 300, 5])
    #expect(water.wraps && water.autorepeat && water.isContinuous)
    let slider = try #require(card.view.subviews.compactMap { $0 as? UISlider }.first)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [10, 30, 50])
    #expect(!slider.isContinuous)
    #expect(slider.minimumTrackTintColor == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    let button = try #require(card.view.subviews.last as? UIButton)
    #expect(
      button.buttonType == .custom && button.currentTitleColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    simulator.tap(button)
    #expect(card.turns == 1)
  }

  @Test func objectsOfAReleasedSceneAreReleased() throws {
    final class Witness {
      weak var controller: PlantController?
      weak var leaf: LeafView?
    }
    let witness = Witness()
    let list: PlantsController
    let simulator: Simulator
    do {
      let opened = try openPlant()
      (simulator, list) = (opened.0, opened.1)
      (witness.controller, witness.leaf) = (opened.2, opened.2.leaf)
    }
    #expect(witness.controller != nil && witness.leaf != nil)
    list.navigationController?.popViewController(animated: false)
    simulator.advance(by: 1)
    #expect(witness.controller == nil && witness.leaf == nil)
  }
}
