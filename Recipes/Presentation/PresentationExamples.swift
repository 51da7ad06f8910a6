import UIKit

/// What the variants are made of.
struct PresentationExamples {
  /// The list that presents a form, which presents photos.
  var contacts: @MainActor () -> ContactsController = { ContactsController() }

  /// The same list as a tab.
  var tabs: @MainActor () -> ContactsTabsController = { ContactsTabsController() }

  /// The same list in one half of the screen.
  var halves: @MainActor () -> HalvesController = { HalvesController() }

  /// A controller that shows others in every way there is.
  var fourWays: @MainActor () -> FourWaysController = { FourWaysController() }
}
