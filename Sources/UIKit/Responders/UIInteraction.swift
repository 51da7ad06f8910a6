/// A behaviour that is added to a view, such as a context menu.
///
/// Source: Apple, UIInteraction.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction belongs to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or with nil before it is removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or with nil after it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view; setting it removes the present ones and adds the new ones.
  public var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !interactions.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }

  /// Adds an interaction, which is removed from its former view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; has no effect for that of another view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ensuredExtras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
