import Physics

/// What the simulation takes over of an item when it comes, or when it was changed from outside.
public struct ItemState: Equatable, Sendable {
  /// Where it is.
  public var place: ItemPlace

  /// Its size and outline.
  public var form: ItemForm

  /// Creates a state.
  public init(place: ItemPlace, form: ItemForm) {
    self.place = place
    self.form = form
  }

  var isFinite: Bool { place.center.isFinite && form.size.isFinite }
}
